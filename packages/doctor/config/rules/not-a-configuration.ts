import {ruleOf, type About} from '../rule';
import {isUnreadable} from './syntax-error';

export const rule = ruleOf({
  id: 'not-a-configuration',
  why: 'The viewer needs a script that sets window.config. An HTML page at this URL means that the server does not have the file and returns index.html instead.',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  needsRoot: false,
  check({file, report}) {
    for (const problem of file.problems) {
      if (isUnreadable(problem.id)) {
        report({at: problem, message: problem.message});
      }
    }
  },
});

export const about = (): About => ({
  title: 'The text is not a configuration file',
  threads: ['OHIF/Viewers#1305', 'OHIF/Viewers#719'],
  firing: [
    '¦<!doctype html>\n<html><head><title>Viewer</title></head></html>\n',
    '¦\n\n',
  ],
  silent: [
    '// <!doctype html> is not here\nwindow.config = {modes: [], extensions: []};\n',
  ],
});
