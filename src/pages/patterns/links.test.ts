import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFrontMatter} from '../../features/showcase/plugin/pages';

const components = path.join(__dirname, '../components');

const patterns = readdirSync(__dirname)
  .map((name) => ({name, folder: path.join(__dirname, name, '_examples')}))
  .filter(({folder}) => existsSync(folder))
  .map(({name, folder}) => ({
    name,
    imports: readdirSync(folder).flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const [, names = ''] =
        /import \{([^}]*)\} from '@ohif\/ui-next'/.exec(source) ?? [];
      return names.split(',').map((part) => part.trim());
    }),
  }));

const pages = readdirSync(components)
  .map((name) => ({name, file: path.join(components, name, 'index.mdx')}))
  .filter(({file}) => existsSync(file));

describe('the pages of the components', () => {
  it.each(pages)('$name links to the patterns that use it', ({file}) => {
    const text = readFileSync(file, 'utf8');
    const {parts = []} = readFrontMatter(file);
    // Icons are in most panels, and no reason to look at one.
    const own = parts.filter((part) => part !== 'Icons');
    const missing = patterns
      .filter(({imports}) => own.some((part) => imports.includes(part)))
      .map(({name}) => `/patterns/${name}`)
      .filter((link) => !text.includes(`](${link})`));
    expect(missing).toEqual([]);
  });
});

describe('the patterns', () => {
  it.each(patterns)('$name links to the docs of what it maps to', ({name}) => {
    const text = readFileSync(path.join(__dirname, name, 'index.mdx'), 'utf8');
    expect(text).toMatch(/\]\(\/platform\/services\/data\//);
    expect(text).toMatch(/\]\(\/platform\/managers\/commands/);
  });
});
