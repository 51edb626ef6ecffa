/** Options that all commands have. */
import {parseArgs, type ParseArgsConfig} from 'node:util';

const formats = ['text', 'json', 'sarif', 'markdown', 'github'] as const;
export const levels = ['info', 'warning', 'error'] as const;

export const commonUsage = `  --format FORMAT    ${formats.join(', ')}; without it, ${formats[0]}
  --fail-on LEVEL    exit with 1 from this level on: ${levels.join(', ')}; without it, error
  --allow-unread     exit with 0 although something was not checked
  --baseline FILE    leave out the findings that this file lists
  --update-baseline  write the findings into that file instead
  --fix              write all safe fixes into the files
  --dry-run          with --fix: print them as a patch, and write nothing

A comment accepts what is found on its line or the next, with a reason:
  // ohif-doctor-ignore RULE: reason

Exit status: 0 if nothing at or above --fail-on was found, 1 if something was, 2 if an argument is
wrong, or if nothing was found but a file or a part of one could not be checked.
`;

const common = {
  help: {type: 'boolean'},
  format: {type: 'string'},
  'fail-on': {type: 'string'},
  'allow-unread': {type: 'boolean'},
  baseline: {type: 'string'},
  'update-baseline': {type: 'boolean'},
  fix: {type: 'boolean'},
  'dry-run': {type: 'boolean'},
} as const satisfies ParseArgsConfig['options'];

/** @throws if the value is not one of the choices */
function choice<T extends string>(
  what: string,
  value: string | undefined,
  choices: readonly [T, ...T[]],
  otherwise: T = choices[0],
): T {
  const found = choices.find((one) => one === (value ?? otherwise));
  if (!found) {
    throw new Error(
      `Unknown ${what} ${value}. Choose one: ${choices.join(', ')}.`,
    );
  }
  return found;
}

export type CommonOptions = {
  format: (typeof formats)[number];
  failOn: (typeof levels)[number];
  allowUnread: boolean;
  baseline?: string;
  updateBaseline: boolean;
  fix: boolean;
  dryRun: boolean;
};

/**
 * @param own options of the command
 * @throws if an option is unknown or has a wrong value
 */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  own: T,
) {
  const {values, positionals: files} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {...common, ...own},
  });
  const given = values as Record<string, string | boolean | undefined>;
  const text = (name: string) => given[name] as string | undefined;
  const options: CommonOptions = {
    format: choice('format', text('format'), formats),
    failOn: choice('level', text('fail-on'), levels, 'error'),
    allowUnread: given['allow-unread'] === true,
    baseline: text('baseline'),
    updateBaseline: given['update-baseline'] === true,
    fix: given.fix === true,
    dryRun: given['dry-run'] === true,
  };
  if (options.updateBaseline && options.baseline === undefined) {
    throw new Error('--update-baseline needs --baseline FILE.');
  }
  if (options.dryRun && !options.fix) {
    throw new Error('--dry-run needs --fix.');
  }
  return {files, options, text, has: (name: string) => given[name] === true};
}
