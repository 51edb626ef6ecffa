/** `ohif-doctor network`: checks recordings of the browser and of curl. */
import {
  networkJson,
  networkMarkdown,
  networkReportOf,
  networkText,
  type CheckedRecording,
} from '../format/network';
import {checkNetwork} from '../network/index';
import {withoutKnown} from './baseline';
import {readInputs} from './inputs';
import {commonUsage, parseOptions} from './options';
import {outputOf, type Output} from './output';

export const usage = `Usage: ohif-doctor network FILE|FOLDER|-… [options]

Finds why requests of the viewer fail or are slow. A file is a HAR file of the browser's Network
panel, what curl -i or curl -v prints, headers of a response, or console output. Of a folder,
it reads the .har files. "-" is standard input.

Text, JSON, SARIF, and annotations contain what was pasted; only --format markdown is masked. There
is nothing to --fix, and no comment to accept a finding: use --baseline.

${commonUsage}`;

/**
 * @param args after `network`
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 * @throws if an argument is missing, unknown, or has a value that does not exist
 */
export function networkCommand(
  args: readonly string[],
  folder: string,
  site: string,
): Output {
  const {files, options} = parseOptions(args, {});
  if (!files.length) {
    throw new Error(
      'Which file? Give the path of a HAR file, or - and the output of curl.',
    );
  }
  if (options.fix) {
    throw new Error(
      '--fix does not exist here: the fixes are for your servers, not for the recording.',
    );
  }
  const inputs = readInputs(files, folder, {
    named: (name) => name.toLowerCase().endsWith('.har'),
  });
  const checked = inputs.map(({path: file, ...input}): CheckedRecording =>
    input.why === undefined
      ? {file, result: checkNetwork(input.text)}
      : {file, why: input.why},
  );
  const all = checked.flatMap((one) =>
    one.why === undefined
      ? one.result.findings.map((finding) => ({
          finding,
          file: one.file,
          rule: finding.rule,
          message: finding.title,
        }))
      : [],
  );
  const {isNew, note} = withoutKnown(options, folder, all);
  const reported = checked.map((one) => {
    if (one.why !== undefined) {
      return one;
    }
    const findings = one.result.findings.filter(isNew);
    return {...one, result: {...one.result, findings}};
  });
  return outputOf(options, networkReportOf(reported, site), {
    text: () => networkText(reported, site),
    json: () => networkJson(reported),
    markdown: () => networkMarkdown(reported, site),
    patch: '',
    note,
  });
}
