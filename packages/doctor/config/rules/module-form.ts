import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'module-form',
  severity: 'warning',
  certainty: 'likely',
  why: 'The page loads app-config.js as a plain script, which has neither "module.exports" nor "export". Such a file works only if your own build turns it into "window.config = …".',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  check({file, report}) {
    const {root, text} = file;
    if (root && file.isTypeScript) {
      report({
        opening: root,
        message: 'This file is TypeScript, which no browser can run.',
        why: 'The page loads app-config.js as it is. The rest was checked without its types; remove them, or let your own build do it.',
      });
    }
    const form =
      root &&
      /^(?:module\.exports\s*=|export\s+default)\s*/.exec(
        text.slice(root.start),
      );
    const {moduleAt = -1} = file;
    if (
      root &&
      moduleAt !== -1 &&
      !file.isTypeScript &&
      !(form && moduleAt === root.start)
    ) {
      const isMeta = text.startsWith('import.meta', moduleAt);
      report({
        at: {start: moduleAt, end: moduleAt + 1},
        message:
          'Only a module can have this. In a script, it is a syntax error.',
        why: 'The page loads app-config.js as a plain script, so the browser runs none of the file, and the page stays blank. No build of the platform changes it.',
        severity: 'error',
        certainty: isMeta ? 'sure' : undefined,
      });
    }
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
});

export const about = (): About => ({
  title: 'The file is a module, not a script',
  threads: {
    none: 'it follows from `index.html`, which loads the file as a plain script.',
  },
  firing: [
    '¦module.exports = {modes: [], extensions: []};\n',
    'export default {modes: [], extensions: []};\n',
    `interface Site {\n  base: string;\n}\nconst site: Site = {base: '/rs'};\n${withKeys('')}`,
    withKeys('').replace('window.config', '(window as any).config'),
    withKeys('debug: import.meta.env.DEV,'),
    `import {site} from './site.js';\n${withKeys('')}`,
    `await fetch('/site');\n${withKeys('')}`,
  ],
  silent: [
    `const load = async () => {\n  await import('/a.js');\n};\n${withKeys('')}`,
    'window.config = () => ({modes: [], extensions: []});\n',
  ],
});
