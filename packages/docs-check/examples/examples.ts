/**
 * Checks code blocks: data and code must parse, and blocks marked `runnable` must do what
 * the page describes.
 */
import {parseDocument} from 'yaml';
import {docsVersions, packageRelease, type DocsVersion} from '../facts/index';
import {isScript, parseSample} from '../core/sample';
import type {Problem, Skipped} from '../report';
import {locate} from '../core/included';
import {parseJson} from '../data/schema-faults';
import type {Block, CodeBlock, Page} from '../core/page';
import {releasesIn} from '../core/releases';
import {languages} from './languages';
import {runSample} from './run-sample';

/** Reports at a line: in the page, or in the file that the block includes. */
const reporter =
  (page: Page, problems: Problem[]) =>
  (block: CodeBlock, line: number, message: string, name?: string) =>
    problems.push({
      ...locate(page, block, line - block.bodyLine),
      check: 'examples',
      message,
      ...(name ? {name} : {}),
    });

const isCode = (block: Block): block is CodeBlock => block.type === 'code';

export function checkExamples(page: Page): Problem[] {
  const problems: Problem[] = [];
  const report = reporter(page, problems);
  for (const block of page.blocks.filter(isCode)) {
    const {bodyLine, lang, value} = block;
    problems.push(...otherExample(page, block));
    if (!lang) {
      report(block, block.line, 'the code block has no language.');
    } else if (!languages.has(lang)) {
      report(
        block,
        block.line,
        `is not a highlighted language. Languages: ${[...languages].join(', ')}.`,
        lang,
      );
    }
    for (const {line, message} of faultsOf(lang, value)) {
      report(block, bodyLine + line - 1, message);
    }
  }
  return problems;
}

/** What does not parse in a sample, with its lines from 1. */
function faultsOf(
  lang: string,
  source: string,
): {line: number; message: string}[] {
  if (isScript(lang)) {
    const {errors} = parseSample(source, lang);
    const hole = /(?:^|[\s,([{])\.\.\.(?=\s*(?:$|[\],)}]|\/\/))/m.exec(
      stripStringsAndComments(source),
    );
    return [
      ...errors.slice(0, 3).map(({line, message}) => ({
        line,
        message: `the sample does not parse: ${message}`,
      })),
      ...(hole
        ? [
            {
              line: source.slice(0, hole.index).split('\n').length,
              message:
                'the sample has a `...` where code should be: it does not run like this.',
            },
          ]
        : []),
    ];
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

/** A fence that shows an example of another version. */
function otherExample(page: Page, {line, included}: CodeBlock): Problem[] {
  const [, folder, version] =
    /^(examples\/[^/]+)\/([^/]+)\//.exec(included?.file ?? '') ?? [];
  return version && version !== page.version
    ? [
        {
          file: page.file,
          line,
          check: 'examples',
          name: included!.file,
          message: `is the example of another version. Include the file from ${folder}/${page.version}/.`,
        },
      ]
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

type Say = ReturnType<typeof reporter>;

/**
 * Runs each block whose fence says `runnable` with the managers and services of that
 * version's published package, and compares what it prints with the block that follows,
 * whose fence says `output`. The version is the page's, or the one in the title, as in
 * `before (3.9)`. With `fails-on="3.10"`, the sample also runs there, and must throw or
 * print something else: that is the change that the page describes.
 */
export async function checkRunnable(
  page: Page,
): Promise<{problems: Problem[]; skipped: Skipped[]; ran: number}> {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  let ran = 0;
  const say = reporter(page, problems);
  const blocks = page.blocks.filter(isCode);
  for (const [i, block] of blocks.entries()) {
    const runnable = runnableOf(page, block, blocks[i + 1], say);
    if (!runnable) {
      continue;
    }
    const {count, why} = await runAndCompare(runnable, say);
    ran += count;
    if (why) {
      skipped.push({what: `runnable sample ${page.file}:${block.line}`, why});
    }
  }
  return {problems, skipped, ran};
}

function runnableOf(
  page: Page,
  block: CodeBlock,
  output: CodeBlock | undefined,
  say: Say,
): Runnable | undefined {
  const mark = /(?:^|\s)fails-on="([^"]*)"/.exec(block.meta)?.[1];
  if (!/(?:^|\s)runnable(?:\s|$)/.test(block.meta)) {
    if (mark !== undefined) {
      say(block, block.line, 'is marked fails-on, and not runnable.');
    }
    return;
  }
  const version = versionIn(block.title ?? '') ?? page.version;
  const otherVersion = mark === undefined ? null : versionIn(mark);
  if (mark !== undefined && (!otherVersion || otherVersion === version)) {
    say(
      block,
      block.line,
      `fails-on="${mark}" must name a version other than the sample's, ${packageRelease[version]}.`,
    );
  }
  if (!output || !/(?:^|\s)output(?:\s|$)/.test(output.meta)) {
    say(
      block,
      block.line,
      'is marked runnable, and no code block marked `output` follows it to say what it prints.',
    );
    return;
  }
  return {
    block,
    output,
    version,
    failsOn: otherVersion === version ? null : otherVersion,
  };
}

/**
 * Whether the sample prints what the page says. A block `output excerpt` has some of the
 * printed lines, in order, for a sample during which the core also prints its own messages.
 */
function printsAsShown(printed: string, {meta, value}: CodeBlock): boolean {
  if (!/(?:^|\s)excerpt(?:\s|$)/.test(meta)) {
    return printed.trim() === value.trim();
  }
  const lines = printed.split('\n');
  let from = 0;
  return value
    .trim()
    .split('\n')
    .every((line) => {
      const index = lines.indexOf(line, from);
      from = index + 1;
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
    say(block, block.bodyLine, `does not run: ${result.error}`);
  } else if (!printsAsShown(result.output, output)) {
    say(
      output,
      output.bodyLine,
      `the sample above prints something else. It prints:\n${result.output.trim().replace(/^/gm, '    ')}`,
    );
  }
  if (!failsOn) {
    return {count: 1};
  }
  const release = packageRelease[failsOn];
  const otherResult = await runSample(block.value, failsOn);
  if ('skipped' in otherResult) {
    return {count: 1, why: `on ${release}: ${otherResult.skipped}`};
  }
  if (
    !otherResult.error &&
    otherResult.output.trim() === result.output.trim()
  ) {
    say(
      block,
      block.line,
      `is marked fails-on, and with ${release} it prints the same.`,
    );
  }
  return {count: 2};
}
