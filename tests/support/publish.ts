/** Publishes a build with the commands that the header of deploy/nginx.conf documents. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';

export const nginxConf = path.resolve('deploy/nginx.conf');
const reload = 'nginx -s reload';

/** The indented lines of the header, without the one that reloads nginx. */
function documentedCommands(): string[] {
  const commands = readFileSync(nginxConf, 'utf8')
    .split('\n')
    .flatMap((line) => /^# {3}(\S.*)$/.exec(line)?.[1] ?? []);
  expect(commands.at(-1), 'the last documented command').toBe(reload);
  return commands.slice(0, -1);
}

let published = 0;

/**
 * Publishes without the reload.
 *
 * @param target the folder that replaces /srv/ohif-docs
 * @returns the folder that is served
 */
export function publish(build: string, target: string): string {
  const script = documentedCommands()
    .join('\n')
    .replace('/path/to/build', path.resolve(build));
  expect(script).toContain(path.resolve(build));
  published += 1;
  // A test publishes more than once a second, so it has its own clock.
  execFileSync('sh', ['-e', '-c', `date() { echo ${published}; }\n${script}`], {
    cwd: target,
  });
  return path.join(target, 'current');
}
