// cspell:ignore dangerouslyusedynamicconfig
import {ruleOf, type About} from '../rule';
import {asFunction} from './example';

export const rule = ruleOf({
  id: 'nothing-set',
  why: 'The viewer uses only window.config. Without it, the console shows "Cannot read properties of undefined (reading \'dangerouslyUseDynamicConfig\')", and the page stays blank.',
  page: 'configuration/configurationFiles#cannot-read-properties-of-undefined-reading-dangerouslyusedynamicconfig',
  needsRoot: false,
  check({file, report}) {
    if (file.unassigned) {
      const {name, start, isFunction} = file.unassigned;
      report({
        at: {start, end: start + 1},
        message: isFunction
          ? `"${name}" is a function of this file, but nothing assigns what it returns to window.config.`
          : `"${name}" is a constant of this file, but nothing assigns it to window.config.`,
      });
    } else if (
      !file.root &&
      file.form === 'script' &&
      !/\bconfig\b\s*(=|\])|module\.exports|export\s+default/.test(file.text) &&
      !file.problems.length
    ) {
      report({
        at: {start: 0, end: 1},
        message: 'Nothing in this file sets window.config.',
      });
    }
  },
});

export const about = (): About => ({
  title: 'The file does not set window.config',
  threads: ['OHIF/Viewers#445', 'OHIF/Viewers#728'],
  firing: [
    'const config = ¦{\n  modes: [],\n  extensions: [],\n  dataSources: [],\n};\n',
    "console.log('loaded');\n",
    asFunction('').replace('window.config', 'export const site'),
  ],
  silent: [
    'const config = {modes: [], extensions: []};\nwindow.config = config;\n',
  ],
});
