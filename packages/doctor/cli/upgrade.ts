/** `ohif-doctor upgrade src --from 3.9 --to 3.10`: checks code. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {upgradeJson, upgradeReport, upgradeText} from '../format/upgrade';
import {
  applyFixes,
  checkFiles,
  fixAll,
  kindOf,
  pairs,
  stepsOf,
  sumOf,
  toUnifiedDiff,
  type NotUnderstood,
  type Upgrade,
  type UpgradeFile,
} from '../upgrade/index';
import {withoutKnown} from './baseline';
import {readInputs} from './inputs';
import {commonUsage, parseOptions} from './options';
import {outputOf, type Output} from './output';

export const usage = `Usage: ohif-doctor upgrade FILE|FOLDER… --from RELEASE [options]

Checks the code of an extension or a mode. What breaks for sure is an error; what may, a warning.

  --from RELEASE     ${[...new Set(pairs.map(({from}) => from))].join(' or ')}: what the code is written for
  --to RELEASE       ${[...new Set(pairs.map(({to}) => to))].join(' or ')}; without it, the last of them
  --comments         with --fix: write a TODO comment above what is left
${commonUsage}`;

/** @throws if an argument is missing, unknown, or has a value that does not exist */
function parse(args: readonly string[]) {
  const {files, options, text, has} = parseOptions(args, {
    from: {type: 'string'},
    to: {type: 'string'},
    comments: {type: 'boolean'},
  });
  if (!files.length) {
    throw new Error('Which files? Give the folder of an extension or a mode.');
  }
  const upgrade = {
    from: text('from') ?? '(none)',
    to: text('to') ?? pairs.at(-1)?.to,
  } as Upgrade;
  stepsOf(upgrade);
  return {names: files, options, upgrade, comments: has('comments')};
}

/** The files, and those among them that are not code or cannot be read. */
function filesOf(names: readonly string[], folder: string) {
  const files: UpgradeFile[] = [];
  const unread: NotUnderstood[] = [];
  const isCode = (name: string) => kindOf(name) !== null;
  for (const input of readInputs(names, folder, {named: isCode})) {
    const why =
      input.why ??
      (isCode(input.path)
        ? undefined
        : 'it is neither code, JSON, a style sheet, nor HTML');
    if (why !== undefined) {
      const what = `Not read: ${why}.`;
      unread.push({file: input.path, line: 1, endLine: 1, what});
    } else if (input.why === undefined) {
      files.push(input);
    }
  }
  return {files, unread};
}

/**
 * @param args after `upgrade`
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 */
export async function upgradeCommand(
  args: readonly string[],
  folder: string,
  site: string,
): Promise<Output> {
  const {names, options, upgrade, comments} = parse(args);
  const {files, unread} = filesOf(names, folder);
  let fixed = options.fix ? await fixAll(files, upgrade) : files;
  if (options.fix && comments) {
    const {findings} = await checkFiles(fixed, upgrade);
    fixed = applyFixes(fixed, findings, {comments});
  }
  const patch = toUnifiedDiff(files, fixed);
  if (!options.dryRun) {
    fixed
      .filter((file, i) => file.text !== files[i]?.text)
      .forEach((file) =>
        writeFileSync(path.resolve(folder, file.path), file.text),
      );
  }
  const found = await checkFiles(options.dryRun ? files : fixed, upgrade);
  const all = found.findings.map((finding) => {
    return {...finding, rule: finding.change, finding};
  });
  const {isNew, note} = withoutKnown(options, folder, all);
  const findings = found.findings.filter(isNew);
  const result = {
    ...found,
    findings,
    notUnderstood: [...unread, ...found.notUnderstood],
    ...sumOf(findings, found.checklist.length),
  };
  return outputOf(options, upgradeReport(result, site), {
    text: () => upgradeText(result, site),
    json: () => upgradeJson(result),
    patch,
    note,
  });
}
