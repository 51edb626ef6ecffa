import {ruleOf, type About} from '../rule';

/** The message of the parser without the engine's position. */
function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const rule = ruleOf({
  id: 'json-strict',
  severity: 'warning',
  certainty: 'likely',
  why: 'A file that the viewer loads through configUrl is parsed as JSON. Comments, single quotation marks, keys without quotation marks, trailing commas, functions, and a byte order mark stop it. As app-config.js, an object alone does nothing. Write "window.config = " before it.',
  page: 'configuration/configurationFiles#load-a-configuration-from-a-link',
  check({file, config, report}) {
    if (
      file.form === 'json' &&
      !file.isPart &&
      !file.problems.length &&
      jsonError(file.text) !== undefined
    ) {
      report({
        opening: config,
        message:
          'This object is not strict JSON, and nothing assigns it to window.config.',
      });
    }
  },
});

export const about = (): About => ({
  title: 'The JSON has comments or JavaScript in it',
  threads: {
    none: 'found in the source: `configUrl` is parsed as JSON, which has no comments.',
  },
  firing: [
    '¦{\n  // our archive\n  "modes": [],\n  "extensions": []\n}\n',
    '¦{modes: [], extensions: []}\n',
  ],
  silent: [
    '{\n  "modes": [],\n  "extensions": []\n}\n',
    'window.config = {\n  // our archive\n  modes: [],\n  extensions: [],\n};\n',
  ],
});
