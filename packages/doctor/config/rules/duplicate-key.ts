import {objectsIn} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys, withOptions} from './example';

export const rule = ruleOf({
  id: 'duplicate-key',
  severity: 'warning',
  why: 'Only the last one has an effect.',
  page: 'configuration/configurationFiles#a-key-has-no-effect',
  check({config, report}) {
    for (const object of objectsIn(config)) {
      const last = new Map(
        object.properties.map((property) => [property.key, property]),
      );
      for (const property of object.properties) {
        const winner = last.get(property.key);
        // Spread objects and later assignments are meant to replace.
        const together =
          property.start > object.start &&
          winner &&
          winner.end < object.end &&
          winner.start > property.start;
        if (winner !== property && together) {
          report({
            key: property,
            message: `"${property.key}" is written again further down, and only that one has an effect.`,
            remove: true,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'A key is written twice',
  threads: {
    none: 'JavaScript takes the last of two equal keys without a message, so nobody sees a cause to report.',
  },
  firing: [
    withKeys('¦useCursors: true,\nuseCursors: false,'),
    withOptions("friendlyName: 'A',\nfriendlyName: 'B',"),
  ],
  silent: [
    'const base = {modes: [], extensions: []};\nwindow.config = {...base, modes: []};\n',
  ],
});
