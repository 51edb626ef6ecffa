import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe as group, expect, test} from 'vitest';
import locked from '../../../packages/docs-check/facts/packages.lock.json';
import {evaluate, gist} from './playground';
import {playgroundData} from './plugin';
import {readLiteral, writeLiteral} from './protocol/literal';
import {describe, presets, unusedUid, type StudyFields} from './study-fields';
import {suggestion} from './suggestion';

const {keys, samples} = playgroundData();

const shown = (
  text: string,
  studies: readonly StudyFields[],
  mode: 'only' | 'list' | 'request' = 'only',
) => {
  const {results, data, stopped} = evaluate(text, studies, mode, '3.10', keys);
  const result = results['3.10'];
  return {
    stopped,
    error: result?.error,
    chosen: result?.chosen?.protocol.id,
    cells: result?.viewports.map(({wanted}) =>
      wanted.map(
        ({displaySet}) =>
          data.displaySets.find(
            (each) => each.displaySetInstanceUID === displaySet,
          )?.SeriesDescription,
      ),
    ),
  };
};

const [first] = samples as [(typeof samples)[number]];
const textOf = (id: string) => samples.find((each) => each.id === id)!.text;

group('the documented protocols', () => {
  test.each<[id: string, cells: unknown[][]]>([
    ['compareOrSingle', [['Scout'], ['Chest 3.0 mm lung']]],
    ['petCt', [['CT low dose'], ['WB'], ['CT low dose', 'WB'], ['WB']]],
    ['mammography', [['R CC'], ['L CC'], ['R MLO'], ['L MLO']]],
  ])('%s shows its studies', (id, cells) => {
    const {text, studies} = samples.find((each) => each.id === id)!;
    expect(shown(text, presets[studies]!).cells).toEqual(cells);
  });

  test('have no errors and no warnings, and are the same in both releases', () => {
    for (const {text, studies, id} of samples) {
      const {problems, results} = evaluate(
        text,
        presets[studies]!,
        'only',
        '3.10',
        keys,
      );
      expect(
        problems.filter(({severity}) => severity !== 'note'),
        id,
      ).toEqual([]);
      expect(gist(results['3.9']!), id).toBe(gist(results['3.10']!));
    }
  });
});

test('the suggested change has the effect that the page describes', () => {
  const {changed, from} = suggestion(first.text)!;
  expect(from).toBe('greaterThan: {value: 1}');
  expect(shown(changed, presets.chest!).cells![0]).toEqual([
    'Chest 1.0 mm lung',
  ]);
  expect(suggestion(changed)).toBeUndefined();
  expect(suggestion('{')).toBeUndefined();
});

test('of functions, one note says that they are not run', () => {
  const own = '{before() {}, after: () => 1, ';
  const file = `const p = ${first.text.replace('{', own)};\nfunction f() {}\nexport default p;`;
  const {problems, results} = evaluate(
    file,
    presets.chest!,
    'only',
    '3.10',
    keys,
  );
  expect(problems.filter(({text}) => text.includes('not run'))).toMatchObject([
    {severity: 'note', text: 'Functions are not run.'},
  ]);
  expect(results['3.10']!.chosen?.protocol.id).toBe('example.compareOrSingle');
});

test('the mode decides what happens if nothing matches', () => {
  const text = textOf('petCt');
  const {radiograph} = presets;
  expect(shown(text, radiograph!, 'list').chosen).toBe('default');
  expect(shown(text, radiograph!, 'only').chosen).toBe('example.petCt');
  const alone = presets.chest!.slice(0, 1);
  expect(shown(first.text, alone, 'request').error).toBe(
    "Error: Can't find applicable stage example.compareOrSingle 0",
  );
});

test.each<[text: string, studies: readonly StudyFields[], stopped: RegExp]>([
  ['{', presets.chest!, /Fix the error/],
  ['[]', presets.chest!, /Write a protocol/],
  [first.text, [{...presets.chest![0]!, series: []}], /add a series/],
  [
    first.text.replaceAll('greaterThan', 'url'),
    presets.chest!,
    /does not compute the validator url/,
  ],
  [
    first.text.replaceAll(/, viewports: \[[^]*?\]\}\]/g, ''),
    presets.chest!,
    /^$/,
  ],
])('says why it stops: %#', (text, studies, stopped) => {
  expect(shown(text, studies).stopped ?? '').toMatch(stopped);
});

test('the attributes of an image are typed, and wrong ones are reported', () => {
  const study = presets.mammography![0]!;
  const wrong = {
    ...study,
    series: [{...study.series[0]!, more: 'ViewPosition: CC'}],
  };
  expect(describe([study]).displaySets[0]!.instances).toMatchObject([
    {ViewPosition: 'CC'},
  ]);
  expect(describe([wrong]).errors.get('0/0')).toMatch(/CC is not defined/);
});

test('each added prior has a UID of its own, also after one was removed', () => {
  let studies: StudyFields[] = [...presets.chest!];
  const add = () => {
    studies = [
      ...studies,
      {...studies[0]!, StudyInstanceUID: unusedUid(studies)},
    ];
  };
  add();
  studies = studies.filter((_, at) => at !== 1);
  Array.from({length: 15}).forEach(add);
  const uids = studies.map(({StudyInstanceUID}) => StudyInstanceUID);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids.every((uid) => /^[\d.]+$/.test(uid))).toBe(true);
});

/** Each part of a value, replaced by others that people could type. */
function* broken(value: unknown): Generator<unknown> {
  yield* [null, 1, 'x', [], {}, [null], undefined];
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      for (const part of broken((value as Record<string, unknown>)[key])) {
        yield Array.isArray(value)
          ? value.map((each: unknown, index) =>
              String(index) === key ? part : each,
            )
          : {...value, [key]: part};
      }
    }
  }
}

test('a text with anything in it is examined, and never breaks the page', () => {
  const read = readLiteral(first.text);
  let count = 0;
  for (const value of broken('value' in read && read.value)) {
    const {problems, stopped, results} = evaluate(
      writeLiteral(value),
      presets.chest!,
      'only',
      '3.9',
      keys,
    );
    expect(
      problems.length + (results['3.9'] ? 1 : 0) + (stopped ? 1 : 0),
    ).toBeGreaterThan(0);
    count++;
  }
  expect(count).toBeGreaterThan(500);
});

test('the page names the cores that the engine is compared with', () => {
  const page = readFileSync(
    path.join(__dirname, '../../pages/tools/hanging-protocol.mdx'),
    'utf8',
  );
  const cores = locked.packages.filter(({name}) => name === '@ohif/core');
  for (const {version} of cores) {
    expect(page).toContain(version);
  }
});
