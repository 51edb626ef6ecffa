import type {About, Rule} from '../rule';
import {withKeys} from './example';

export const severalAssignments: Rule = {
  id: 'several-assignments',
  severity: 'warning',
  certainty: 'sure',
  why: 'Each assignment replaces the whole configuration, so only the last one has an effect.',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  check({file, report}) {
    const places = new Map(
      file.roots.filter(({always}) => always).map((root) => [root.start, root]),
    );
    const last = [...places.keys()].at(-1);
    for (const [start, root] of places) {
      if (start !== last) {
        report({
          at: {start, end: Math.min(root.end, root.value.start + 1)},
          message: 'A later assignment replaces this configuration.',
        });
      }
    }
  },
};

export const about = (): About => ({
  title: 'window.config is set several times',
  threads: {
    none: 'it follows from JavaScript: the last assignment replaces the others without a message.',
  },
  firing: [
    {code: `window.config = {modes: [], extensions: []};\n${withKeys('')}`},
    {
      code: 'window.config = {};\nwindow.config = {modes: [], extensions: []};\n',
    },
  ],
  silent: [
    {code: withKeys('')},
    {
      code: "if (location.port === '3000') {\n  window.config = {modes: [], extensions: []};\n} else {\n  window.config = {modes: [], extensions: [], showStudyList: true};\n}\n",
    },
  ],
});
