import {lacks} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const messages: Record<string, string> = {
  modes:
    'The page stays blank, and the console shows "No modes are defined! Check your app-config.js".',
  extensions:
    'The page stays blank, and the console shows "appConfig.extensions is not iterable".',
};

export const rule = ruleOf({
  id: 'missing-required',
  why: 'The viewer does not start without the key.',
  page: 'configuration/configurationFiles#startup-keys',
  check({config, knowledge, report}) {
    for (const [key, known] of Object.entries(knowledge.keys)) {
      if (known.required && lacks(config, key, knowledge.keys)) {
        report({
          opening: config,
          message: `"${key}" is missing.`,
          why: messages[key] ?? known.note,
          add: known.type === 'array' ? `${key}: []` : undefined,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'A required key is missing',
  threads: ['OHIF/Viewers#3539'],
  firing: [
    withKeys('').replace('  modes: [],\n', ''),
    "window.config = ¦{routerBasename: '/', modes: []};\n",
  ],
  silent: [
    'window.config = {...siteDefaults, showStudyList: true};\n',
    withKeys('').replace('extensions:', 'extension:'),
  ],
});
