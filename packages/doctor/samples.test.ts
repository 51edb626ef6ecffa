/** The samples of our pages are clean, or have exactly the findings that the page is about. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {releases, type VersionId} from '../../config/releases';
import {pageFiles} from '../docs-check/core/files';
import {parsePage} from '../docs-check/core/parse';
import {knowledgeFor} from './cli/release-data';
import {checkConfig} from './index';

const root = path.resolve(__dirname, '../..');

/** Page and title of a sample, and the rules whose errors it shows on purpose. */
const intended: Record<string, string[]> = {
  'migration-guide/from-v2 config/default.js: before (2.x)': [
    'missing-required',
    'v2-servers',
  ],
  'migration-guide/3p8-to-3p9/general app-config.js: before (3.8), without the other keys':
    ['customization-shape'],
  // The list of a file, without the rest.
  'platform/extensions/modules/data-source config/merged.js (excerpt)': [
    'nothing-set',
  ],
};

/** Entries of that list that a sample needed. */
const used = new Set<string>();

/** A sample that shows only a part of a file says so in its title. */
const isPart = (title: string) => /without the other keys|excerpt/.test(title);

type Sample = {page: string; line: number; title: string; code: string};

/** Every sample that is, or changes, a configuration. */
const all: (Sample & {version: VersionId})[] = pageFiles(root).flatMap(
  (file) => {
    const text = readFileSync(file, 'utf8');
    if (!/window\.config|dataSources/.test(text)) {
      return [];
    }
    const page = parsePage(file, root, text);
    return page.blocks.flatMap((block) =>
      block.type === 'code' &&
      /^(js|javascript)$/.test(block.lang) &&
      !/\brunnable\b/.test(block.meta) &&
      /window\.config\b[^;\n]*=|\bdataSources\s*[:=]/.test(block.value)
        ? [
            {
              version: page.version,
              page: page.id,
              line: block.line,
              title: block.title ?? '',
              code: block.value,
            },
          ]
        : [],
    );
  },
);

const samples = (id: VersionId) => all.filter(({version}) => version === id);

describe.each(releases.map(({id}) => [id] as const))('%s', (id) => {
  const own = samples(id);

  it('has samples', () => {
    expect(own.length).toBeGreaterThan(25);
  });

  it.each(
    own.map(
      (sample) =>
        [`${sample.page}:${sample.line} ${sample.title}`, sample] as const,
    ),
  )('%s', (_, {page, title, code}) => {
    // A sample of another release is judged as that release.
    const other = releases.find(({line}) =>
      new RegExp(`(before|after) \\(${line.replace('.', '\\.')}\\)`).test(
        title,
      ),
    );
    const {findings} = checkConfig(code, knowledgeFor(other?.id ?? id));
    const errors = findings
      .filter(
        ({severity, certainty}) => severity === 'error' && certainty === 'sure',
      )
      .map(({rule}) => rule)
      .filter((rule) => !(rule === 'missing-required' && isPart(title)));
    const allowed = intended[`${page} ${title}`] ?? [];
    expect(errors.filter((rule) => !allowed.includes(rule))).toEqual([]);
    errors.forEach((rule) => used.add(`${page} ${title} ${rule}`));
  });
});

it('has no entry in the list of intended findings that is not used', () => {
  const entries = Object.entries(intended).flatMap(([key, rules]) =>
    rules.map((rule) => `${key} ${rule}`),
  );
  expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
});

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

it('reports a missing comma at the end of the value that it is missing from', () => {
  const random = numbers(7);
  let broken = 0;
  let found = 0;
  for (const {id} of releases) {
    const knowledge = knowledgeFor(id);
    for (const {code} of samples(id)) {
      if (
        checkConfig(code, knowledge).findings.some(({rule}) =>
          /syntax|comma/.test(rule),
        )
      ) {
        continue;
      }
      const commas = [...code.matchAll(/,(?=[^\S\n]*\n)/g)].map(
        ({index}) => index,
      );
      for (let round = 0; round < 6 && commas.length; round++) {
        const comma =
          commas[Math.floor((random.next().value as number) * commas.length)] ??
          0;
        const text = code.slice(0, comma) + code.slice(comma + 1);
        const {findings} = checkConfig(text, knowledge);
        const errors = findings.filter(({rule}) =>
          /^(missing-comma|syntax-error)$/.test(rule),
        );
        if (errors.length) {
          broken++;
          found +=
            errors[0]?.rule === 'missing-comma' &&
            errors[0].range.start === comma
              ? 1
              : 0;
        }
      }
    }
  }
  expect(broken).toBeGreaterThan(100);
  expect(found / broken).toBeGreaterThanOrEqual(0.95);
});
