// cspell:ignore longitudinals
import {itemsOf, valueOf} from '../model';
import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const ofOwn =
  'If your build does not have it either, the viewer does not start, and the page stays blank. Add it to your build, or delete the entry.';

export const rule = ruleOf({
  id: 'unknown-module',
  certainty: 'likely',
  why: 'No extension or mode of this release has that ID. One that cannot be loaded stops the viewer, so the page stays blank.',
  page: 'configuration/configurationFiles#startup-keys',
  check({config, knowledge, report, leaveOpen}) {
    const look = (key: string, names: string[], kind: string, why?: string) => {
      const list = valueOf(config, key);
      for (const item of itemsOf(list)) {
        const value = item.kind === 'list' ? item.items[0] : item;
        if (
          value?.kind !== 'string' ||
          // Another scope is that of the reader's own packages.
          !value.value.startsWith('@ohif/') ||
          names.includes(value.value)
        ) {
          continue;
        }
        // The common start of all names would make any two of them alike.
        const start = /^@ohif\/[a-z]+-/.exec(value.value)?.[0] ?? '';
        const own = names.flatMap((name) =>
          name.startsWith(start) ? [name.slice(start.length)] : [],
        );
        const close = nearest(value.value.slice(start.length), own);
        const meant = close && `${start}${close.name}`;
        if (!meant && !why) {
          leaveOpen(
            value,
            `it may be in your build; ${knowledge.release} has no such ${kind}`,
          );
        }
        report({
          at: value,
          message: `${knowledge.release} has no ${kind} "${value.value}".`,
          why: meant ? undefined : (why ?? ofOwn),
          // Forks put their own packages into this scope.
          severity: meant || why ? undefined : 'warning',
          write: meant,
        });
      }
    };
    look(
      'extensions',
      knowledge.packages.filter((name) => name.includes('/extension-')),
      'extension',
    );
    look(
      'modes',
      knowledge.packages.filter((name) => name.includes('/mode-')),
      'mode',
    );
    look(
      'customizationService',
      knowledge.modules,
      'customization module',
      'The viewer looks the entry up and stops with "Cannot read properties of undefined (reading \'value\')". Delete it.',
    );
  },
});

export const about = (): About => ({
  title: 'A module, extension, or mode that the platform does not have',
  threads: ['OHIF/Viewers#4787'],
  firing: [
    withKeys('').replace('modes: []', "modes: [¦'@ohif/mode-longitudinals']"),
    withKeys(
      "customizationService: ['@ohif/extension-default.customizationModule.dataSources'],",
    ),
  ],
  silent: [
    withKeys('').replace(
      'modes: []',
      "modes: ['@ohif/mode-test', '@hospital/mode-reading']",
    ),
    withKeys(
      "customizationService: ['@ohif/extension-default.customizationModule.datasources'],",
    ),
  ],
});
