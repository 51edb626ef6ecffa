/** The command line, without the process around it. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {latest} from '../../../config/releases';
import {checkConfig, fixAll, rules} from '../index';
import {jsonReport} from '../format/json';
import {sarifReport} from '../format/sarif';
import {isPartly, textReport, type FileFindings} from '../format/text';
import {parseArguments, usage} from './arguments';
import {knowledgeFor, releaseData} from './release-data';

export type Output = {status: 0 | 1 | 2 | 3; out: string; error: string};

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/**
 * @param args after the name of the program
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 */
export function main(args: string[], folder: string, site: string): Output {
  if (args.includes('--help')) {
    return {status: 0, out: usage, error: ''};
  }
  let parsed;
  try {
    parsed = parseArguments(
      args,
      releaseData(latest.id).archives.map(({archive}) => archive),
    );
  } catch (error) {
    return {status: 2, out: '', error: `${messageOf(error)}\n\n${usage}`};
  }
  const {files, release, fix, allowUnread, format, ...options} = parsed;
  const knowledge = knowledgeFor(release);
  const checked: FileFindings[] = [];
  const fatal = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
  for (const file of files) {
    const full = path.resolve(folder, file);
    let text: string;
    try {
      text = fatal.decode(readFileSync(full));
    } catch (error) {
      return {
        status: 2,
        out: '',
        error: `${file} cannot be read: ${messageOf(error)}\n`,
      };
    }
    const check = (changed: string) =>
      checkConfig(changed, knowledge, options).findings;
    if (fix) {
      const fixed = fixAll(text, check);
      if (fixed !== text) {
        writeFileSync(full, fixed);
        text = fixed;
      }
    }
    const {findings, notChecked, stopped} = checkConfig(
      text,
      knowledge,
      options,
    );
    checked.push({file, findings, notChecked, stopped});
  }
  const out =
    format === 'json'
      ? jsonReport(checked)
      : format === 'sarif'
        ? sarifReport(checked, rules, site)
        : textReport(checked, site);
  const hasError = checked.some(({findings}) =>
    findings.some(({severity}) => severity === 'error'),
  );
  const isUnread = !allowUnread && checked.some(isPartly);
  return {status: hasError ? 1 : isUnread ? 3 : 0, out, error: ''};
}
