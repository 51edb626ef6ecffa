/** Code blocks that are data or code: they parse, and those marked `runnable` do what the page says. */
import {parse as parseYaml} from 'yaml';
import {isScript, parseSample} from '../identifiers/code';
import type {Problem, Skipped} from '../report';
import type {CodeBlock, Page} from '../source/page';
import {runSample} from './run-sample';

const isData = (block: {lang: string}) => /^(?:json5?|jsonc)$/.test(block.lang);

/** Prism names that the site highlights, and a few that need no highlighting. A misspelt language is shown as plain text. */
const languages = new Set([
  'js',
  'jsx',
  'ts',
  'tsx',
  'javascript',
  'typescript',
  'mjs',
  'cjs',
  'json',
  'jsonc',
  'json5',
  'bash',
  'sh',
  'shell',
  'console',
  'powershell',
  'bat',
  'cmd',
  'yaml',
  'yml',
  'nginx',
  'docker',
  'dockerfile',
  'html',
  'xml',
  'css',
  'http',
  'text',
  'txt',
  'diff',
  'mermaid',
  'regex',
  'ini',
  'dotenv',
  'env',
  'md',
  'mdx',
  'markdown',
  'python',
  'lua',
  'toml',
  'apacheconf',
  'sql',
  'svg',
  'markup',
  'csv',
  'log',
  'caddyfile',
  'gitignore',
  'ignore',
  'properties',
]);

export function checkExamples(page: Page): Problem[] {
  const problems: Problem[] = [];
  const say = (line: number, message: string, name?: string) =>
    problems.push({
      file: page.file,
      line,
      check: 'examples',
      message,
      ...(name ? {name} : {}),
    });
  for (const block of page.blocks) {
    if (block.type !== 'code') continue;
    if (!block.lang) {
      say(block.line, 'the code block has no language.');
      continue;
    }
    if (!languages.has(block.lang))
      say(
        block.line,
        `is no language that is highlighted. Languages: ${[...languages].join(', ')}.`,
        block.lang,
      );
    if (isScript(block.lang)) {
      const {errors} = parseSample({
        source: block.value,
        line: block.bodyLine,
        lang: block.lang,
      });
      for (const e of errors.slice(0, 3))
        say(e.line, `the sample does not parse: ${e.message}`);
      const left = /(?:^|[\s,([{])\.\.\.(?=\s*(?:$|[\],)}]|\/\/))/m.exec(
        stripStringsAndComments(block.value),
      );
      if (left)
        say(
          block.bodyLine +
            block.value.slice(0, left.index).split('\n').length -
            1,
          'the sample has a `...` where code should be: it does not run as it stands.',
        );
    }
    if (isData(block) && block.lang === 'json') {
      try {
        JSON.parse(block.value);
      } catch (error) {
        say(
          jsonErrorLine(block, error as Error),
          `is not JSON: ${(error as Error).message.split('\n')[0]}`,
        );
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

const stripStringsAndComments = (source: string) =>
  source.replace(
    /\/\*[^]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm,
    (m) => m.replace(/[^\n]/g, ' '),
  );

function jsonErrorLine(block: CodeBlock, error: Error): number {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position
    ? block.bodyLine +
        block.value.slice(0, Number(position)).split('\n').length -
        1
    : block.bodyLine;
}

/**
 * Runs each block whose fence says `runnable` with the managers and services of that version's published package, and
 * compares what it prints with the block that follows, whose fence says `output`.
 */
export async function checkRunnable(
  page: Page,
): Promise<{problems: Problem[]; skipped: Skipped[]; ran: number}> {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  let ran = 0;
  for (const [i, block] of page.blocks.entries()) {
    if (block.type !== 'code' || !/(?:^|\s)runnable(?:\s|$)/.test(block.meta))
      continue;
    const say = (line: number, message: string) =>
      problems.push({file: page.file, line, check: 'examples', message});
    const output = page.blocks
      .slice(i + 1, i + 4)
      .find((b): b is CodeBlock => b.type === 'code');
    if (!output || !/(?:^|\s)output(?:\s|$)/.test(output.meta)) {
      say(
        block.line,
        'is marked runnable, and no code block marked `output` follows it to say what it prints.',
      );
      continue;
    }
    const result = await runSample(block.value, page.version);
    if ('skipped' in result) {
      skipped.push({
        what: `runnable sample ${page.file}:${block.line}`,
        why: result.skipped,
      });
      continue;
    }
    ran += 1;
    if (result.error) say(block.bodyLine, `does not run: ${result.error}`);
    else if (result.output.trim() !== output.value.trim()) {
      say(
        output.bodyLine,
        `the sample above prints something else. It prints:\n${result.output.trim().replace(/^/gm, '    ')}`,
      );
    }
  }
  return {problems, skipped, ran};
}
