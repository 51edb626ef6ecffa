import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'other-release-key',
  severity: 'warning',
  why: 'This release ignores the key.',
  page: 'configuration/configurationFiles#differences-between-versions',
  check({config, knowledge, report}) {
    for (const property of config.properties) {
      const other = knowledge.keysOfOthers[property.key];
      const known = knowledge.keys[property.key];
      if (other && !(known && !known.dead)) {
        report({
          key: property,
          message: `${knowledge.release} ignores "${property.key}", which is a key of ${other}.`,
          why: known ? `${known.effect} ${known.note ?? ''}`.trim() : undefined,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'A key of another release',
  threads: {none: 'it compares the tables of keys of two releases.'},
  firing: [
    withKeys('¦tours: [],'),
    {code: withKeys('¦multimonitor: [],'), release: '3.9'},
  ],
  silent: [
    withKeys('multimonitor: [],'),
    {code: withKeys('tours: [],'), release: '3.9'},
  ],
});
