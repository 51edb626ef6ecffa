import {stringOf} from '../model';
import {ruleOf, type About} from '../rule';
import {commaList, dicomwebOf} from '../sources';
import {withOptions} from './example';

/** Kinds that code compares with; shipped files also list two that no code reads. */
const kinds = ['bulkdata', 'video', 'pdf'];
const unread = ['image', 'thumbnail'];

export const rule = ruleOf({
  id: 'singlepart-value',
  severity: 'warning',
  why: '"singlepart" is `true`, or a list in one string, separated by commas: bulkdata, video, pdf. Other words have no effect.',
  page: 'configuration/dataSources/dicom-web#fetching',
  check({sources, report}) {
    for (const configuration of dicomwebOf(sources)) {
      const value = stringOf(configuration, 'singlepart');
      for (const word of commaList(value?.value ?? '')) {
        if (!kinds.includes(word)) {
          report({
            at: value!,
            severity: unread.includes(word) ? 'info' : undefined,
            message: `"singlepart" has no kind "${word}". Kinds: ${kinds.join(', ')}.`,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'singlepart contains a kind that does not exist',
  threads: ['OHIF/Viewers#3826'],
  firing: [
    withOptions("singlepart: ¦'bulkData,video',"),
    withOptions("singlepart: ¦'image',"),
  ],
  silent: [
    withOptions("singlepart: 'bulkdata, video,pdf',"),
    withOptions('singlepart: true,'),
  ],
});
