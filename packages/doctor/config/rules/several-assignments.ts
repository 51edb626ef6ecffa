import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'several-assignments',
  severity: 'warning',
  why: 'Each assignment replaces the whole configuration, so only the last one has an effect.',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  check({file, report}) {
    for (const at of file.replaced) {
      report({at, message: 'A later assignment replaces this configuration.'});
    }
  },
});

export const about = (): About => ({
  title: 'window.config is set several times',
  threads: {
    none: 'it follows from JavaScript: the last assignment replaces the others without a message.',
  },
  firing: [
    `window.config = {modes: [], extensions: []};\n${withKeys('')}`,
    '¦window.config = {};\nwindow.config = {modes: [], extensions: []};\n',
  ],
  silent: [
    "if (location.port === '3000') {\n  window.config = {modes: [], extensions: []};\n} else {\n  window.config = {modes: [], extensions: [], showStudyList: true};\n}\n",
  ],
});
