/** Sites in temporary folders, and the output of Docusaurus in them. */
import {execFileSync, spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export const repository = path.resolve(__dirname, '../..');

/** An empty folder that sees this repository's packages. */
export function temporarySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  symlinkSync(
    path.join(repository, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  return folder;
}

/** A copy of this repository's files as they are now, committed there: the site reads who changed a page from Git. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const [from, to] = [repository, copy].map((folder) =>
      path.join(folder, 'node_modules', name),
    ) as [string, string];
    if (name.startsWith('@ohif')) {
      // Relative links, to the packages of the copy.
      cpSync(from, to, {recursive: true, verbatimSymlinks: true});
    } else {
      symlinkSync(from, to);
    }
  }
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
  const files = git(
    repository,
    ...['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  );
  for (const file of files.split('\0').filter(Boolean)) {
    const from = path.join(repository, file);
    if (existsSync(from)) {
      mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
      cpSync(from, path.join(copy, file));
    }
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(
    copy,
    ...['-c', 'user.name=Test', '-c', 'user.email=test@example.org'],
    // Do not ask developers who sign their commits for their key.
    ...['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'Copy'],
  );
  return copy;
}

/** The environment in which a command runs in a site. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // The bundler's cache lies in node_modules, which all these sites share.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NO_UPDATE_NOTIFIER: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // Vitest's own would build the site for tests.
    NODE_ENV: undefined,
  };
}

/** Runs a command in a site; resolves with its exit code and all that it printed. */
export function runIn(
  folder: string,
  program: string,
  ...args: string[]
): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      shell: process.platform === 'win32',
      env: environment(),
    });
    let output = '';
    const collect = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}
