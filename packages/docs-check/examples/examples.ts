/**
 * Checks code blocks: data and code must parse, and blocks marked `runnable` must do what
 * the page describes.
 */
import {parse as parseYaml} from 'yaml';
import {docsVersions, packageRelease, type DocsVersion} from '../facts/index';
import {isScript, parseSample} from '../core/sample';
import type {Problem, Skipped} from '../report';
import {locate} from '../core/included';
import {parseJson} from '../data/schema-faults';
import type {CodeBlock, Page} from '../core/page';
import {releasesIn} from '../core/releases';
import {languages} from './languages';
import {runSample} from './run-sample';

export function checkExamples(page: Page): Problem[] {
  const problems: Problem[] = [];
  for (const block of page.blocks) {
    if (block.type !== 'code') {
      continue;
    }
    const say = (line: number, message: string, name?: string) =>
      problems.push({
        ...locate(page, block, line - block.bodyLine),
        check: 'examples',
        message,
        ...(name ? {name} : {}),
      });
    problems.push(...otherExample(page, block));
    if (!block.lang) {
      say(block.line, 'the code block has no language.');
      continue;
    }
    if (!languages.has(block.lang)) {
      say(
        block.line,
        `is not a highlighted language. Languages: ${[...languages].join(', ')}.`,
        block.lang,
      );
    }
    if (isScript(block.lang)) {
      const {errors} = parseSample({
        source: block.value,
        line: block.bodyLine,
        lang: block.lang,
      });
      for (const e of errors.slice(0, 3)) {
        say(e.line, `the sample does not parse: ${e.message}`);
      }
      const ellipsis = /(?:^|[\s,([{])\.\.\.(?=\s*(?:$|[\],)}]|\/\/))/m.exec(
        stripStringsAndComments(block.value),
      );
      if (ellipsis) {
        say(
          block.bodyLine +
            block.value.slice(0, ellipsis.index).split('\n').length -
            1,
          'the sample has a `...` where code should be: it does not run like this.',
        );
      }
    }
    if (block.lang === 'json') {
      const parsed = parseJson(block.value);
      if ('message' in parsed) {
        say(block.bodyLine + parsed.line - 1, parsed.message);
      }
    }
    if (/^ya?ml$/.test(block.lang)) {
      try {
        parseYaml(block.value);
      } catch (error) {
        const line =
          (error as {linePos?: {line: number}[]}).linePos?.[0]?.line ?? 1;
        say(
          block.bodyLine + line - 1,
          `is not YAML: ${(error as Error).message.split('\n')[0]}`,
        );
      }
    }
  }
  return problems;
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
  const versions = docsVersions.filter((v) => named.has(v));
  return named.size === 1 && versions.length === 1 ? versions[0]! : null;
}

/** A block that runs, and what its page says of it. */
type Runnable = {
  block: CodeBlock;
  output: CodeBlock;
  version: DocsVersion;
  /** The other version, with which it must fail or print something else. */
  failsOn: DocsVersion | null;
};

type Say = (line: number, message: string, blamed?: CodeBlock) => void;

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
  for (const [i, block] of page.blocks.entries()) {
    if (block.type !== 'code') {
      continue;
    }
    const say: Say = (line, message, blamed = block) =>
      problems.push({
        ...locate(page, blamed, line - blamed.bodyLine),
        check: 'examples',
        message,
      });
    const runnable = runnableOf(page, i, block, say);
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
  index: number,
  block: CodeBlock,
  say: Say,
): Runnable | undefined {
  const mark = /(?:^|\s)fails-on="([^"]*)"/.exec(block.meta)?.[1];
  if (!/(?:^|\s)runnable(?:\s|$)/.test(block.meta)) {
    if (mark !== undefined) {
      say(block.line, 'is marked fails-on, and not runnable.');
    }
    return;
  }
  const version = versionIn(block.title ?? '') ?? page.version;
  const otherVersion = mark === undefined ? null : versionIn(mark);
  if (mark !== undefined && (!otherVersion || otherVersion === version)) {
    say(
      block.line,
      `fails-on="${mark}" must name a version other than the sample's, ${packageRelease[version]}.`,
    );
  }
  const output = page.blocks
    .slice(index + 1, index + 4)
    .find((b): b is CodeBlock => b.type === 'code');
  if (!output || !/(?:^|\s)output(?:\s|$)/.test(output.meta)) {
    say(
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
    say(block.bodyLine, `does not run: ${result.error}`);
  } else if (!printsAsShown(result.output, output)) {
    say(
      output.bodyLine,
      `the sample above prints something else. It prints:\n${result.output.trim().replace(/^/gm, '    ')}`,
      output,
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
      block.line,
      `is marked fails-on, and with ${release} it prints the same.`,
    );
  }
  return {count: 2};
}
