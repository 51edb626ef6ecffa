/**
 * Checks that an error in any file of the worked example is detected; `npm run check` runs it as it is.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {leavesOutCores} from '../../facts/fetch';
import {docsVersions, Facts, type DocsVersion} from '../../facts/index';
import {checkExtensionAndMode, exampleFolder, steps} from './index';

// Each test starts the managers and services once for each step.
vi.setConfig({testTimeout: 60_000});

const root = path.resolve(import.meta.dirname, '../../../..');
const facts = new Facts();

/**
 * The problems of the example with one text of one file replaced, up to the one that is
 * expected: the steps after it need not run.
 */
async function withFault(
  version: DocsVersion,
  file: string,
  right: string,
  wrong: string,
  expected: RegExp,
): Promise<string> {
  const read = (where: string) => {
    const source = readFileSync(
      path.join(root, exampleFolder(version), where),
      'utf8',
    );
    if (where !== file) {
      return source;
    }
    if (!source.includes(right)) {
      throw new Error(
        `cannot plant the error: ${file} does not contain ${right}`,
      );
    }
    return source.replace(right, () => wrong);
  };
  const messages: string[] = [];
  for (const step of steps) {
    const {problems} = await checkExtensionAndMode(root, version, facts, read, [
      step,
    ]);
    messages.push(...problems.map(({message}) => message));
    if (expected.test(messages.join('\n'))) {
      break;
    }
  }
  return messages.join('\n');
}

describe.skipIf(leavesOutCores)('the worked example', () => {
  test.each([
    [
      'an extension without an id',
      'extension/index.ts',
      '  id,\n',
      '',
      /Extension ID not set/,
    ],
    [
      'a module that is not handed over',
      'extension/index.ts',
      '  getUtilityModule,\n};',
      '};',
      /utilityModule\.displaySets is missing/,
    ],
    [
      'a rule that is not required',
      'extension/getHangingProtocolModule.ts',
      "constraint: {equals: {value: 'CT'}},\n          // Without `required` a rule only adds to the score, and an MR volume would match by the other rules.\n          required: true,",
      "constraint: {equals: {value: 'CT'}},",
      /MR only must not match/,
    ],
    [
      'a command that does not pass on which CT',
      'extension/getCommandsModule.ts',
      '[selected]: displaySet.displaySetInstanceUID',
      '',
      /opens the CT that was requested/,
    ],
    [
      'a panel that keeps listening',
      'extension/getPanelModule.tsx',
      'subscription.unsubscribe();',
      'void subscription;',
      /a subscription is left over/,
    ],
    [
      'a handler that takes every image',
      'extension/getSopClassHandlerModule.ts',
      'instances.filter(isLocalizer)',
      'instances',
      /a localizer is removed/,
    ],
    [
      'a data source without the sign-in header',
      'extension/getDataSourcesModule.ts',
      '...services.userAuthenticationService.getAuthorizationHeader(),',
      '',
      /without the sign-in header/,
    ],
    [
      'a mode that leaves its tool groups',
      'mode/index.ts',
      'toolGroupService.destroy();',
      '',
      /a tool group is left over/,
    ],
    [
      'a mode for every study',
      'mode/index.ts',
      ".includes('CT')",
      '.length > 0',
      /studies with a CT/,
    ],
    [
      'a key that the viewer has for something else',
      'mode/hotkeys.ts',
      "['m']",
      "['z']",
      /hotkey is added/,
    ],
  ])('%s is found', async (_, file, right, wrong, message) => {
    for (const version of docsVersions) {
      expect(await withFault(version, file, right, wrong, message)).toMatch(
        message,
      );
    }
  });

  test('in the latest, a customization in the shape of 3.9 is found', async () => {
    const expected = /the customization is read/;
    expect(
      await withFault(
        'current',
        'extension/getCustomizationModule.ts',
        '{[customizationId]: defaultSettings}',
        '[{id: customizationId, ...defaultSettings}]',
        expected,
      ),
    ).toMatch(expected);
  });

  test('in 3.9, a mode that gives the hotkeys in the way of 3.10 is found', async () => {
    const expected = /the hotkey is added|undefined/;
    expect(
      await withFault('3.9', 'mode/index.ts', '    hotkeys,\n', '', expected),
    ).toMatch(expected);
  });

  test('in 3.9, a method of the dialog service of 3.10 is found', async () => {
    const expected = /hideAll is not a function/;
    expect(
      await withFault(
        '3.9',
        'mode/index.ts',
        'dismissAll();',
        'hideAll();',
        expected,
      ),
    ).toMatch(expected);
  });
});
