import {itemsOf, valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withOptions} from './example';

export const rule = ruleOf({
  id: 'accept-header',
  severity: 'warning',
  certainty: 'likely',
  why: 'The viewer sends the elements unchanged as the Accept header of WADO-RS requests. Frames are sent as "multipart/related" with a type in quotation marks; a strict archive rejects any other form with 406. Omit the option to use the default.',
  page: 'configuration/dataSources/dicom-web#fetching',
  check({sources, report}) {
    for (const configuration of dicomwebOf(sources)) {
      const items = itemsOf(valueOf(configuration, 'acceptHeader'));
      const ignored = [
        'requestTransferSyntaxUID',
        'omitQuotationForMultipartRequest',
      ];
      for (const property of items.length ? configuration.properties : []) {
        if (ignored.includes(property.key)) {
          report({
            key: property,
            certainty: 'sure',
            message: `"${property.key}" has no effect next to "acceptHeader".`,
            why: 'The viewer sends "acceptHeader" unchanged and ignores the other option.',
          });
        }
      }
      for (const item of items) {
        if (item.kind !== 'string') {
          continue;
        }
        if (
          !/^(multipart\/related|image\/|video\/|application\/|\*\/\*)/.test(
            item.value,
          )
        ) {
          report({
            at: item,
            severity: 'error',
            certainty: 'sure',
            message: `"${item.value}" is not a media type.`,
          });
        } else if (
          /^(application\/dicom\+json|application\/json)/.test(item.value)
        ) {
          report({
            at: item,
            message: `"${item.value}" is the type of metadata, not of frames.`,
          });
        } else if (/^multipart\/related(?!.*type=)/.test(item.value)) {
          report({
            at: item,
            message: 'There is no "type" in this Accept header.',
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'acceptHeader does not request frames',
  threads: ['OHIF/Viewers#2969', 'OHIF/Viewers#3990'],
  firing: [
    withOptions(
      "acceptHeader: ['multipart/related; type=\"application/octet-stream\"'],\nrequestTransferSyntaxUID: '1.2.840.10008.1.2.1',",
    ),
    withOptions("acceptHeader: [¦'application/dicom+json'],"),
    withOptions("acceptHeader: ['octet-stream'],"),
    withOptions("acceptHeader: ['multipart/related'],"),
  ],
  silent: [
    withOptions("acceptHeader: ['multipart/related; type=image/jls; q=1'],"),
    withOptions(
      'acceptHeader: [\'multipart/related; type="application/octet-stream"\'],',
    ),
  ],
});
