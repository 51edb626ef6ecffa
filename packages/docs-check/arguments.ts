/** Parses the arguments of `npm run check`. */
import path from 'node:path';

const options = ['--help', '--unverified', '--notes'];

export const help = [
  'npm run check                        everything: all pages and reference data',
  'npm run check -- docs/faq/index.md   one page, a folder of pages, or a file of reference data',
  '',
  '  --unverified   also list the names that no source proves',
  '  --notes        write the note under each page (packages/docs-check/verification/notes/)',
  '',
  'packages/docs-check/README.md explains what a problem means.',
].join('\n');

type Arguments = {
  flags: string[];
  /** Paths from the root; empty for a full run. */
  wanted: string[];
};

/**
 * @param args of the command line
 * @param root of the repository, to which the paths are made relative
 * @throws on an unknown option
 */
export function parseArguments(args: string[], root: string): Arguments {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const pages = args.filter((arg) => !arg.startsWith('--'));
  const unknown = flags.find((flag) => !options.includes(flag));
  if (unknown) {
    throw new Error(
      `Unknown option ${unknown}. Options: ${options.join(', ')}.`,
    );
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  return {
    flags,
    wanted: pages.map((page) => path.relative(root, path.resolve(from, page))),
  };
}
