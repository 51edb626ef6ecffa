/** An error in any file of the worked example is detected; `npm run check` runs it as it is. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {leavesOutCores} from '../../facts/fetch';
import {docsVersions, Facts, type DocsVersion} from '../../facts/index';
import {onDisk} from '../../included-files/shared';
import {checkExtensionAndMode, exampleFolder} from './index';

const root = path.resolve(import.meta.dirname, '../../../..');
const facts = new Facts();

/** A file, a text in it, another text in its place, what is then reported, and the versions that have it. */
type Fault = [string, string, string, RegExp, DocsVersion?];

const faults: Record<string, Fault> = {
  'a module that is not handed over': [
    'extension/index.ts',
    '  getUtilityModule,\n};',
    '};',
    /utilityModule\.displaySets is missing/,
  ],
  'a rule that is not required': [
    'extension/getHangingProtocolModule.ts',
    "constraint: {equals: {value: 'CT'}},\n          // Without `required` a rule only adds to the score,\n          // and an MR volume would match by the other rules.\n          required: true,",
    "constraint: {equals: {value: 'CT'}},",
    /MR only must not match/,
  ],
  'a command that does not pass on which CT': [
    'extension/getCommandsModule.ts',
    '[selected]: displaySet.displaySetInstanceUID',
    '',
    /opens the CT that was requested/,
  ],
  'a panel that keeps listening': [
    'extension/getPanelModule.tsx',
    'subscription.unsubscribe();',
    'void subscription;',
    /a subscription is left over/,
  ],
  'a handler that takes every image': [
    'extension/getSopClassHandlerModule.ts',
    'instances.filter(isLocalizer)',
    'instances',
    /a localizer is removed/,
  ],
  'a data source without the sign-in header': [
    'extension/getDataSourcesModule.ts',
    '...services.userAuthenticationService.getAuthorizationHeader(),',
    '',
    /without the sign-in header/,
  ],
  'a mode that leaves its tool groups': [
    'mode/index.ts',
    'toolGroupService.destroy();',
    '',
    /a tool group is left over/,
  ],
  'a key that the viewer has for something else': [
    'mode/hotkeys.ts',
    "['m']",
    "['z']",
    /hotkey is added/,
  ],
  'a customization in the shape of 3.9': [
    'extension/getCustomizationModule.ts',
    '{[customizationId]: defaultSettings}',
    '[{id: customizationId, ...defaultSettings}]',
    /the customization is read/,
    'current',
  ],
  'hotkeys in the way of 3.10': [
    'mode/index.ts',
    '    hotkeys,\n',
    '',
    /the hotkey is added|undefined/,
    '3.9',
  ],
  'a method of the dialog service of 3.10': [
    'mode/index.ts',
    'dismissAll();',
    'hideAll();',
    /hideAll is not a function/,
    '3.9',
  ],
};

test.skipIf(leavesOutCores).each(Object.entries(faults))(
  '%s is found',
  async (_, [file, right, wrong, expected, only]) => {
    for (const version of only ? [only] : docsVersions) {
      const read = (where: string) => {
        const source = readFileSync(
          onDisk(path.join(root, exampleFolder(version), where)),
          'utf8',
        );
        if (where !== file) {
          return source;
        }
        expect(source).toContain(right);
        return source.replace(right, () => wrong);
      };
      const {problems} = await checkExtensionAndMode(
        root,
        version,
        facts,
        read,
      );
      const messages = problems.map(({message}) => message);
      expect(messages.join('\n')).toMatch(expected);
    }
  },
  60_000,
);
