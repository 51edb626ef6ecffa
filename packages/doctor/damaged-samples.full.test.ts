/** In a sample from which a character is missing, the rest is still understood. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {releases} from '../../config/releases';
import {configSamples} from './cli/config-samples';
import {knowledgeFor} from './cli/release-data';
import type {Value} from './config/model';
import {parseConfig} from './config/parse';
import {checkConfig} from './index';

const samples = configSamples(path.resolve(__dirname, '../..'));

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
  return samples
    .filter(({version}) => version === id)
    .map(({code}) => ({code, knowledge}))
    .filter(({code}) => parseConfig(code).problems.length === 0);
});

const deletions = 1200;

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
