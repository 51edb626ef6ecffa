import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';
import {oldKeys} from './old-key';

export const rule = ruleOf({
  id: 'unknown-key',
  severity: 'info',
  certainty: 'likely',
  why: 'The viewer shows no message for a key that it does not know. Your own extension may use it.',
  page: 'configuration/configurationFiles#a-key-has-no-effect',
  check({config, knowledge, report}) {
    const live = Object.keys(knowledge.keys).filter(
      (key) => !knowledge.keys[key]?.dead,
    );
    const present = new Set(config.properties.map(({key}) => key));
    for (const property of config.properties) {
      const {key} = property;
      if (
        // For editors, in a JSON file.
        key === '$schema' ||
        key in knowledge.keys ||
        key in knowledge.options ||
        key in knowledge.keysOfOthers ||
        key in knowledge.renames ||
        key in oldKeys
      ) {
        continue;
      }
      const meant = nearest(key, live);
      // A second one of that name would be a duplicate.
      if (meant && !present.has(meant.name)) {
        report({
          key: property,
          severity: meant.obvious ? 'error' : 'warning',
          certainty: meant.obvious ? 'sure' : 'likely',
          message: `The viewer does not know "${key}". Did you mean "${meant.name}"?`,
          why: `The viewer shows no message for a key that it does not know, and behaves as if "${meant.name}" were missing.`,
          rename: meant.name,
        });
      } else {
        const ids = knowledge.customizations.filter(
          (id) => id === key || id.endsWith(`.${key}`),
        );
        report({
          key: property,
          message: `The viewer does not know "${key}".`,
          why: ids.length
            ? `It is not a key, but a customization. Write ${ids.map((id) => `"${id}"`).join(' or ')} in "customizationService".`
            : undefined,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'Unknown key',
  threads: ['OHIF/Viewers#4669'],
  firing: [
    withKeys("¦routerBaseName: '/ohif',").replace(
      "  routerBasename: '/',\n",
      '',
    ),
    withKeys('¦useCursor: true,'),
    withKeys('¦hospitalColors: true,'),
    withKeys('customRoutes: [],'),
  ],
  silent: [
    '{"$schema": "./app-config.schema.json", "extensions": [], "modes": []}',
    withKeys('useNorm16Texture: true,'),
  ],
});
