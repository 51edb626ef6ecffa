/** Parses the arguments of `npm run check`. */
import path from 'node:path';

const options = ['--unverified', '--missing', '--lower', '--raise', '--notes'];
/** Options that only make sense for a full run. */
const fullRunOptions = ['--missing', '--lower', '--raise'];

type Arguments = {
  flags: string[];
  /** Paths from the root; empty for a full run. */
  wanted: string[];
};

/**
 * @param args of the command line
 * @param root of the repository, to which the paths are made relative
 * @throws on an unknown option, and on one that needs a full run where a page is given
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
  const fullRun = flags.find((flag) => fullRunOptions.includes(flag));
  if (fullRun && pages.length) {
    throw new Error(
      `${fullRun} is about all pages: run it without ${pages[0]}.`,
    );
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  return {
    flags,
    wanted: pages.map((page) => path.relative(root, path.resolve(from, page))),
  };
}
