// cspell:ignore configjs
import type {About, Rule} from '../rule';
import {withKeys} from './example';

export const missingComma: Rule = {
  id: 'missing-comma',
  severity: 'error',
  certainty: 'sure',
  why: 'The browser does not run any part of a file that has a syntax error: window.config is not set, and the page stays blank.',
  page: 'configuration/configurationFiles#uncaught-syntaxerror-unexpected-token-in-app-configjs',
  needsRoot: false,
  correctsSyntax: true,
  check({file, report}) {
    for (const problem of file.problems) {
      if (problem.id === 'missing-comma') {
        report({at: problem, message: problem.message, fix: problem.fix});
      }
    }
  },
};

export const about = (): About => ({
  title: 'A comma is missing',
  threads: {
    none: 'the threads of `syntax-error` cover it; it has a fix, unlike other syntax errors.',
  },
  firing: [
    {
      code: withKeys(
        'maxNumRequests: {\n  interaction: 100\n  thumbnail: 75,\n},',
      ),
    },
    {code: withKeys('useCursors: true\nautoPlayCine: false,')},
  ],
  silent: [
    {code: withKeys('maxNumRequests: {interaction: 100, thumbnail: 75},')},
    {code: 'window.config = {modes: [], extensions: []}\n'},
  ],
});
