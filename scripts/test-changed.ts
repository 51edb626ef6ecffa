/**
 * `npm run test:changed`: the part of `npm test` that a change touches, while one works on
 * it. Changed is what differs from the commit where the branch left `main`, committed or
 * not. `npm test` before a push runs everything.
 *
 * Options: `--base REF` compares with another commit, `--list` only prints the steps.
 */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {releases} from '../config/releases';
import {runMain} from './run-main';

const root = path.resolve(__dirname, '..');
const isCode = (file: string) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file);
const isPage = (file: string) =>
  /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file) && !file.includes('/_');
const isData = (file: string) =>
  /^(?:docs|versioned_docs|examples|packages\/docs-check)\//.test(file);
const isSite = (file: string) =>
  /^(?:docs|versioned_docs|versioned_sidebars|src|plugins|packages\/(?:search|ui-next)|config|deploy|static|pictures|i18n|examples)\/|^(?:docusaurus\.config|sidebars)\.ts$/.test(
    file,
  ) && !/\.test\.tsx?$|^config\/(?:eslint\/|.*words\.txt$)/.test(file);

/**
 * The browser tests of each part of the site, as Playwright finds them: by a part of the
 * name. A part that is not listed is covered by the sample of pages.
 */
export const journeys: readonly (readonly [part: RegExp, specs: string])[] = [
  [/^packages\/search\/|Search|\/search\.css$/, 'search-'],
  [
    /^packages\/ui-next\/|^src\/pages\/(?:components|patterns|colors)/,
    'showcase',
  ],
  [/Navbar|navbar/, 'navbar'],
  [/Navbar|navbar|sidebar/, 'sidebar'],
  [/footer/, 'footer'],
  [/AnnouncementBar|announcement/, 'announcement-bar'],
  [/releases|versions/, 'versions.spec'],
  [/changes/, 'upgrade-overview'],
  [/Zoom|^pictures\//, 'features/pictures'],
  [/not-found|redirects/, 'urls'],
  [/^plugins\/built-pages\//, 'markdown-alternate'],
  [/deferred-hydration|client-modules/, 'deferred-hydration'],
  [/progressBar|prefetch/, 'slow-or-broken-network'],
  [/theme\/(?:Error|Root|Loading)|CrashTitle/, 'crashes|load-states'],
  [/theme\/(?:Heading|MDX|Doc)|page-notes|page-history/, 'reading-a-page'],
  [/offline-archive/, 'offline-archive'],
  [/headers|csp|^deploy\//, 'headers|nginx'],
  [/\.css$|color|code-themes/, 'color-mode|user-preferences'],
];

/** Pages that are opened where code of the site has changed. */
const sample = [
  ...releases.map(({path}) => `/${path}/faq`.replace(/\/+/g, '/')),
  '/',
  '/components/Button',
  '/help',
];

export type Step = {name: string; command: string[]; pages?: boolean};

const playwright = (...args: string[]) => [
  'npx',
  'playwright',
  'test',
  ...args,
];

/** The steps for these files: groups run one after another, their steps side by side. */
export function stepsFor(files: readonly string[], base: string): Step[][] {
  const code = files.filter(isCode);
  const pages = files.filter(isPage);
  const step = (name: string, ...command: string[]): Step => ({name, command});
  const typed = files.filter((file) => /\.(?:tsx?|json)$/.test(file));
  const checks = [
    ...(code.length > 0
      ? [step('lint', 'npx', 'tsx', 'scripts/lint.ts', ...code)]
      : []),
    ...(typed.length > 0 ? [step('types', 'npm', 'run', 'check:types')] : []),
    ...(files.some((file) => isData(file) && !isPage(file))
      ? [step('check', 'npm', 'run', 'check')]
      : pages.length > 0
        ? [step('check', 'npm', 'run', 'check', '--', ...pages)]
        : []),
    ...(typed.length > 0
      ? [
          step(
            'unit',
            ...['npx', 'vitest', 'run'],
            ...['--project', 'unit', '--project', 'unit-mocks'],
            ...['--passWithNoTests', '--changed', base],
          ),
        ]
      : []),
    step('format', 'npx', 'prettier', '--check', '--ignore-unknown', ...files),
    step(
      'spelling',
      ...['npx', 'cspell', 'lint', '--no-progress', '--no-must-find-files'],
      ...files,
    ),
  ];
  const site = files.filter(isSite);
  const specs = new Set([
    ...files.filter((file) => file.endsWith('.spec.ts')),
    ...site.flatMap((file) => /^src\/features\/[^/]+\//.exec(file) ?? []),
    ...journeys
      .filter(([part]) => site.some((file) => !isPage(file) && part.test(file)))
      .map(([, names]) => names),
  ]);
  return [
    checks,
    site.length > 0 ? [step('build', 'npm', 'run', 'build')] : [],
    [
      ...(site.length > 0
        ? [{...step('pages', ...playwright('every-page')), pages: true}]
        : []),
    ],
    specs.size > 0 ? [step('journeys', ...playwright(...specs))] : [],
  ].filter((group) => group.length > 0);
}

/** The paths of the pages that the build made of these files, or a sample for code. */
export function pathsOf(files: readonly string[], folder = root): string[] {
  const docs = path.join(
    folder,
    '.docusaurus/docusaurus-plugin-content-docs/default',
  );
  const permalinks = new Map<string, string>();
  for (const name of existsSync(docs) ? readdirSync(docs) : []) {
    if (/^site-.*\.json$/.test(name)) {
      const {source, permalink} = JSON.parse(
        readFileSync(path.join(docs, name), 'utf8'),
      ) as {source: string; permalink: string};
      permalinks.set(
        source.replace('@site/', ''),
        permalink.replace(/(?<=.)\/$/, ''),
      );
    }
  }
  const ownPages = files.flatMap((file) => {
    if (isPage(file)) {
      return permalinks.get(file) ?? [];
    }
    // A page of src/pages, or a file in its folder.
    let page = file.replace(/\.\w+$/, '').replace(/\/index$/, '');
    while (page.startsWith('src/pages/')) {
      const address = page.replace('src/pages', '');
      if (existsSync(path.join(folder, 'build', `${address}.html`))) {
        return address;
      }
      page = path.dirname(page);
    }
    return [];
  });
  const onlyPages = files.filter(isSite).every(isPage);
  return [...new Set([...ownPages, ...(onlyPages ? [] : sample)])];
}

function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'})
      .split('\0')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** Where the branch left `main`. */
function defaultBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', branch, 'HEAD'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // The branch does not exist here.
    }
  }
  throw new Error(
    'Git knows neither origin/main nor main, so what has changed is not known. Name a commit: npm run test:changed -- --base REF',
  );
}

/** Runs a step; what it prints comes in one piece when it ends. */
function run({name, command}: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = command;
  const begin = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program!, args, {
      cwd: root,
      env: {...process.env, ...env},
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (part: Buffer) => (output += part.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - begin) / 1000);
      console.log(
        `${status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)`,
      );
      if (status !== 0) {
        console.log(output);
      }
      resolve(status === 0);
    });
  });
}

/** Runs the steps of a group two at a time. */
async function runGroup(
  group: readonly Step[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const waiting = [...group];
  let passed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      passed = (await run(next, env)) && passed;
    }
  };
  await Promise.all([worker(), worker()]);
  return passed;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {base: {type: 'string'}, list: {type: 'boolean', default: false}},
  });
  const base = values.base ?? defaultBase();
  const files = changedFiles(base);
  if (files.length === 0) {
    console.log(`Nothing has changed since ${base}.`);
    return;
  }
  const groups = stepsFor(files, base);
  if (values.list) {
    groups.flat().forEach(({command}) => console.log(command.join(' ')));
    return;
  }
  const begin = Date.now();
  for (const group of groups) {
    const env = group.some(({pages}) => pages)
      ? {E2E_PAGES: pathsOf(files).join()}
      : {};
    if (!(await runGroup(group, env))) {
      process.exitCode = 1;
      return;
    }
  }
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(
    `What ${files.length} changed files touch passed in ${seconds} s. Before a push, run npm test.`,
  );
}

runMain(module, main);
