import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {multiplyFiles, multiplyPages} from './larger';

describe('a site with three times the pages', () => {
  let site: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'larger-'));
    write('docs/index.md', '---\nslug: /\n---\n\n[Guide](guide/a.md)\n');
    write('docs/guide/a.md', 'A');
    write('docs/guide/_category_.json', '{"label": "Guide"}');
    write('docs/faq/index.md', 'FAQ');
    write('docs/_data/rows.json', '{}');
    write('docs/_recipes/cors/nginx.conf', 'server {}');
    write('versioned_docs/version-1/index.md', 'Old');
  });
  afterEach(() => rmSync(site, {recursive: true}));

  it('has copies of each version, without the address that a page gives itself', () => {
    expect(multiplyPages(site, 3)).toBe(8);
    expect(read('docs/copy-3/index.md')).toBe(
      '---\n---\n\n[Guide](guide/a.md)\n',
    );
    expect(read('docs/copy-2/guide/a.md')).toBe('A');
    expect(read('versioned_docs/version-1/copy-2/index.md')).toBe('Old');
    expect(JSON.parse(read('docs/copy-2/guide/_category_.json'))).toEqual({
      label: 'Guide',
      key: 'copy-2/guide',
    });
    expect(JSON.parse(read('docs/copy-2/_category_.json'))).toEqual({
      key: 'copy-2',
    });
    expect(JSON.parse(read('docs/copy-3/faq/_category_.json'))).toEqual({
      key: 'copy-3/faq',
    });
    expect(read('docs/copy-3/_recipes/cors/nginx.conf')).toBe('server {}');
    expect(() => read('docs/copy-2/_data/rows.json')).toThrow('ENOENT');
  });
});

it('the peer has each of its pages that many times', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larger-'));
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'a/one.md'), 'One');
  writeFileSync(path.join(folder, 'two.md'), 'Two');
  multiplyFiles(folder, 3);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual([
    'a/one.md',
    'copy-2/a/one.md',
    'copy-2/two.md',
    'copy-3/a/one.md',
    'copy-3/two.md',
    'two.md',
  ]);
  rmSync(folder, {recursive: true});
});
