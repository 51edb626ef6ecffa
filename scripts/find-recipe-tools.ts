/**
 * Finds the programs that the docs check runs recipes through and the site is tested
 * behind, and installs those that are missing from the distribution where it may (root on
 * Debian or Ubuntu). Elsewhere it says what is missing: the checks then report what they
 * skip, and fail in CI.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {findBrotliModule} from '../checks/recipes/find-tool';

/** `/usr/sbin`, where nginx lives, is not on every path. */
const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {
    env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`},
  }).status === 0;

/** What is needed -> the distribution's package, and whether it is here. */
const tools = {
  nginx: {package: 'nginx-light', isHere: () => runs('nginx', '-v')},
  'brotli for nginx': {
    package: 'libnginx-mod-http-brotli-static',
    isHere: () => findBrotliModule() !== undefined,
  },
  openssl: {package: 'openssl', isHere: () => runs('openssl', 'version')},
  shellcheck: {
    package: 'shellcheck',
    isHere: () => runs('shellcheck', '--version'),
  },
};

type Tool = keyof typeof tools;

/** The tools that are not here. */
export function missingTools(
  isHere = (tool: Tool) => tools[tool].isHere(),
): Tool[] {
  return (Object.keys(tools) as Tool[]).filter((tool) => !isHere(tool));
}

if (require.main === module) {
  const missing = missingTools();
  if (missing.length > 0 && process.getuid?.() === 0) {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    const packages = missing.map((program) => tools[program].package);
    try {
      execFileSync('apt-get', ['update'], {stdio: 'inherit', env});
      execFileSync(
        'apt-get',
        ['install', '--yes', '--no-install-recommends', ...packages],
        {stdio: 'inherit', env},
      );
    } catch {
      // What apt-get said is on the screen; the programs are asked again below.
    }
  }
  const left = missingTools();
  console.log(
    left.length === 0
      ? `Programs for recipes: ${Object.keys(tools).join(', ')}`
      : `Missing: ${left.join(', ')}. Install the package${left.length > 1 ? 's' : ''} ${left.map((program) => tools[program].package).join(', ')}; until then the checks skip what needs them, and fail in CI.`,
  );
}
