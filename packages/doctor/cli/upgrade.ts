/** `npm run doctor -- upgrade src --from 3.9 --to 3.10`, without the process around it. */
import {
  lstatSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import {upgradeJson, upgradeSarif, upgradeText} from '../format/upgrade';
import {
  applyFixes,
  checkFiles,
  fixAll,
  isSourceFolder,
  kindOf,
  pairs,
  stepsOf,
  type Upgrade,
  type UpgradeFile,
} from '../upgrade/index';
import type {Output} from './main';

const formats = ['text', 'json', 'sarif'] as const;

const usage = `Usage: npm run --silent doctor -- upgrade PATH… --from RELEASE [options]

  PATH               files and folders of an extension or a mode
  --from RELEASE     ${[...new Set(pairs.map(({from}) => from))].join(' or ')}: what the code is written for
  --to RELEASE       ${[...new Set(pairs.map(({to}) => to))].join(' or ')}; without it, the last of them
  --fix              write all safe fixes into the files
  --comments         with --fix: write a TODO comment above what is left
  --format FORMAT    ${formats.join(', ')}; without it, ${formats[0]}

Exit status: 0 without findings, 1 with findings, 2 if an argument is wrong or a file cannot be read.
`;

type Arguments = {
  paths: string[];
  upgrade: Upgrade;
  fix: boolean;
  comments: boolean;
  format: (typeof formats)[number];
};

const withValue = ['--from', '--to', '--format'];
const switches = ['--fix', '--comments'];

/** @throws if an argument is missing, unknown, or has a value that does not exist */
function parseArguments(args: readonly string[]): Arguments {
  const values = new Map<string, string>();
  const paths: string[] = [];
  const rest = args.flatMap((arg) => {
    const equals = /^(--[a-z]+)=(.*)$/s.exec(arg);
    return equals ? [equals[1] ?? '', equals[2] ?? ''] : [arg];
  });
  while (rest.length) {
    const arg = rest.shift() ?? '';
    if (withValue.includes(arg)) {
      const value = rest.shift();
      if (!value) {
        throw new Error(`${arg} needs a value.`);
      }
      values.set(arg, value);
    } else if (switches.includes(arg)) {
      values.set(arg, arg);
    } else if (arg.startsWith('-')) {
      throw new Error(
        `Unknown option ${arg}. Options: ${[...withValue, ...switches].join(', ')}.`,
      );
    } else {
      paths.push(arg);
    }
  }
  const format = formats.find(
    (one) => one === (values.get('--format') ?? formats[0]),
  );
  if (!format) {
    throw new Error(
      `Unknown format ${values.get('--format')}. Formats: ${formats.join(', ')}.`,
    );
  }
  if (!paths.length) {
    throw new Error('Which files? Give the folder of an extension or a mode.');
  }
  const upgrade = {
    from: values.get('--from') ?? '(none)',
    to: values.get('--to') ?? pairs.at(-1)?.to,
  } as Upgrade;
  stepsOf(upgrade);
  return {
    paths,
    upgrade,
    format,
    fix: values.has('--fix'),
    comments: values.has('--comments'),
  };
}

const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** Files below the paths, in a fixed order. Links are not followed. */
function* filesOf(
  folder: string,
  name: string,
  given: boolean,
): Generator<UpgradeFile> {
  const full = path.resolve(folder, name);
  const stats: Stats = lstatSync(full);
  if (stats.isDirectory()) {
    for (const entry of readdirSync(full, {withFileTypes: true}).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const isRead = entry.isDirectory()
        ? isSourceFolder(entry.name)
        : entry.isFile() && kindOf(entry.name) !== null;
      if (isRead) {
        yield* filesOf(folder, path.join(name, entry.name), false);
      }
    }
  } else if (given && kindOf(name) === null) {
    throw new Error('it is neither code, JSON, a style sheet, nor HTML');
  } else {
    yield {
      path: name.replaceAll('\\', '/'),
      text: textOf(readFileSync(full), given),
    };
  }
}

/** A file of a folder that is not UTF-8 is listed as not read; a file that was named is an error. */
function textOf(bytes: Buffer, given: boolean): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (given) {
      throw error;
    }
    return '\0';
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

function write(
  folder: string,
  old: readonly UpgradeFile[],
  now: readonly UpgradeFile[],
) {
  now.forEach((file, i) => {
    if (file.text !== old[i]?.text) {
      writeFileSync(path.resolve(folder, file.path), file.text);
    }
  });
}

/**
 * @param args after `upgrade`
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 */
export async function upgradeMain(
  args: readonly string[],
  folder: string,
  site: string,
): Promise<Output> {
  if (args.includes('--help')) {
    return {status: 0, out: usage, error: ''};
  }
  let parsed: Arguments;
  try {
    parsed = parseArguments(args);
  } catch (error) {
    return {status: 2, out: '', error: `${messageOf(error)}\n\n${usage}`};
  }
  const {paths, upgrade, fix, comments, format} = parsed;
  let files: UpgradeFile[] = [];
  for (const name of paths) {
    try {
      files.push(...filesOf(folder, name, true));
    } catch (error) {
      return {
        status: 2,
        out: '',
        error: `${name} cannot be read: ${messageOf(error)}\n`,
      };
    }
  }
  if (fix) {
    let fixed = fixAll(files, upgrade);
    if (comments) {
      const {findings} = await checkFiles(fixed, upgrade);
      fixed = applyFixes(fixed, findings, {comments});
    }
    write(folder, files, fixed);
    files = fixed;
  }
  const result = await checkFiles(files, upgrade);
  const out =
    format === 'json'
      ? upgradeJson(result)
      : format === 'sarif'
        ? upgradeSarif(result, site)
        : upgradeText(result, site);
  return {status: result.findings.length ? 1 : 0, out, error: ''};
}
