import type {About, Rule} from '../rule';
import {withKeys} from './example';

export const moduleForm: Rule = {
  id: 'module-form',
  severity: 'warning',
  certainty: 'likely',
  why: 'The page loads app-config.js as a plain script, which has neither "module.exports" nor "export". Such a file works only if your own build turns it into "window.config = …".',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  check({file, report}) {
    const {root, text} = file;
    const form =
      root &&
      /^(?:module\.exports\s*=|export\s+default)\s*/.exec(
        text.slice(root.start),
      );
    if (form) {
      report({
        at: {start: root.start, end: root.start + form[0].trimEnd().length},
        message: `The browser does not know "${form[0].trim()}".`,
        fix: {
          title: 'Assign it to window.config',
          edits: [
            {
              start: root.start,
              end: root.start + form[0].length,
              text: 'window.config = ',
            },
          ],
        },
      });
    }
  },
};

export const about = (): About => ({
  title: 'The file is a module, not a script',
  threads: {
    none: 'it follows from `index.html`, which loads the file as a plain script.',
  },
  firing: [
    {code: 'module.exports = {modes: [], extensions: []};\n'},
    {code: 'export default {modes: [], extensions: []};\n'},
  ],
  silent: [
    {code: withKeys('')},
    {code: 'window.config = () => ({modes: [], extensions: []});\n'},
  ],
});
