/** Arguments of the command line. */
import {releases, type VersionId} from '../../../config/releases';

const formats = ['text', 'json', 'sarif'] as const;

export type Arguments = {
  files: string[];
  release: VersionId;
  origin?: string;
  path?: string;
  archive?: string;
  fix: boolean;
  allowUnread: boolean;
  format: (typeof formats)[number];
};

export const usage = `Usage: npm run --silent doctor -- config FILE… [options]

  --release LINE     ${releases.map(({line}) => line).join(' or ')}; without it, ${releases[0].line}
  --origin ORIGIN    where the viewer is served from: https://viewer.example.org
  --path PATH        path that it is served under: /ohif
  --archive NAME     name of the archive, as on the page DICOMweb: Orthanc
  --fix              write all safe fixes into the file
  --allow-unread     exit with 0 although parts of a file were not checked
  --format FORMAT    ${formats.join(', ')}; without it, ${formats[0]}

Exit status: 0 without errors, 1 with errors, 2 if an argument is wrong or a file cannot be read,
3 without errors, but with parts that were not checked.
`;

const withValue = ['--release', '--origin', '--path', '--archive', '--format'];
const knownSwitches = ['--fix', '--allow-unread'];

/** Splits options from files; `--name=value` is the same as `--name value`. */
function split(args: string[]) {
  const values: Record<string, string> = {};
  const files: string[] = [];
  const switches = new Set<string>();
  const rest = args.flatMap((arg) => {
    const equals = /^(--[a-z-]+)=(.*)$/s.exec(arg);
    return equals ? [equals[1] ?? '', equals[2] ?? ''] : [arg];
  });
  while (rest.length) {
    const arg = rest.shift() ?? '';
    if (withValue.includes(arg)) {
      const value = rest.shift();
      if (!value) {
        throw new Error(`${arg} needs a value.`);
      }
      values[arg] = value;
    } else if (knownSwitches.includes(arg)) {
      switches.add(arg);
    } else if (arg.startsWith('-')) {
      throw new Error(
        `Unknown option ${arg}. Options: ${[...withValue, ...knownSwitches].join(', ')}.`,
      );
    } else {
      files.push(arg);
    }
  }
  return {values, files, switches};
}

/** @throws if an argument is missing, unknown, or has a value that does not exist */
export function parseArguments(
  args: string[],
  archives: readonly string[],
): Arguments {
  const [command, ...rest] = args;
  if (command !== 'config') {
    throw new Error(
      `Unknown command ${command ?? '(none)'}. Commands: config, upgrade.`,
    );
  }
  const {values, files, switches} = split(rest);
  if (!files.length) {
    throw new Error('Which file? Give the path of an app-config.js.');
  }
  const wanted = values['--release'] ?? releases[0].line;
  const release = releases.find(({id, line, release: exact}) =>
    [id, line, exact].includes(wanted as never),
  );
  if (!release) {
    throw new Error(
      `Unknown release ${wanted}. Releases: ${releases.map(({line}) => line).join(', ')}.`,
    );
  }
  const format = formats.find(
    (one) => one === (values['--format'] ?? formats[0]),
  );
  if (!format) {
    throw new Error(
      `Unknown format ${values['--format']}. Formats: ${formats.join(', ')}.`,
    );
  }
  const origin = values['--origin'];
  if (origin !== undefined && !/^https?:\/\/[^/?#\s]+\/?$/i.test(origin)) {
    throw new Error(
      `"${origin}" is not an origin. Write it like https://viewer.example.org, without a path.`,
    );
  }
  const archive = values['--archive'];
  if (archive !== undefined && !archives.includes(archive)) {
    throw new Error(
      `Unknown archive "${archive}". Archives: ${archives.join(', ')}.`,
    );
  }
  return {
    files,
    release: release.id,
    fix: switches.has('--fix'),
    allowUnread: switches.has('--allow-unread'),
    format,
    ...(origin === undefined ? {} : {origin: origin.replace(/\/$/, '')}),
    ...(values['--path'] === undefined ? {} : {path: values['--path']}),
    ...(archive === undefined ? {} : {archive}),
  };
}
