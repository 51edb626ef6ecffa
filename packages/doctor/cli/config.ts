/** `ohif-doctor config`: checks configurations. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {releases} from '../../../config/releases';
import {jsonReport} from '../format/json';
import {configReport} from '../format/sarif';
import {textReport, type FileFindings} from '../format/text';
import {checkConfig, fixAll, rules} from '../index';
import {toUnifiedDiff} from '../upgrade/unified-diff';
import {withoutKnown} from './baseline';
import {readInputs} from './inputs';
import {commonUsage, parseOptions} from './options';
import {outputOf, type Output} from './output';
import {knowledgeFor} from './release-data';

export const usage = `Usage: ohif-doctor config FILE|FOLDER|-… [options]

Checks app-config.js; of a folder, each file that contains a configuration. "-" is standard input.

  --release LINE     ${releases.map(({line}) => line).join(' or ')}; without it, ${releases[0].line}
  --origin ORIGIN    where the viewer is served from: https://viewer.example.org
  --path PATH        path that it is served under: /ohif
  --archive NAME     name of the archive, as on the page DICOMweb: Orthanc
${commonUsage}`;

/** Of a folder: what a viewer or a Compose file would read. */
const ofFolder = {
  named: (name: string) => /\.(?:[cm]?js|ts|json|ya?ml|template)$/i.test(name),
  like: (name: string, text: string) =>
    /app-config[^/]*$/.test(name) ||
    /\bwindow\s*(?:\.\s*config|\[\s*['"]config['"]\s*\])\s*=(?![=>])|\bdataSources['"]?\s*:\s*\[/.test(
      text,
    ),
};

/** @throws if an argument is missing, unknown, or has a value that does not exist */
function parse(args: readonly string[]) {
  const {files, options, text} = parseOptions(args, {
    release: {type: 'string'},
    origin: {type: 'string'},
    path: {type: 'string'},
    archive: {type: 'string'},
  });
  if (!files.length) {
    throw new Error('Which file? Give the path of an app-config.js.');
  }
  if (options.fix && !options.dryRun && files.includes('-')) {
    throw new Error('--fix cannot write into standard input; add --dry-run.');
  }
  const wanted = text('release') ?? releases[0].line;
  const release = releases.find(({id, line, release: exact}) =>
    [id, line, exact].includes(wanted as never),
  );
  if (!release) {
    throw new Error(
      `Unknown release ${wanted}. Releases: ${releases.map(({line}) => line).join(', ')}.`,
    );
  }
  const origin = text('origin');
  if (origin !== undefined && !/^https?:\/\/[^/?#\s]+\/?$/i.test(origin)) {
    throw new Error(
      `"${origin}" is not an origin. Write it like https://viewer.example.org, without a path.`,
    );
  }
  const archive = text('archive');
  const knowledge = knowledgeFor(release.id);
  const archives = knowledge.archives.map((one) => one.archive);
  if (archive !== undefined && !archives.includes(archive)) {
    throw new Error(
      `Unknown archive "${archive}". Archives: ${archives.join(', ')}.`,
    );
  }
  const where = {
    origin: origin?.replace(/\/$/, ''),
    path: text('path'),
    archive,
  };
  return {files, options, knowledge, where};
}

/**
 * @param args after `config`
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 */
export function configCommand(
  args: readonly string[],
  folder: string,
  site: string,
): Output {
  const {files, options, knowledge, where} = parse(args);
  const inputs = readInputs(files, folder, ofFolder);
  const patches: string[] = [];
  const checked = inputs.map((input): FileFindings => {
    const {path: file, why} = input;
    if (why !== undefined) {
      const stopped = `it cannot be read: ${why}`;
      return {file, findings: [], notChecked: [], stopped};
    }
    const check = (text: string) => checkConfig(text, knowledge, where);
    let {text} = input;
    if (options.fix) {
      const fixed = fixAll(text, (changed) => check(changed).findings);
      if (options.dryRun) {
        patches.push(toUnifiedDiff([input], [{path: file, text: fixed}]));
      } else if (fixed !== text) {
        writeFileSync(path.resolve(folder, file), fixed);
        text = fixed;
      }
    }
    return {file, ...check(text)};
  });
  const all = checked.flatMap(({file, findings}) =>
    findings.map((finding) => ({...finding, file, finding})),
  );
  const {isNew, note} = withoutKnown(options, folder, all);
  const reported = checked.map((one) => ({
    ...one,
    findings: one.findings.filter(isNew),
  }));
  return outputOf(options, configReport(reported, rules, site), {
    text: () => textReport(reported, site),
    json: () => jsonReport(reported),
    patch: patches.join(''),
    note,
  });
}
