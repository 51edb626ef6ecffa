import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../tests/support/written-files';
import {hashSource} from '../plugins/built-pages/consumers/csp';
import {factsOf, parsePage} from '../plugins/built-pages/reader';
import {compressFile} from './compress';
import {finishBuild} from './finish-build';
import {readHostRules} from './host-files';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const home = (baseUrl = '/') =>
  `<link rel=canonical href=https://docs.example.org${baseUrl}>`;
const long = `${home()}${'Lorem ipsum dolor sit amet. '.repeat(100)}`;
const read = (name: string) => readFileSync(path.join(folder, name));
const write = (name: string, text: string) =>
  writeFiles(folder, {[name]: text});

test('the policy names the inline scripts of all pages, each once', async () => {
  write('index.html', `${home()}<script>a()</script><script>b()</script>`);
  write(
    'deep/page.html',
    '<script>a()</script><script src=/c.js></script><script>d()</script>',
  );
  await finishBuild(folder, {analytics: false});
  const {headers, redirects} = readHostRules(folder);
  const [rule] = headers;
  const policy = rule?.headers['Content-Security-Policy'];
  const hashes = ['a()', 'b()', 'd()'].map(hashSource).sort().join(' ');
  expect(policy).toContain(`script-src 'self' ${hashes};`);
  expect(redirects).toContainEqual({
    from: '/components/ButtonShowcase',
    to: '/components/Button',
  });
});

test('rules and redirects of a site below a path are for that path', async () => {
  write('index.html', home('/manuals/ohif/'));
  await finishBuild(folder, {analytics: false});
  const {headers, redirects} = readHostRules(folder);
  expect(headers.map(({prefix}) => prefix)).toEqual([
    '/manuals/ohif/',
    '/manuals/ohif/assets/',
  ]);
  expect(redirects).toContainEqual({
    from: '/manuals/ohif/components/ButtonShowcase',
    to: '/manuals/ohif/components/Button',
  });
  for (const address of redirects.flatMap(({from, to}) => [from, to])) {
    expect(address).toMatch(/^\/manuals\/ohif\/\w/);
  }
});

test('the pages of old addresses get the script that they share', async () => {
  write('index.html', home());
  for (const address of ['/a', '/b']) {
    write(
      `old${address}.html`,
      `<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}" /><script>window.location.href = '${address}' + window.location.search + window.location.hash;</script>`,
    );
  }
  expect(await finishBuild(folder, {analytics: false})).toContain(
    'lists 1 inline scripts of 3 pages',
  );
  const [script, ...others] = ['old/a.html', 'old/b.html'].flatMap(
    (page) => factsOf(parsePage(read(page).toString())).inlineScripts,
  );
  expect(others).toEqual([script]);
  expect(read('_headers').toString()).toContain(hashSource(script!));
});

test('a redirect that the redirects plugin did not write fails the build', async () => {
  write('index.html', home());
  write('a.html', '<meta http-equiv="refresh" content="0; url=/elsewhere">');
  await expect(finishBuild(folder, {analytics: false})).rejects.toThrow(
    'redirects to /elsewhere',
  );
});

test('compresses files that become smaller', async () => {
  write('index.html', long);
  write('assets/a.json', JSON.stringify(long));
  write('short.txt', 'short');
  write('picture.png', long);
  const said = await finishBuild(folder, {analytics: false});
  expect(said).toContain('2 files');
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('assets/a.json.gz')).toString()).toBe(
    JSON.stringify(long),
  );
  expect(readdirSync(folder).sort()).toEqual([
    '_headers',
    '_host',
    '_redirects',
    'assets',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.png',
    'short.txt',
  ]);
});

test('compresses harder what all pages share', () => {
  const styles = readFileSync(
    path.resolve(__dirname, '../src/css/tables.css'),
    'utf8',
  );
  const sizeAt = (name: string) => {
    write(name, styles);
    return compressFile(path.join(folder, name))!.br;
  };
  const usual = sizeAt('page.css');
  expect(sizeAt('assets/css/styles.css')).toBeLessThan(usual);
  expect(sizeAt('assets/chrome.js')).toBeLessThan(usual);
  expect(sizeAt('assets/js/page.js')).toBe(usual);
});

test('compresses every kind of text', async () => {
  const kinds = ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'xml'];
  write('index.html', home());
  kinds.forEach((end) => write(`a.${end}`, long));
  await finishBuild(folder, {analytics: false});
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(
      kinds.flatMap((end) => [`a.${end}.br`, `a.${end}.gz`]),
    ),
  );
});

test('removes the compressed form of a file that became too small', () => {
  const file = path.join(folder, 'a.json');
  write('a.json', long);
  expect(compressFile(file)).not.toBeNull();
  expect(readdirSync(folder).sort()).toEqual([
    'a.json',
    'a.json.br',
    'a.json.gz',
  ]);
  write('a.json', 'short');
  expect(compressFile(file)).toBeNull();
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('without pages, the error says to build first', async () => {
  await expect(finishBuild(folder, {analytics: false})).rejects.toThrow(
    /contains no pages. Run "npm run build"/,
  );
});
