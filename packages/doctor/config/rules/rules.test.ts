import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {releases, releaseOfLine, latest} from '../../../../config/releases';
import {knowledgeFor} from '../../cli/release-data';
import {aboutRules} from './about';
import {withKeys, withOptions, withSource} from './example';
import {
  applyFixes,
  checkConfig,
  fixAll,
  pathOfPage,
  rules,
  type Example,
} from '../../index';

const knowledge = new Map(
  releases.map(({id, line}) => [line as string, knowledgeFor(id)]),
);

function findings({code, release = latest.line, ...options}: Example) {
  const known = knowledge.get(release);
  if (!known || !releaseOfLine(release)) {
    throw new Error(
      `An example is for the release "${release}", which the list does not have.`,
    );
  }
  return checkConfig(code, known, options).findings;
}

describe.each(rules.map(({id}) => [id, aboutRules[id]?.()] as const))(
  '%s',
  (id, about) => {
    if (!about) {
      throw new Error(`${id} is not in about.ts.`);
    }
    it.each(about.firing)('finds example %#', (example) => {
      const found = findings(example).filter((finding) => finding.rule === id);
      expect(found).not.toHaveLength(0);
      if (example.begins) {
        const places = found.map(({range: {line, column}}) => ({line, column}));
        expect(places).toContainEqual(example.begins);
      }
      // A fix removes the finding that it belongs to.
      for (const finding of found.filter(({fix}) => fix)) {
        const fixed = applyFixes(example.code, [finding]);
        expect(fixed).not.toBe(example.code);
        expect(
          findings({...example, code: fixed}).filter(
            (other) => other.rule === id,
          ).length,
        ).toBeLessThan(found.length);
      }
    });

    it.each(about.silent)('accepts example %#', (example) => {
      expect(
        findings(example).filter((finding) => finding.rule === id),
      ).toEqual([]);
    });

    it('leaves nothing to fix after all safe fixes', () => {
      for (const example of about.firing) {
        const check = (code: string) => findings({...example, code});
        const fixed = fixAll(example.code, check);
        expect(
          check(fixed).filter(
            ({certainty, fix}) => certainty === 'sure' && fix,
          ),
        ).toEqual([]);
      }
    });
  },
);

it.each([withKeys('useCursors: true,'), withOptions(''), withSource('')])(
  'finds nothing in complete configuration %#',
  (code) => {
    expect(findings({code})).toEqual([]);
  },
);

it('plants at least 60 faults whose places are known', () => {
  const planted = Object.values(aboutRules)
    .flatMap((about) => about().firing)
    .filter(({begins}) => begins);
  expect(planted.length).toBeGreaterThanOrEqual(60);
});

it('has rules with different ids, named like their files', () => {
  const ids = rules.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(existsSync(path.join(__dirname, `${id}.ts`)), id).toBe(true);
  }
});

it.each(rules.map(({id}) => [id]))(
  'says in which threads people had what %s finds, or why there is none',
  (id) => {
    const {threads} = aboutRules[id]!();
    if (Array.isArray(threads)) {
      for (const thread of threads) {
        expect(thread).toMatch(/^[\w-]+\/[\w.-]+#[1-9]\d*$/);
      }
    } else {
      expect(threads.none).toMatch(/^[a-zA-Z].*\.$/);
    }
  },
);

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\{#.*\}|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Of the page's own headings, and of the entries of reference data that it includes. */
const headings =
  /^(?:#{2,6} |<ReferenceSections .*where=["']message=)(.+?)(?:["'] \/>)?$/gm;

const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(headings)].map(([, heading]) =>
    slug(heading!),
  );

it.each(releases.map(({id, docs}) => [id, docs] as const))(
  'links to pages and headings that %s has',
  (release, docs) => {
    const root = path.resolve(__dirname, '../../../..');
    const known = knowledgeFor(release);
    for (const {id, page} of rules) {
      const [name = '', anchor] = page.split('#');
      const file = ['.mdx', '.md', '/index.mdx', '/index.md']
        .map((end) => path.join(root, docs, name + end))
        .find((one) => existsSync(one));
      expect(file, `${id}: ${page}`).toBeDefined();
      const text = readFileSync(file!, 'utf8');
      const slug = /^slug: \/(.*)$/m.exec(text)?.[1] ?? name;
      const prefix = known.path ? `/${known.path}` : '';
      expect(pathOfPage(known, name), id).toBe(`${prefix}/${slug}`);
      if (anchor) {
        // An entry of the troubleshooting data has no heading in the file.
        const {pages} = JSON.parse(
          readFileSync(path.join(root, docs, '_anchors.json'), 'utf8'),
        ) as {pages: Record<string, string[]>};
        expect(
          [...anchorsOf(file!), ...(pages[`/${slug}`] ?? [])],
          id,
        ).toContain(anchor);
      }
    }
  },
);
