import {expect, test, vi} from 'vitest';
import packageJson from '../package.json';
import {installCommands, missingTools, tools, type Tool} from './install-tools';
import {consequences, fullGroups, plan} from './test';

const chromium: Tool = {
  name: 'Chromium',
  packages: ['chromium-headless-shell', 'chromium'],
  isInstalled: () => false,
  skips: ['test:e2e'],
  shortens: [],
};
const nginx: Tool = {
  name: 'nginx',
  packages: ['nginx-light'],
  isInstalled: () => false,
  skips: [],
  shortens: ['check'],
};
const core: Tool = {
  name: 'core',
  packages: ['@ohif/core'],
  command: ['fetch', 'core'],
  isInstalled: () => false,
  skips: [],
  shortens: ['check'],
};

test('every step, and every step that a tool affects, is an npm script', () => {
  const scripts = Object.keys(packageJson.scripts);
  const named = [
    ...fullGroups.flat(),
    ...tools.flatMap(({skips, shortens}) => [...skips, ...shortens]),
  ];
  expect(named.filter((step) => !scripts.includes(step))).toEqual([]);
});

test('a skipped step is left out of the run, and an empty group with it', () => {
  const everything = plan(new Set());
  expect(everything).toContain('test:e2e');
  const without = plan(new Set(['test:e2e']));
  expect(without).not.toContain('test:e2e');
  expect(without.join(' ')).not.toContain('--sequential --parallel');
});

test('reports the effect of a missing tool for each step', () => {
  expect(consequences([chromium, nginx])).toEqual([
    'test:e2e: skipped, Chromium is not installed',
    'check: without the parts that need nginx (nginx-light)',
  ]);
});

test('root on Debian installs packages, everyone else only the browser', () => {
  const asRoot = installCommands([chromium, nginx], true).map((command) =>
    command.join(' '),
  );
  expect(asRoot[0]).toBe('apt-get update');
  expect(asRoot.join('\n')).toContain('chromium-headless-shell');
  expect(asRoot.join('\n')).toContain('nginx-light');
  expect(installCommands([chromium, nginx], false)).toEqual([
    ['npx', 'playwright', 'install', 'chromium'],
  ]);
  expect(installCommands([nginx], false)).toEqual([]);
  // What has a command is installed everywhere, and is not a package of Debian.
  expect(installCommands([core], true)).toEqual([['fetch', 'core']]);
  expect(installCommands([core, nginx], false)).toEqual([['fetch', 'core']]);
  expect(installCommands([core, nginx], true).at(-1)).toEqual([
    'fetch',
    'core',
  ]);
  expect(installCommands([], true)).toEqual([]);
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
