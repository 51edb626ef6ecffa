import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {faultsOf} from '../../e2e/support/cyclonedx';
import {bomOf} from './bom';
import {bundledFiles, packageOf, packagesOf, type Compilation} from './modules';

type Rspack = (options: object) => {
  run: (
    done: (error: Error | null, stats?: {compilation: Compilation}) => void,
  ) => void;
};

const temporary = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(temporary, {recursive: true}));

function file(name: string, content = ''): string {
  const whole = path.join(temporary, name);
  mkdirSync(path.dirname(whole), {recursive: true});
  writeFileSync(whole, content);
  return whole;
}

const site = {name: 'site', version: '1.0.0', licence: 'MIT'};
const packages = [
  {name: '@scope/a', version: '1.2.3', licence: 'MIT'},
  {name: 'b', version: '2.0.0-beta.1', licence: '(MIT OR Apache-2.0)'},
  {name: 'c', version: '3.0.0'},
];

test('the bill is valid CycloneDX, and names group and address of a package', () => {
  const bom = bomOf(site, packages);
  expect(faultsOf(bom)).toEqual([]);
  expect(bom.components[0]).toMatchObject({
    group: '@scope',
    name: 'a',
    purl: 'pkg:npm/%40scope/a@1.2.3',
  });
});

test('a licence that is only a file is named, and is no expression', () => {
  const licence = 'SEE LICENSE IN LICENSE.md';
  const bom = bomOf(site, [{...packages[0]!, licence}]);
  expect(faultsOf(bom)).toEqual([]);
  expect(bom.components[0]?.licenses).toEqual([{license: {name: licence}}]);
});

test('the schema finds what is wrong', () => {
  const bom = bomOf(site, [{...packages[0]!, licence: 'Mine'}]);
  expect(faultsOf(bom)).not.toEqual([]);
  expect(faultsOf({...bomOf(site, packages), specVersion: 1.6})).toEqual([
    expect.stringContaining('/specVersion must be'),
  ]);
});

test('the same packages give the same bill', () => {
  expect(JSON.stringify(bomOf(site, packages))).toBe(
    JSON.stringify(bomOf(site, packages)),
  );
});

test('what is in a bundle is found, also within joined modules, and nothing else', async () => {
  file('used/package.json', '{"name":"used","sideEffects":false}');
  file('used/index.js', "export {a} from './a';\nexport {b} from './b';");
  const used = file('used/a.js', 'export const a = () => document.title;');
  file('used/b.js', 'export const b = () => document.URL;');
  const entry = file(
    'entry.js',
    "import {a} from './used';\nconsole.log(a());",
  );
  // The bundler that the site is built with.
  const {rspack} = createRequire(require.resolve('@docusaurus/faster'))(
    '@rspack/core',
  ) as {rspack: Rspack};
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      entry,
      output: {path: path.join(temporary, 'out')},
    });
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats!.compilation),
    );
  });
  expect(bundledFiles(compilation)).toEqual(
    expect.arrayContaining([entry, used]),
  );
  expect(bundledFiles(compilation)).not.toContain(
    path.join(temporary, 'used/b.js'),
  );
});

test('a file is of the nearest package with a name', () => {
  file('node_modules/@s/x/package.json', '{"name":"@s/x","version":"1.0.0"}');
  file('node_modules/@s/x/esm/package.json', '{"type":"module"}');
  const inner = file('node_modules/@s/x/esm/index.js');
  file(
    'node_modules/@s/x/node_modules/y/package.json',
    '{"name":"y","version":"2.0.0","license":"ISC"}',
  );
  const nested = file('node_modules/@s/x/node_modules/y/index.js');
  expect(packagesOf([nested, inner, nested, file('src/own.js')])).toEqual([
    {name: '@s/x', version: '1.0.0'},
    {name: 'y', version: '2.0.0', licence: 'ISC'},
  ]);
});

test('a file of no package is an error', () => {
  expect(() => packageOf(file('node_modules/lost/index.js'))).toThrow(
    /no package.json above it/,
  );
});
