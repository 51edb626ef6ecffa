// cspell:ignore configjs
import type {About, Rule} from '../rule';
import {withKeys} from './example';

const unreadable = new Set([
  'file-empty',
  'not-text',
  'html-page',
  'file-too-large',
  'nested-too-deeply',
]);

export const isUnreadable = (id: string) => unreadable.has(id);

export const syntaxError: Rule = {
  id: 'syntax-error',
  severity: 'error',
  certainty: 'sure',
  why: 'The browser does not run any part of a file that has a syntax error: window.config is not set, and the page stays blank.',
  page: 'configuration/configurationFiles#uncaught-syntaxerror-unexpected-token-in-app-configjs',
  needsRoot: false,
  correctsSyntax: true,
  check({file, report}) {
    for (const problem of file.problems) {
      if (problem.id !== 'missing-comma' && !isUnreadable(problem.id)) {
        report({at: problem, message: problem.message, fix: problem.fix});
      }
    }
  },
};

export const about = (): About => ({
  title: 'The file has a syntax error',
  threads: ['OHIF/Viewers#1305'],
  firing: [
    {code: "window.config = {\n  routerBasename = '/',\n};\n"},
    {code: 'window.config = {\n  routerBasename: ‘/’,\n};\n'},
    {
      code: "window.config = {\n  modes: [],\n  dataSources: [\n    {sourceName: 'a'},\n};\n",
    },
  ],
  silent: [
    {code: withKeys('maxNumberOfWebWorkers: 3,')},
    {
      code: '/** @type {AppTypes.Config} */\nwindow.config = {modes: [], extensions: []};\n',
    },
  ],
});
