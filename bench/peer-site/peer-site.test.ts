import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {markdownPages, peerPage, sourceHash} from './peer-site';

describe('a page of the peer', () => {
  it('has its title as front matter and the rest as it is', () => {
    expect(peerPage('# The "viewer"\n\nText.\n')).toBe(
      '---\ntitle: "The \\"viewer\\""\n---\n\nText.\n',
    );
  });

  it('is refused without a title', () => {
    expect(() => peerPage('Text.')).toThrow('this one with "Text."');
  });
});

describe('the pages of the built site', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'peer-site-'));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  it('are its Markdown', () => {
    mkdirSync(path.join(site, 'faq'));
    for (const file of ['index.md', 'index.html', 'faq/general.md']) {
      writeFileSync(path.join(site, file), '');
    }
    expect(markdownPages(site).sort()).toEqual([
      path.join('faq', 'general.md'),
      'index.md',
    ]);
  });

  it('have another hash when one of them changes', () => {
    const page = path.join(site, 'index.md');
    writeFileSync(page, '# One\n');
    const before = sourceHash(site);
    expect(sourceHash(site)).toBe(before);
    writeFileSync(page, '# Two\n');
    expect(sourceHash(site)).not.toBe(before);
  });

  it.each(['.', 'nowhere'])(
    'are missed with what to do, where "%s" has none',
    (folder) => {
      expect(() => markdownPages(path.join(site, folder))).toThrow(
        /has no Markdown\. Run "npm run build" first\.$/,
      );
    },
  );
});
