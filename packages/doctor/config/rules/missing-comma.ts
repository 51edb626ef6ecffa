// cspell:ignore configjs
import {ruleOf, type About} from '../rule';
import {withKeys, withOptions} from './example';

export const rule = ruleOf({
  id: 'missing-comma',
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
});

export const about = (): About => ({
  title: 'A comma is missing',
  threads: {
    none: 'the threads of `syntax-error` cover it; it has a fix, unlike other syntax errors.',
  },
  firing: [
    withKeys('maxNumRequests: {\n  interaction: 100¦\n  thumbnail: 75,\n},'),
    withKeys('useCursors: true¦\nautoPlayCine: false,'),
    withOptions("friendlyName: 'Archive'¦\nsupportsWildcard: true,"),
    withKeys('whiteLabeling: {}¦ // the logo\nuseCursors: true,'),
  ],
  silent: [
    withKeys('maxNumRequests: {interaction: 100, thumbnail: 75},'),
    'window.config = {modes: [], extensions: []}\n',
  ],
});
