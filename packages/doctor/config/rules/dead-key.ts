import {ruleOf, type About} from '../rule';
import {withKeys} from './example';
import {atBothLevels} from './misplaced-key';
import {ownRules} from './old-key';

export const rule = ruleOf({
  id: 'dead-key',
  severity: 'warning',
  why: 'The key has no effect in this release. Remove it, and solve the problem in another way.',
  page: 'configuration/configurationFiles#keys-with-no-effect',
  check({config, knowledge, report}) {
    for (const property of config.properties) {
      const known = knowledge.keys[property.key];
      if (
        known?.dead &&
        !ownRules.has(property.key) &&
        (atBothLevels.has(property.key) ||
          !(property.key in knowledge.options)) &&
        !(property.key in knowledge.keysOfOthers)
      ) {
        const label = property.key === 'name';
        report({
          key: property,
          severity: label ? 'info' : undefined,
          message: `"${property.key}" has no effect in ${knowledge.release}.`,
          why: `${known.effect}${known.note ? ` ${known.note}` : ''}`,
          remove: !label,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'A key without effect',
  threads: ['OHIF/Viewers#5073'],
  firing: [
    withKeys('¦useSharedArrayBuffer: false,'),
    withKeys('i18n: {},'),
    {code: withKeys('¦useSharedArrayBuffer: "AUTO",'), release: '3.9'},
  ],
  silent: [
    withKeys('useCPURendering: true,'),
    withKeys('hospitalColors: true,'),
  ],
});
