import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {headerRules} from '../config/headers';
import {headersText, redirectsText} from '../deploy/host-files';
import {deployFolder} from './deploy';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  target = path.join(folder, 'target');
});
afterEach(() => rmSync(folder, {recursive: true}));

/** A build of these files, each with its name as its text. */
function build(name: string, ...files: string[]): string {
  return buildBelow('/', name, ...files);
}

function buildBelow(baseUrl: string, name: string, ...files: string[]): string {
  const root = path.join(folder, name);
  const rules = headerRules(
    {scriptHashes: [`'sha256-${name}'`], analytics: false},
    baseUrl,
  );
  const texts = {
    ...Object.fromEntries(files.map((file) => [file, `${file} of ${name}`])),
    _headers: headersText(rules),
    _redirects: redirectsText([{from: '/old', to: '/help'}]),
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** The folder that nginx shows after a reload. */
const site = () => /^root "(.*)";$/m.exec(read('site.conf'))![1]!;
const shown = () =>
  readdirSync(site(), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.extname(file))
    .sort();
const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
const folders = () =>
  readdirSync(target)
    .filter((name) => name.startsWith('site-'))
    .sort();

const one = () =>
  build('one', 'help.html', 'gone.html', 'assets/a.1.js', 'assets/b.js');
const two = () => build('two', 'help.html', 'assets/a.2.js', 'assets/b.js');
const three = () => build('three', 'help.html', 'assets/a.3.js', 'assets/b.js');

test('a new folder gets the site and what nginx needs', () => {
  expect(deployFolder(one(), target)).toEqual({
    site: path.join(target, 'site-1'),
    files: 4,
    kept: 0,
    removed: 0,
  });
  expect(shown()).toEqual([
    'assets/a.1.js',
    'assets/b.js',
    'gone.html',
    'help.html',
  ]);
  expect(read('nginx.conf')).toContain('include site.conf;');
  expect(read('nginx.conf')).not.toContain('root ');
  expect(site()).toBe(path.join(target, 'site-1'));
  expect(read('headers.conf')).toContain('sha256-one');
  expect(read('maps.conf')).toContain('"/old" "/help";');
});

test('the name of the folder may have what nginx would read as something else', () => {
  target = path.join(folder, 'the; site {1}');
  deployFolder(one(), target);
  expect(read('site.conf')).toBe(`root "${path.join(target, 'site-1')}";\n`);
});

test('a folder that nginx cannot be told of is named before anything is written', () => {
  target = path.join(folder, '$site');
  expect(() => deployFolder(one(), target)).toThrow(
    /^A value for nginx may not contain .*\$site$/,
  );
  expect(existsSync(target)).toBe(false);
});

test('the next release keeps the hashed files of the one before, not its pages', () => {
  deployFolder(one(), target);
  expect(deployFolder(two(), target)).toMatchObject({files: 3, kept: 1});
  expect(shown()).toEqual([
    'assets/a.1.js',
    'assets/a.2.js',
    'assets/b.js',
    'help.html',
  ]);
  expect(readFileSync(path.join(site(), 'help.html'), 'utf8')).toBe(
    'help.html of two',
  );
  expect(read('headers.conf')).toContain('sha256-two');
});

test('what is shown until nginx reloads stays as it was', () => {
  deployFolder(one(), target);
  const before = site();
  deployFolder(two(), target);
  expect(readFileSync(path.join(before, 'help.html'), 'utf8')).toBe(
    'help.html of one',
  );
  expect(readdirSync(before)).toContain('gone.html');
});

test('it stays also when a reload was forgotten, and goes with the next release', () => {
  for (const release of [one(), two(), three()]) {
    deployFolder(release, target);
  }
  expect(folders()).toEqual(['site-1', 'site-2', 'site-3']);
  expect(deployFolder(one(), target)).toMatchObject({removed: 1});
  expect(folders()).toEqual(['site-2', 'site-3', 'site-4']);
});

test('the release after that removes them', () => {
  for (const release of [one(), two(), three()]) {
    deployFolder(release, target);
  }
  expect(shown()).toEqual([
    'assets/a.2.js',
    'assets/a.3.js',
    'assets/b.js',
    'help.html',
  ]);
});

test('files of a site below a path are where their addresses say', () => {
  const release = (name: string) =>
    buildBelow('/docs/', name, 'help.html', `assets/${name}.js`);
  deployFolder(release('one'), target);
  expect(shown()).toEqual(['docs/assets/one.js', 'docs/help.html']);
  expect(read('site.conf')).toContain('error_page 404 "/docs/404.html";');
  expect(deployFolder(release('two'), target)).toMatchObject({kept: 1});
  expect(shown()).toEqual([
    'docs/assets/one.js',
    'docs/assets/two.js',
    'docs/help.html',
  ]);
});

test('a site that moves to a path leaves its hashed files behind', () => {
  deployFolder(one(), target);
  expect(
    deployFolder(buildBelow('/docs/', 'moved', 'help.html'), target),
  ).toMatchObject({kept: 0});
  expect(shown()).toEqual(['docs/help.html']);
});

test('the same build twice is one release', () => {
  deployFolder(one(), target);
  deployFolder(two(), target);
  deployFolder(two(), target);
  expect(shown()).toContain('assets/a.1.js');
});

test('a deploy that broke off is made good by the next', () => {
  deployFolder(one(), target);
  mkdirSync(path.join(target, 'site-2'));
  writeFileSync(path.join(target, 'site-2/half.html'), 'half a pa');
  deployFolder(one(), target);
  expect(site()).toBe(path.join(target, 'site-2'));
  expect(shown()).toEqual([
    'assets/a.1.js',
    'assets/b.js',
    'gone.html',
    'help.html',
  ]);
});

test('so is a first deploy that broke off', () => {
  const broken = one();
  rmSync(path.join(broken, '_redirects'));
  expect(() => deployFolder(broken, target)).toThrow('_redirects');
  expect(folders()).toEqual(['site-1']);
  expect(deployFolder(two(), target)).toMatchObject({kept: 0});
  expect(shown()).toEqual(['assets/a.2.js', 'assets/b.js', 'help.html']);
});

test('the configuration of nginx stays as its administrator wrote it', () => {
  deployFolder(one(), target);
  const mine = '# mine\nserver {\n  include site.conf;\n}\n';
  writeFileSync(path.join(target, 'nginx.conf'), mine);
  deployFolder(two(), target);
  expect(read('nginx.conf')).toBe(mine);
});

test('a configuration that would go on showing one release is not deployed to', () => {
  deployFolder(one(), target);
  writeFileSync(
    path.join(target, 'nginx.conf'),
    `server {\n  root ${target}/site-1;\n}\n`,
  );
  expect(() => deployFolder(two(), target)).toThrow(
    'needs the line "include site.conf;"',
  );
  expect(folders()).toEqual(['site-1']);
});

test('a folder with something else in it is left alone', () => {
  mkdirSync(target);
  writeFileSync(path.join(target, 'thesis.txt'), 'the only copy');
  expect(() => deployFolder(one(), target)).toThrow(
    /is not empty and has no releases\.json/,
  );
  expect(readdirSync(target)).toEqual(['thesis.txt']);
});

test('a build that is not finished is not deployed', () => {
  const unfinished = one();
  rmSync(path.join(unfinished, '_headers'));
  expect(() => deployFolder(unfinished, target)).toThrow(
    /There is no finished build in .*: run "npm run build" first/,
  );
  expect(existsSync(target)).toBe(false);
});
