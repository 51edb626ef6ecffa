/**
 * Follows the pages of the tutorial as a reader does: saves each file, runs each command, and
 * compares what it prints with the block "You should see" after it.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CodeBlock, Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import type {Problem} from '../../report';
import {problem} from '../first-extension/pages';
import {tutorialFolder, type State} from '../first-extension/states';
import {Computer} from './computer';
import {claims} from './steps';

/** The download that the pages link to. */
export const studyFile = 'examples/first-study/phantom-study.zip';

const isCommand = ({lang}: CodeBlock) => lang === 'bash';
const isOutput = ({title}: CodeBlock) =>
  title?.startsWith('You should see') ?? false;

/** After these, the browser shows something new. */
const startsViewer = ({value}: CodeBlock) =>
  /^docker (?:run|compose (?:up|restart))\b/m.test(value);

/** A command whose output depends on the machine: the check for what is installed. */
const isVersionCheck = ({value}: CodeBlock) => value.includes('--version');

class Reader {
  readonly problems: Problem[] = [];
  private readonly computer: Computer;
  private readonly reported = new Set<string>();
  private step = '';
  private printed: string | undefined;

  constructor(
    private readonly root: string,
    private readonly version: DocsVersion,
    private readonly states: State[],
  ) {
    this.computer = new Computer(version);
  }

  private report(page: Page, line: number, message: string): void {
    this.problems.push(problem(page.file, message, line));
  }

  async read(page: Page): Promise<void> {
    const text = readFileSync(path.join(this.root, page.file), 'utf8');
    const folder = `${tutorialFolder(this.version, 'first-study')}/`;
    for (const block of page.blocks) {
      if (block.type !== 'code') {
        continue;
      }
      const file = block.included?.file.split(path.sep).join('/');
      if (file?.startsWith(folder)) {
        this.step = file.slice(folder.length).split('/')[0]!;
        this.computer.write(block.title ?? '', `${block.value}\n`);
      } else if (isCommand(block)) {
        this.compareFolder(page, block);
        if (text.includes(`](@site/${studyFile})`)) {
          this.computer.copy(path.join(this.root, studyFile));
        }
        await this.run(page, block);
      } else if (isOutput(block)) {
        this.compareOutput(page, block);
      }
    }
  }

  private async run(page: Page, block: CodeBlock): Promise<void> {
    this.printed = undefined;
    if (isVersionCheck(block)) {
      return;
    }
    try {
      this.printed = await this.computer.run(block.value);
    } catch (error) {
      this.report(page, block.line, (error as Error).message);
    }
    if (startsViewer(block)) {
      await this.compareScreen(page, block);
    }
  }

  private compareOutput(page: Page, block: CodeBlock): void {
    if (this.printed !== undefined && this.printed.trim() !== block.value) {
      this.report(
        page,
        block.line,
        `The command prints \`${this.printed.trim()}\`, and the page says \`${block.value}\`.`,
      );
    }
  }

  /** The files must be those of the checkpoint. */
  private compareFolder(page: Page, block: CodeBlock): void {
    const state = this.states.find(({step}) => step === this.step);
    for (const [name, expected] of Object.entries(state?.files ?? {})) {
      const key = `${this.step}/${name}`;
      if (this.computer.read(name) !== expected && !this.reported.has(key)) {
        this.reported.add(key);
        this.report(
          page,
          block.line,
          `A reader's ${name} is not the one of step ${this.step} here. Show the file of that step, with its name as the title.`,
        );
      }
    }
  }

  /** The browser must show what the chapter describes. */
  private async compareScreen(page: Page, block: CodeBlock): Promise<void> {
    for (const {step, place, shows} of claims) {
      const seen =
        step === this.step ? await this.computer.browse(place) : shows;
      if (seen !== shows) {
        this.report(
          page,
          block.line,
          `After step ${step}, the browser shows \`${seen}\` at ${place}, and not \`${shows}\`.`,
        );
      }
    }
  }

  close = () => this.computer.close();
}

/** @returns where the pages and what happens differ */
export async function followPages(
  root: string,
  version: DocsVersion,
  states: State[],
  pages: Page[],
): Promise<Problem[]> {
  const reader = new Reader(root, version, states);
  try {
    for (const page of pages) {
      await reader.read(page);
    }
    return reader.problems;
  } finally {
    await reader.close();
  }
}
