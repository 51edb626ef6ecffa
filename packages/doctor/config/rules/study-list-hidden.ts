import {lacks} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'study-list-hidden',
  severity: 'warning',
  certainty: 'likely',
  why: 'A missing key leaves the study list out: "/" shows nothing, and only links into a mode work. If that is what you want, write `showStudyList: false`.',
  page: 'configuration/configurationFiles#startup-keys',
  check({config, knowledge, report}) {
    if (lacks(config, 'showStudyList', knowledge.keys)) {
      report({
        opening: config,
        message: '"showStudyList" is missing.',
        add: 'showStudyList: true',
      });
    }
  },
});

export const about = (): About => ({
  title: 'showStudyList is missing',
  threads: ['OHIF/Viewers#3051'],
  firing: [
    withKeys('').replace('  showStudyList: true,\n', ''),
    'window.config = ¦{modes: [], extensions: []};\n',
  ],
  silent: [
    'window.config = {modes: [], extensions: [], showStudyList: false};\n',
  ],
});
