/**
 * Finds the programs that the docs check runs recipes through, and installs those
 * that are missing from the distribution where it may (root on Debian or Ubuntu).
 * Elsewhere it says what is missing: the check then reports those recipes as skipped,
 * and fails in CI.
 */
import {execFileSync, spawnSync} from 'node:child_process';

/** Program -> the distribution's package, and how to ask the program whether it runs. */
const tools = {
  nginx: {package: 'nginx-light', args: ['-v']},
  openssl: {package: 'openssl', args: ['version']},
  shellcheck: {package: 'shellcheck', args: ['--version']},
};

/** The programs that do not answer. `/usr/sbin`, where nginx lives, is not on every path. */
export function missingTools(
  answers = (program: string, args: string[]) =>
    spawnSync(program, args, {
      env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`},
    }).status === 0,
): (keyof typeof tools)[] {
  return (Object.keys(tools) as (keyof typeof tools)[]).filter(
    (program) => !answers(program, tools[program].args),
  );
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
      : `Missing: ${left.join(', ')}. Install the package${left.length > 1 ? 's' : ''} ${left.map((program) => tools[program].package).join(', ')}; until then the docs check skips the recipes that need them.`,
  );
}
