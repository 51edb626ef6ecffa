import {expect, test, vi} from 'vitest';
import packageJson from '../package.json';
import {installCommands, missingTools, tools} from './install-tools';
import {consequences, fullGroups, plan} from './test';

test('every step, and every step that a tool affects, is an npm script', () => {
  const scripts = Object.keys(packageJson.scripts);
  const named = [
    ...fullGroups.flat(),
    ...tools.flatMap(({skips, shortens}) => [...skips, ...shortens]),
  ];
  expect(named.filter((step) => !scripts.includes(step))).toEqual([]);
});

test('only the full run uses the real programs, installs them, and stops the service', () => {
  const orthanc = tools.find(({name}) => name === 'Orthanc')!;
  const isMissing = vi.spyOn(orthanc, 'isInstalled').mockReturnValue(false);
  vi.stubEnv('E2E_EVERY_PAGE', undefined);
  expect(missingTools()).not.toContain(orthanc);
  expect(plan(new Set())).not.toContain('test:real-programs');
  vi.stubEnv('E2E_EVERY_PAGE', 'true');
  expect(missingTools()).toContain(orthanc);
  expect(plan(new Set())).toContain('test:real-programs');
  expect(consequences([orthanc])).toEqual([
    'test:real-programs: skipped, Orthanc is not installed',
  ]);
  expect(installCommands([orthanc], true).at(-1)).toEqual([
    'systemctl',
    'disable',
    '--now',
    'orthanc.service',
  ]);
  vi.unstubAllEnvs();
  isMissing.mockRestore();
});
