/**
 * The packages that can leave the repository run elsewhere: their tarballs, and those of
 * what they depend on, are installed into an empty folder without a network.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../support/written-files';
import {repository} from './run-in-site';

const folder = temporaryFolder();

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** The folders of the packages that one needs, directly or not. */
function dependenciesOf(
  packageFolder: string,
  found = new Set<string>(),
): Set<string> {
  const {dependencies = {}} = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as {dependencies?: Record<string, string>};
  for (const name of Object.keys(dependencies)) {
    const dependency = path.join(repository, 'node_modules', name);
    if (!found.has(dependency)) {
      dependenciesOf(dependency, found.add(dependency));
    }
  }
  return found;
}

beforeAll(() => {
  const names = ['doctor', 'search', 'builders'];
  const output = execFileSync(
    'npm',
    ['run', '--silent', 'pack', '--', ...names, '--to', folder],
    {cwd: repository, encoding: 'utf8', shell: process.platform === 'win32'},
  );
  const tarballs = output.trim().split('\n');
  const needed = new Set<string>();
  // The doctor's tarball contains what it needs.
  for (const name of names.filter((one) => one !== 'doctor')) {
    dependenciesOf(path.join(repository, 'packages', name), needed);
  }
  const packed = JSON.parse(
    run('npm', 'pack', '--json', '--ignore-scripts', ...needed),
  ) as {filename: string}[];
  run(
    'npm',
    ...['install', '--offline', '--no-audit', '--no-fund'],
    ...tarballs,
    ...packed.map(({filename}) => `./${filename}`),
  );
}, 5 * 60_000);

/** What a module prints in the folder. */
function printed(code: string): unknown {
  writeFileSync(path.join(folder, 'program.mjs'), code);
  return JSON.parse(run('node', 'program.mjs'));
}

test('the doctor finds a mistake, on the command line and as a module', () => {
  writeFileSync(
    path.join(folder, 'app-config.js'),
    'window.config = {dataSources: [], showStudyLst: true};',
  );
  // It exits with 1 if it found errors.
  const {stdout, stderr} = spawnSync(
    'npx',
    ['ohif-doctor', 'config', 'app-config.js', '--format', 'json'],
    {cwd: folder, encoding: 'utf8', shell: process.platform === 'win32'},
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('showStudyLst');
  expect(
    printed(`import {checkConfig} from '@ohif-docs/doctor';
      import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
      const {findings} = checkConfig('window.config = {showStudyLst: true};', knowledgeFor('current'));
      console.log(JSON.stringify(findings.map(({rule}) => rule)));`),
  ).toContain('unknown-key');
});

test('the doctor needs no other package, and the Git hook of its page stops a mistake', () => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  const [tarball] = readdirSync(folder).filter((name) =>
    name.startsWith('ohif-docs-doctor-'),
  );
  run('tar', '-xzf', tarball!, '-C', 'empty');
  const shell = (command: string) =>
    spawnSync('bash', ['-c', command], {
      cwd: empty,
      encoding: 'utf8',
      env: {...process.env, PATH: `${empty}:${process.env.PATH}`},
    });
  expect(shell('node package/dist/cli/run.js --version').stdout).toMatch(
    /^ohif-doctor \d/,
  );
  expect(
    readFileSync(path.join(empty, 'package/LICENSES.txt'), 'utf8'),
  ).toContain('acorn');
  const page = readFileSync(
    path.join(repository, 'src/pages/tools/config/program.mdx'),
    'utf8',
  );
  const hook = /title="\.git\/hooks\/pre-commit"\n(.*?)```/s.exec(page)?.[1];
  writeFileSync(path.join(empty, 'hook'), hook ?? '');
  writeFileSync(
    path.join(empty, 'ohif-doctor'),
    '#!/usr/bin/env bash\nexec node "$(dirname "$0")/package/dist/cli/run.js" "$@"\n',
  );
  shell('git init -q . && chmod +x ohif-doctor');
  const statusOf = (text: string) => {
    writeFileSync(path.join(empty, 'app-config.js'), text);
    return shell('git add app-config.js && bash ./hook').status;
  };
  expect(statusOf('window.config = {useCursors: 1};')).not.toBe(0);
  expect(shell('git rm -qf app-config.js && bash ./hook').status).toBe(0);
});

test('the search finds what it has indexed', () => {
  expect(
    printed(`import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
      import {manifestPath} from '@ohif-docs/search/format/index-format';
      import {IndexLoader} from '@ohif-docs/search/runtime/load';
      const origin = 'https://docs.example.org';
      const record = (lvl1, position) => ({
        objectID: lvl1, version: 'current', language: 'en', docusaurus_tag: 'docs-default-current',
        hierarchy: {lvl0: 'Docs', lvl1, lvl2: null, lvl3: null},
        type: 'lvl1', content: 'How the ' + lvl1 + ' is set.', identifiers: [], keywords: [],
        description: '', weight: 1, url: origin + '/' + lvl1, position,
      });
      const {manifest, files} = makeIndexFiles(
        ['Toolbar', 'Hotkeys', 'Overlay'].map(record), {versions: ['current'], origin});
      files.set(manifestPath, JSON.stringify(manifest));
      const loader = new IndexLoader(origin + '/', (url) =>
        Promise.resolve(new Response(files.get(url.slice(origin.length + 1)))));
      const engine = await loader.indexFor([]);
      const {found} = await engine.search('hotkey');
      const texts = await Promise.all(found.map(({section}) => engine.parts.text(section)));
      console.log(JSON.stringify(texts.map(({url}) => url)));`),
  ).toEqual(['https://docs.example.org/Hotkeys']);
});

test('the builders build a link, and know the modes of a release', () => {
  expect(
    printed(`import {urlKnowledge} from '@ohif-docs/builders/release-data';
      import {buildLink} from '@ohif-docs/builders/url/link';
      const [{modes}] = urlKnowledge();
      const {url} = buildLink({base: 'https://viewer.example.org/ohif/', mode: 'viewer',
        dataSource: '', parameters: [['StudyInstanceUIDs', '1.2.3']]});
      console.log(JSON.stringify([url, modes.some(({route}) => route === 'viewer')]));`),
  ).toEqual([
    'https://viewer.example.org/ohif/viewer?StudyInstanceUIDs=1.2.3',
    true,
  ]);
});
