/**
 * The programs that the docs tell readers to run, as processes on this machine: the published
 * viewer behind nginx and in Chromium, and Orthanc with its DICOMweb plugin.
 */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {latest} from '../../config/releases';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {
  recipeFile,
  type RecipeName,
} from '@ohif-docs/docs-check/recipes/served/recipe-files';
import {freePort, RecipeServer} from '@ohif-docs/docs-check/recipes/server';
import {
  endProgram,
  startProgram,
} from '@ohif-docs/docs-check/recipes/start-program';
import {viewerDist} from '../../packages/viewer-screenshots/viewer.mjs';
import {requireChromium} from '../../scripts/find-chromium';
import {tools} from '../../scripts/install-tools';

const missing = tools
  .filter(
    ({skips, isInstalled}) =>
      skips.includes('test:real-programs') && !isInstalled(),
  )
  .map(({name}) => name);
if (missing.length > 0) {
  // Otherwise each test waits two minutes for an answer.
  throw new Error(
    `Not installed: ${missing.join(', ')}. Run "E2E_EVERY_PAGE=true npm run install-tools" as root on Debian or Ubuntu.`,
  );
}

export const root = path.resolve(import.meta.dirname, '../..');
export const study = path.join(root, 'examples/first-study/phantom-study.zip');

/** A file of the tutorial. */
export const tutorialFile = (file: string): string =>
  readFileSync(path.join(root, 'examples/first-study/current', file), 'utf8');

/** WebGL 2 without a graphics card, and no other host than this machine. */
export const browserArguments = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Scripts run for seconds, in which code that V8 optimizes does not pay.
  '--js-flags=--no-opt,--no-maglev',
  '--host-resolver-rules=MAP *.example.org 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** The name in the recipes; the browser resolves it to this machine. */
export const host = 'viewer.example.org';

/** [text of the file, what the reader has instead] */
export type Edit = readonly [from: string | RegExp, to: string];

/** @throws if a text is not there: then the fault cannot be injected */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((result, [from, to]) => {
    const next = result.replace(from, () => to);
    if (next === result) {
      throw new Error(`${String(from)} is not there to change`);
    }
    return next;
  }, text);
}

export const recipe = (name: RecipeName, ...edits: Edit[]): string =>
  edited(
    readFileSync(path.join(root, recipeFile(latest.id, name)), 'utf8'),
    edits,
  );

/** What a reader sees in the browser: the console, and the text of the page. */
export class Screen {
  private readonly console: string[] = [];

  constructor(readonly page: Page) {
    page.on('console', (message) =>
      this.console.push(`${message.text()} (${message.location().url})`),
    );
    page.on('pageerror', ({name, message}) =>
      this.console.push(`Uncaught ${name}: ${message}`),
    );
    // As the developer tools show a failed request.
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.console.push(
          `${response.request().method()} ${response.url()} ${response.status()} (${response.statusText()})`,
        );
      }
    });
  }

  async read(): Promise<string> {
    const text = await this.page
      .locator('body')
      .innerText({timeout: 5_000})
      .catch((error: Error) => error.message);
    return [...this.console, text].join('\n');
  }
}

export type Files = Record<string, string | null>;

/**
 * A copy of the published viewer for this run, in a folder that all users may read: the workers of
 * an nginx that root starts cannot enter root's home, where the cache is.
 */
function copyOfViewer(name: string, change?: (folder: string) => void): string {
  const files = path.join(tmpdir(), name);
  if (!existsSync(files)) {
    const making = `${files}-${process.pid}`;
    execFileSync('cp', ['-r', viewerDist(), making]);
    change?.(making);
    renameSync(making, files);
  }
  return files;
}

export const viewerFiles = (): string => copyOfViewer('viewer');

/**
 * The files of the published viewer as they are in the images of 3.10: each script is empty
 * and has a compressed copy.
 */
export const imageFiles = (): string =>
  copyOfViewer('image', (folder) => {
    for (const name of readdirSync(folder, {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (/\.(?:js|map|css|svg)$/.test(name)) {
        const file = path.join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), {level: 1}));
        writeFileSync(file, '');
      }
    }
  });

/** Everything that a test starts, which ends with it. */
export class Lab {
  private readonly running: (() => unknown)[] = [];
  private browser: Browser | undefined;

  /** What ends later than what is started after it. */
  onClose(end: () => unknown): void {
    this.running.unshift(end);
  }

  folder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'real-programs-'));
    execFileSync('chmod', ['755', folder]);
    this.onClose(() => rmSync(folder, {recursive: true, force: true}));
    return folder;
  }

  async keep<T extends {close: () => unknown}>(starting: Promise<T>) {
    const started = await starting;
    this.onClose(() => started.close());
    return started;
  }

  /**
   * Starts Orthanc with a reader's configuration. Only what belongs to this machine differs:
   * the ports, the folder, and nobody else may connect.
   */
  async orthanc(configuration: string, storage = this.folder()) {
    const folder = this.folder();
    const port = await freePort();
    writeFileSync(
      path.join(folder, 'reader.json'),
      configuration
        .replaceAll('/var/lib/orthanc/db', storage)
        .replace('"RemoteAccessAllowed": true', '"RemoteAccessAllowed": false')
        .replace(/, "\/usr\/local\/share\/orthanc\/plugins"/, ''),
    );
    writeFileSync(
      path.join(folder, 'machine.json'),
      JSON.stringify({HttpPort: port, DicomServerEnabled: false}),
    );
    const program = await startProgram([findTool('Orthanc')!, folder], {
      port,
      folder,
    });
    const close = () => {
      program.kill('SIGCONT');
      return endProgram(program);
    };
    this.onClose(close);
    return {port, origin: `http://127.0.0.1:${port}`, program, close};
  }

  /** The published viewer with files of a reader; null for one that is missing. */
  site(files: Files, from = viewerFiles()): string {
    const folder = this.folder();
    execFileSync('cp', ['-rs', `${from}/.`, folder]);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      rmSync(file, {force: true});
      if (content !== null) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, content);
      }
    }
    return folder;
  }

  nginx(source: string, tls = false): Promise<RecipeServer> {
    return this.keep(
      RecipeServer.start(source, {host, tls, files: {}, changes: []}),
    );
  }

  /** A window that has never been open. */
  async open(url: string, options = {}): Promise<Screen> {
    const context = await (
      await this.chromium()
    ).newContext({
      ignoreHTTPSErrors: true,
      viewport: {width: 1200, height: 800},
      ...options,
    });
    await context.addInitScript(() =>
      localStorage.setItem('shownTours', '["basicViewerTour"]'),
    );
    // A limit for what hangs; a busy machine may be slow.
    context.setDefaultTimeout(120_000);
    const screen = new Screen(await context.newPage());
    await screen.page.goto(url);
    return screen;
  }

  private async chromium(): Promise<Browser> {
    this.browser ??= await chromium.launch({
      executablePath: requireChromium(),
      args: browserArguments,
    });
    return this.browser;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    this.browser = undefined;
    for (const end of this.running.splice(0)) {
      await end();
    }
  }
}

/** Loads the study of the tutorial. */
export const load = (origin: string): Promise<Response> =>
  fetch(`${origin}/instances`, {method: 'POST', body: readFileSync(study)});
