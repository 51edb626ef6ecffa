/** The samples of our pages are clean, or have exactly the findings that the page is about. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {releases, type VersionId} from '../../config/releases';
import {knowledgeFor} from './cli/release-data';
import type {Value} from './config/model';
import {parseConfig} from './config/parse';
import {numRuns} from '../../tests/support/runs';
import {configSamples, isPart} from './cli/config-samples';
import {checkConfig} from './index';

const root = path.resolve(__dirname, '../..');

/** Page and title of a sample, and the rules whose errors it shows on purpose. */
const intended: Record<string, string[]> = {
  'migration-guide/from-v2 config/default.js: before (2.x)': [
    'missing-required',
    'v2-servers',
  ],
  'migration-guide/3p8-to-3p9/general app-config.js: before (3.8), without the other keys':
    ['customization-shape', 'customization-value'],
  // It changes what the file has set above it.
  'migration-guide/3p8-to-3p9/data-sources app-config.js: after (3.9), below window.config = {…};':
    ['nothing-set'],
  // The list of a file, without the rest.
  'platform/extensions/modules/data-source config/merged.js (excerpt)': [
    'nothing-set',
  ],
  'configuration/dataSources/introduction app-config.js (excerpt)': [
    'nothing-set',
  ],
};

/** Entries of that list that a sample needed. */
const used = new Set<string>();

const all = configSamples(root);
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

/** The samples without syntax errors, with what is known of their release. */
const intact = releases.flatMap(({id}) => {
  const knowledge = knowledgeFor(id);
  return samples(id)
    .map(({code}) => ({code, knowledge}))
    .filter(({code}) => parseConfig(code).problems.length === 0);
});

const deletions = numRuns(1200);

/** Deletes one of the characters that match, in one sample after the other. */
function* damaged(pattern: RegExp, count: number) {
  const random = numbers(7);
  for (let done = 0; done < count;) {
    for (const {code, knowledge} of intact) {
      const places = [...code.matchAll(pattern)].map(({index}) => index);
      if (places.length && done++ < count) {
        const at =
          places[Math.floor((random.next().value as number) * places.length)]!;
        const text = code.slice(0, at) + code.slice(at + 1);
        yield {code, text, at, knowledge};
      }
    }
  }
}

it('reports a missing comma at the end of the value that it is missing from', () => {
  let broken = 0;
  let found = 0;
  for (const {text, at, knowledge} of damaged(/,(?=[^\S\n]*\n)/g, deletions)) {
    const [first] = checkConfig(text, knowledge).findings.filter(({rule}) =>
      /^(missing-comma|syntax-error)$/.test(rule),
    );
    if (first) {
      broken++;
      found +=
        first.rule === 'missing-comma' && first.range.start === at ? 1 : 0;
    }
  }
  expect(broken).toBeGreaterThan(deletions / 3);
  expect(found / broken).toBeGreaterThanOrEqual(0.95);
});

/** The keys of a configuration, each with those that it is below. */
function keyPaths(value: Value | undefined, path = ''): string[] {
  switch (value?.kind) {
    case 'object':
      return value.properties.flatMap(({key, value: inner}) => [
        `${path}.${key}`,
        ...keyPaths(inner, `${path}.${key}`),
      ]);
    case 'list':
      return value.items.flatMap((item) => keyPaths(item, `${path}[]`));
    default:
      return [];
  }
}

/** The samples are short: a key weighs more in them than in the file of a deployment. */
it.each([
  ['comma', /,(?=[^\S\n]*\n)/g, 0.97],
  ['quotation mark', /'/g, 0.85],
  ['colon', /(?<=^ *\w+):(?= )/gm, 0.88],
  ['brace or bracket', /[{}[\]]/g, 0.77],
])('keeps the other keys where a %s is missing', (_, pattern, least) => {
  let all = 0;
  let kept = 0;
  for (const {code, text} of damaged(pattern, 300)) {
    const found = keyPaths(parseConfig(text).root?.value);
    for (const path of keyPaths(parseConfig(code).root?.value)) {
      all++;
      const place = found.indexOf(path);
      if (place !== -1) {
        found.splice(place, 1);
        kept++;
      }
    }
  }
  expect(all).toBeGreaterThan(1000);
  expect(kept / all).toBeGreaterThanOrEqual(least);
});
