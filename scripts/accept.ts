/**
 * `npm run accept`: writes what is committed but follows from your change: the note under each
 * changed page, and after a change of code also tokens.css and the labels in i18n/en. It
 * looks at what differs from the main branch, and builds nothing.
 *
 * Lists that grow with the site are written before a release (CONTRIBUTING.md): two edits of
 * pages never change the same file.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mergeBase} from './merge-base';
import {runMain} from './run-main';

const isPage = (file: string) =>
  /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file) && !file.includes('/_');
/** Notes of any page may depend on these. */
const isFact = (file: string) =>
  /^(?:docs|versioned_docs)\/.*_data\/|^examples\/|^packages\/docs-check\/(?!verification\/notes\/)|^config\/releases/.test(
    file,
  );
/** Labels and tokens come from these. */
const isCode = (file: string) =>
  /^(?:src|config|plugins|packages\/ui-next)\/|_category_\.json$|^(?:docusaurus\.config|sidebars)\.ts$/.test(
    file,
  );

/** The npm scripts to run for these files, with their arguments. */
export function stepsFor(files: readonly string[]): string[][] {
  const pages = files.filter(isPage);
  const notes = ['check', '--', '--notes'];
  return [
    ...(files.some(isCode) ? [['tokens'], ['translations']] : []),
    ...(files.some(isFact)
      ? [notes]
      : pages.length > 0
        ? [[...notes, ...pages]]
        : []),
  ];
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function changedFiles(): string[] {
  return [
    ...git(
      'diff',
      '--name-only',
      '--diff-filter=d',
      '-z',
      mergeBase() ?? 'HEAD',
    ).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter(Boolean);
}

runMain(module, () => {
  const steps = stepsFor(changedFiles());
  if (steps.length === 0) {
    console.log('Nothing that was changed has files that follow from it.');
  }
  // Each runs, so that all problems are shown at once.
  const failed = steps.filter((step) => {
    const {status} = spawnSync('npm', ['run', '--silent', ...step], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return status !== 0;
  });
  if (failed.length > 0) {
    throw new Error(
      `Not accepted: ${failed.map(([name]) => name).join(', ')}. The files were written; correct what is listed above.`,
    );
  }
});
