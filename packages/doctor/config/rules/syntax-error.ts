// cspell:ignore configjs
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const unreadable = new Set([
  'file-empty',
  'not-text',
  'html-page',
  'file-too-large',
  'nested-too-deeply',
]);

export const isUnreadable = (id: string) => unreadable.has(id);

export const rule = ruleOf({
  id: 'syntax-error',
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
});

export const about = (): About => ({
  title: 'The file has a syntax error',
  threads: ['OHIF/Viewers#1305'],
  firing: [
    "window.config = {\n  routerBasename ¦= '/',\n};\n",
    'window.config = {\n  routerBasename: ¦‘/’,\n};\n',
    "window.config = {\n  modes: [],\n  dataSources: [\n    {sourceName: 'a'},\n¦};\n",
    withKeys("showPatientInfo: ¦'visible,"),
    withKeys('useCursors: true¦;'),
    withKeys('useCursors: true,¦,'),
    'window.config = ¦{\n  modes: [],\n  extensions: [],\n',
    '¦<<<<<<< HEAD\nwindow.config = {modes: [], extensions: []};\n',
    withKeys(
      'whiteLabeling: {createLogoComponentFn: () => ¦<img src="/a.svg" />},',
    ),
  ],
  silent: [
    withKeys('maxNumberOfWebWorkers: 3,'),
    '/** @type {AppTypes.Config} */\nwindow.config = {modes: [], extensions: []};\n',
  ],
});
