/**
 * Checks code blocks: data and code must parse, and blocks marked `runnable` must do what
 * the page describes.
 */
import {parseDocument} from 'yaml';
import {docsVersions, packageRelease, type DocsVersion} from '../facts/index';
import {isScript, parseSample} from '../core/sample';
import {reporter, type Fault, type Found, type Problem} from '../report';
import {locate} from '../core/read-page';
import {parseJson} from '../data/schema-faults';
import type {Block, CodeBlock, Page} from '../core/page';
import {releasesIn} from '../core/releases';
import {languages} from './languages';
import {runSample} from './run-sample';

/** Reports at a line of a block, from 1, or at its fence: in the page, or in the file that the block includes. */
const sayer =
  (page: Page, problems: Problem[]) =>
  (block: CodeBlock, at: number | 'fence', message: string, name?: string) => {
    const {file, line} = locate(page, block, at === 'fence' ? -1 : at - 1);
    problems.push(reporter('examples')(file, line, message, {name}));
  };

const isCode = (block: Block): block is CodeBlock => block.type === 'code';

export function checkExamples(page: Page): Problem[] {
  const problems: Problem[] = [];
  const say = sayer(page, problems);
  for (const block of page.blocks.filter(isCode)) {
    const {included, lang, value} = block;
    const [, folder, version = page.version] =
      /^(examples\/[^/]+)\/([^/]+)\//.exec(included?.file ?? '') ?? [];
    if (version !== page.version) {
      const message = `is the example of another version. Include the file from ${folder}/${page.version}/.`;
      say(block, 'fence', message, included!.file);
    }
    if (!languages.has(lang)) {
      const message = lang
        ? `is not a highlighted language. Languages: ${[...languages].join(', ')}.`
        : 'the code block has no language.';
      say(block, 'fence', message, lang);
    }
    for (const {line, message} of faultsOf(lang, value)) {
      say(block, line, message);
    }
  }
  return problems;
}

/** What does not parse in a sample, with its lines from 1. */
function faultsOf(lang: string, source: string): Fault[] {
  if (isScript(lang)) {
    const faults = parseSample(source, lang)
      .errors.slice(0, 3)
      .map(({line, message}) => ({
        line,
        message: `the sample does not parse: ${message}`,
      }));
    const hole = /(?:^|[\s,([{])\.\.\.(?=\s*(?:$|[\],)}]|\/\/))/m.exec(
      stripStringsAndComments(source),
    );
    const line = source.slice(0, hole?.index).split('\n').length;
    const message =
      'the sample has a `...` where code should be: it does not run like this.';
    return hole ? [...faults, {line, message}] : faults;
  }
  if (lang === 'json') {
    const parsed = parseJson(source);
    return 'message' in parsed ? [parsed] : [];
  }
  return /^ya?ml$/.test(lang)
    ? parseDocument(source).errors.map(({message, linePos}) => ({
        line: linePos?.[0].line ?? 1,
        message: `is not YAML: ${message.split('\n')[0]}`,
      }))
    : [];
}

const stripStringsAndComments = (source: string) =>
  source.replace(
    /\/\*[^]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm,
    (m) => m.replace(/[^\n]/g, ' '),
  );

/** The one docs version that a text names, or null. */
function versionIn(text: string): DocsVersion | null {
  const named = releasesIn(text);
  const versions = docsVersions.filter((v) => named.includes(v));
  return named.length === 1 && versions.length === 1 ? versions[0]! : null;
}

/** A block that runs, and what its page says of it. */
type Runnable = {
  block: CodeBlock;
  output: CodeBlock;
  version: DocsVersion;
  /** The other version, with which it must fail or print something else. */
  failsOn: DocsVersion | null;
};

type Say = ReturnType<typeof sayer>;

/**
 * Runs each block whose fence says `runnable` with the managers and services of that
 * version's published package, and compares what it prints with the block that follows,
 * whose fence says `output`. The version is the page's, or the one in the title, as in
 * `before (3.9)`. With `fails-on="3.10"`, the sample also runs there, and must throw or
 * print something else: that is the change that the page describes.
 */
export async function checkRunnable(page: Page): Promise<Found> {
  const found: Found = {problems: [], skipped: [], done: 0};
  const say = sayer(page, found.problems);
  const blocks = page.blocks.filter(isCode);
  for (const [i, block] of blocks.entries()) {
    const runnable = runnableOf(page, block, blocks[i + 1], say);
    const {count, why} = runnable
      ? await runAndCompare(runnable, say)
      : {count: 0};
    found.done += count;
    if (why) {
      const what = `runnable sample ${page.file}:${block.line}`;
      found.skipped.push({what, why});
    }
  }
  return found;
}

const isMarked = ({meta}: CodeBlock, mark: string) =>
  meta.split(/\s+/).includes(mark);

function runnableOf(
  page: Page,
  block: CodeBlock,
  output: CodeBlock | undefined,
  say: Say,
): Runnable | undefined {
  const mark = /(?:^|\s)fails-on="([^"]*)"/.exec(block.meta)?.[1];
  const version = versionIn(block.title ?? '') ?? page.version;
  const failsOn = mark === undefined ? null : versionIn(mark);
  if (!isMarked(block, 'runnable')) {
    if (mark !== undefined) {
      say(block, 'fence', 'is marked fails-on, and not runnable.');
    }
    return;
  }
  if (mark !== undefined && (!failsOn || failsOn === version)) {
    say(
      block,
      'fence',
      `fails-on="${mark}" must name a version other than the sample's, ${packageRelease[version]}.`,
    );
  }
  if (!output || !isMarked(output, 'output')) {
    say(
      block,
      'fence',
      'is marked runnable, and no code block marked `output` follows it to say what it prints.',
    );
    return;
  }
  return {
    block,
    output,
    version,
    failsOn: failsOn === version ? null : failsOn,
  };
}

/**
 * Whether the sample prints what the page says. A block `output excerpt` has some of the
 * printed lines, in order, for a sample during which the core also prints its own messages.
 */
function printsAsShown(printed: string, output: CodeBlock): boolean {
  if (!isMarked(output, 'excerpt')) {
    return printed.trim() === output.value.trim();
  }
  const lines = printed.split('\n');
  const shown = output.value.trim().split('\n');
  return shown.every((line) => {
    const index = lines.indexOf(line);
    lines.splice(0, index + 1);
    return index >= 0;
  });
}

/** @returns how often the sample ran, and why it did not run (again) */
async function runAndCompare(
  {block, output, version, failsOn}: Runnable,
  say: Say,
): Promise<{count: number; why?: string}> {
  const result = await runSample(block.value, version);
  if ('skipped' in result) {
    return {count: 0, why: result.skipped};
  }
  if (result.error) {
    say(block, 1, `does not run: ${result.error}`);
  } else if (!printsAsShown(result.output, output)) {
    say(
      output,
      1,
      `the sample above prints something else. It prints:\n${result.output.trim().replace(/^/gm, '    ')}`,
    );
  }
  const other = failsOn && (await runSample(block.value, failsOn));
  if (!other) {
    return {count: 1};
  }
  const release = packageRelease[failsOn];
  if ('skipped' in other) {
    return {count: 1, why: `on ${release}: ${other.skipped}`};
  }
  if (!other.error && other.output.trim() === result.output.trim()) {
    const message = `is marked fails-on, and with ${release} it prints the same.`;
    say(block, 'fence', message);
  }
  return {count: 2};
}
