/**
 * The programs that `npm test` uses and npm does not install: a browser, and the servers
 * and linters that recipes are checked with. `npm run install-tools` installs what is
 * missing: as root on Debian or Ubuntu with apt-get, elsewhere only the browser, with
 * Playwright's installer. The published cores that samples run with come from npm. What
 * only `npm run test:full` uses is installed where E2E_EVERY_PAGE is set.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {hasCores} from '@ohif-docs/docs-check/facts/fetch';
import {
  findBrotliModule,
  findTool,
} from '@ohif-docs/docs-check/recipes/find-tool';
import {findChromium} from './find-chromium';

export type Tool = {
  name: string;
  /** Debian's packages, the first available one is enough. */
  packages: string[];
  /** What installs it on every machine, if it is not a package of Debian. */
  command?: string[];
  isInstalled: () => boolean;
  /** npm scripts that cannot run without it. */
  skips: string[];
  /** npm scripts that leave out a part without it, and say so. */
  shortens: string[];
  /** Only `npm run test:full` uses it. */
  onlyFull?: true;
  /** What Debian starts after the installation, and nobody here needs. */
  service?: string;
};

const hasDicomweb = () =>
  existsSync('/usr/share/orthanc/plugins/libOrthancDicomWeb.so');

export const tools: Tool[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isInstalled: () => findChromium() !== undefined,
    skips: ['test:e2e', 'test:build', 'bench:page-weight'],
    shortens: [],
  },
  ...(
    [
      ['nginx', 'nginx-light', () => findTool('nginx')],
      [
        "nginx's brotli module",
        'libnginx-mod-http-brotli-static',
        findBrotliModule,
      ],
      ['Apache httpd', 'apache2-bin', () => findTool('apache2')],
      ['Caddy', 'caddy', () => findTool('caddy')],
      ['OpenSSL', 'openssl', () => findTool('openssl')],
      ['ShellCheck', 'shellcheck', () => findTool('shellcheck')],
    ] as const
  ).map(([name, debianPackage, find]) => ({
    name,
    packages: [debianPackage],
    isInstalled: () => Boolean(find()),
    skips: [],
    shortens: ['check', 'test:unit', 'test:e2e'],
  })),
  {
    name: 'the published core of each release',
    packages: ['@ohif/core'],
    command: ['npx', 'tsx', 'packages/docs-check/facts/fetch-cores.ts'],
    isInstalled: hasCores,
    skips: [],
    shortens: ['check', 'test:unit'],
  },
  ...(
    [
      ['Orthanc', 'orthanc', () => findTool('Orthanc'), 'orthanc.service'],
      ["Orthanc's DICOMweb plugin", 'orthanc-dicomweb', hasDicomweb],
      ['curl', 'curl', () => findTool('curl')],
      ['envsubst', 'gettext-base', () => findTool('envsubst')],
    ] as const
  ).map(([name, debianPackage, find, service]) => ({
    name,
    packages: [debianPackage],
    isInstalled: () => Boolean(find()),
    skips: ['test:real-programs'],
    shortens: [],
    onlyFull: true as const,
    service,
  })),
];

export const missingTools = (): Tool[] =>
  tools.filter(
    ({isInstalled, onlyFull}) =>
      !(onlyFull && !process.env.E2E_EVERY_PAGE) && !isInstalled(),
  );

const hasApt = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The commands that install these tools on this machine, in order. */
export function installCommands(missing: Tool[], apt = hasApt()): string[][] {
  const own = missing.flatMap(({command}) => (command ? [command] : []));
  const programs = missing.filter(({command}) => !command);
  if (apt && programs.length > 0) {
    const install = ['apt-get', 'install', '--yes', '--no-install-recommends'];
    return [
      ['apt-get', 'update'],
      ...programs.flatMap(({packages}) =>
        // Fonts: without any, Chromium draws no text.
        packages.length > 1
          ? packages.map((name) => [...install, name, 'fonts-liberation'])
          : [[...install, ...packages]],
      ),
      ...programs.flatMap(({service}) =>
        service ? [['systemctl', 'disable', '--now', service]] : [],
      ),
      ...own,
    ];
  }
  return programs.some(({name}) => name === 'Chromium')
    ? [['npx', 'playwright', 'install', 'chromium'], ...own]
    : own;
}

/** Runs the commands that are still needed, and returns the tools that are still missing. */
export function installTools(missing = missingTools()): Tool[] {
  for (const [program, ...args] of installCommands(missing)) {
    const packages = tools.find((tool) =>
      tool.packages.some((name) => args.includes(name)),
    );
    if (packages?.isInstalled()) {
      continue;
    }
    try {
      execFileSync(program!, args, {
        stdio: 'inherit',
        timeout: 10 * 60_000,
        env: {
          ...process.env,
          DEBIAN_FRONTEND: 'noninteractive',
          // On a closed network the installer would otherwise wait for minutes.
          PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
        },
      });
    } catch {
      // The program's own message is on the screen; what is missing is probed again below.
    }
  }
  return missingTools();
}

if (require.main === module) {
  const missing = installTools();
  console.log(
    missing.length === 0
      ? `Installed: ${tools
          .filter(({isInstalled}) => isInstalled())
          .map(({name}) => name)
          .join(', ')}.`
      : `Still missing: ${missing.map(({name, packages}) => `${name} (package ${packages.join(' or ')})`).join(', ')}. Until they are installed, npm test skips what needs them.`,
  );
  process.exitCode = missing.length > 0 && process.env.CI ? 1 : 0;
}
