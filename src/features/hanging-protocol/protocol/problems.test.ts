/** Each problem, with a protocol that has it; the protocol around it has none. */
// cspell:ignore modalty instanc -- misspelled on purpose
import {expect, test} from 'vitest';
import {behaviors, type Line} from '../engine/releases';
import {playgroundData} from '../plugin';
import {describe, presets} from '../study-fields';
import {readLiteral} from './literal';
import {problemsOf} from './problems';

const {keys} = playgroundData();

/** Line 4 is the rule of the study, line 7 that of the selector, line 12 the viewports. */
const good = `{
  id: 'example.ct',
  protocolMatchingRules: [
    {attribute: 'ModalitiesInStudy', constraint: {includes: ['CT']}},
  ],
  displaySetSelectors: {ct: {seriesMatchingRules: [
    {attribute: 'Modality', required: true, constraint: {equals: 'CT'}},
  ]}},
  stages: [{
    viewportStructure: {layoutType: 'grid', properties: {rows: 1, columns: 1}},
    stageActivation: {passive: {minViewportsMatched: 1}},
    viewports: [{viewportOptions: {viewportId: 'a'}, displaySets: [{id: 'ct'}]}],
  }],
}`;

function problems(text: string, line: Line = '3.10', byRules = true) {
  const read = readLiteral(text);
  if ('error' in read) {
    throw new Error(`${read.error} at ${text.slice(read.start)}`);
  }
  return problemsOf(text, read.value, read.places, {
    behavior: behaviors[line],
    keys,
    byRules,
    ...describe(presets.chest!),
  });
}

test('a protocol without problems has none, in both releases', () => {
  expect(problems(good)).toEqual([]);
  expect(problems(good, '3.9')).toEqual([]);
});

const rule = "'Modality', required: true, constraint: {equals: 'CT'}}";
const constraint = (text: string): [string, string] => [
  "constraint: {equals: 'CT'}",
  `constraint: {${text}}`,
];
const viewport = "displaySets: [{id: 'ct'}]";

test.each<
  [from: string, to: string, line: number, text: RegExp, edit?: string]
>([
  [
    "'Modality', req",
    "'Modalty', req",
    7,
    /did you mean `Modality`/,
    "'Modality'",
  ],
  ["'Modality', req", "'BodyPart', req", 7, /add it to a study or display set/],
  ["'Modality', req", "'a.b', req", 7, /a period is a path/],
  ["'Modality', req", "'', req", 7, /no `attribute`/],
  ["'ModalitiesInStudy'", "'Modality'", 4, /Nothing here has the attribute/],
  [
    "'Modality', req",
    "'Modality', from: 'instanc', req",
    7,
    /no source `instanc`.*write `instance`/,
    "'instance'",
  ],
  [
    ...constraint("equal: 'CT'"),
    7,
    /no validator `equal`.*write `equals`/,
    'equals',
  ],
  [...constraint("notEquals: 'CT'"), 7, /write `doesNotEqual`/, 'doesNotEqual'],
  [...constraint("matches: 'CT'"), 7, /use one of `equals`/],
  [...constraint('equals: false'), 7, /skips `equals`/, '{value: false}'],
  [...constraint('equals: null'), 7, /throw an error: use `notNull/],
  [...constraint("includes: 'CT'"), 7, /needs an array/, "['CT']"],
  [...constraint('range: [1]'), 7, /array of two numbers/],
  [
    'required: true, constraint: {equals: ',
    'required: true, weight: 0.5, constraint: {equals: ',
    7,
    /counts as 0: write a whole number/,
    '1',
  ],
  [
    'required: true, constraint: {equals: ',
    "required: true, weight: 'x', constraint: {equals: ",
    7,
    /never wins/,
    '1',
  ],
  [", constraint: {equals: 'CT'}", '', 7, /no `constraint`/],
  ['required: true, ', '', 6, /also takes a display set/],
  [
    'seriesMatchingRules:',
    'seriesMatchingRule:',
    6,
    /ignores `seriesMatchingRule`: write/,
    'seriesMatchingRules',
  ],
  [
    `{seriesMatchingRules: [\n    {attribute: ${rule},\n  ]}`,
    '{}',
    6,
    /cannot use the protocol/,
  ],
  [
    "{id: 'ct'}",
    "{id: 'pt'}",
    12,
    /No selector has the ID `pt`.*write `ct`/,
    "'ct'",
  ],
  [
    '{passive: {minViewportsMatched: 1}}',
    "{passive: {displaySetSelectorsMatched: ['prior']}}",
    11,
    /always disabled/,
    "'ct'",
  ],
  [
    'minViewportsMatched: 1',
    'minViewportsMatched: 2',
    11,
    /needs 2, so the stage is always disabled/,
    '1',
  ],
  [
    'passive: {',
    'enabled: {minViewportsMatched: 2}, passive: {',
    11,
    /never enabled/,
    '1',
  ],
  [
    '{passive: {minViewportsMatched: 1}}',
    '{enabled: {minViewportsMatched: 2}}',
    11,
    /never disabled/,
  ],
  ['columns: 1', 'columns: 2', 12, /2 cells, and the stage has 1 viewport:/],
  [
    `${viewport}}`,
    `${viewport}}, {viewportOptions: {viewportId: 'b'}, ${viewport}}`,
    12,
    /has 1 cell, and the stage has 2 viewports:/,
  ],
  [
    "layoutType: 'grid', properties: {rows: 1, columns: 1}",
    '',
    10,
    /shows nothing/,
  ],
  [
    `${viewport}}`,
    `${viewport}}, {viewportOptions: {viewportId: 'a'}, ${viewport}}`,
    12,
    /Two viewports.*`a`/,
    "'a-2'",
  ],
  [
    "{id: 'ct'}]}",
    "{id: 'ct', matchedDisplaySetsIndex: -1}]}",
    12,
    /-1 makes the viewer throw/,
    '0',
  ],
  [viewport, 'displaySets: []', 6, /No viewport uses the selector `ct`/],
  ["  id: 'example.ct',\n", '', 1, /no `id`/],
  [
    "protocolMatchingRules: [\n    {attribute: 'ModalitiesInStudy', constraint: {includes: ['CT']}},\n  ],",
    '',
    1,
    /matching throws an error/,
  ],
  [
    "[\n    {attribute: 'ModalitiesInStudy', constraint: {includes: ['CT']}},\n  ]",
    '[]',
    3,
    /never wins by matching/,
  ],
  [
    /displaySetSelectors: [^]*?\]\}\},/.exec(good)![0],
    '',
    1,
    /registration throws/,
  ],
  [/stages: [^]*\}\],/.exec(good)![0], '', 1, /no `stages`/],
])('%s as %j', (from, to, line, text, edit) => {
  expect(good).toContain(from);
  const found = problems(good.replace(from, to)).find((each) =>
    text.test(each.text),
  );
  expect(found).toMatchObject({line, ...(edit && {edit})});
});

test.each<[from: string, to: string, line: number, text: RegExp]>([
  ['viewports: [{', 'viewports: [1, {', 12, /This part must be an object/],
  [viewport, "displaySets: 'ct'", 12, /`displaySets` must be an array/],
  ['{layoutType', '[{layoutType', 10, /`viewportStructure` must be an object/],
])('%s as %j has the wrong shape', (from, to, line, text) => {
  const changed = good
    .replace(from, to)
    .replace(/\[(\{layoutType.*\}\}),/, '[$1],');
  expect(problems(changed)).toMatchObject([
    {line, text: expect.stringMatching(text) as string},
  ]);
});

test.each([
  '{}',
  '[{}]',
  good.replace(/stages: [^]*\}\],/, ''),
  "{protocolMatchingRules: [{attribute: 'x'}], displaySetSelectors: {a: {}}}",
])('without `stages`, nothing else is examined: %#', (text) => {
  for (const line of ['3.10', '3.9'] as const) {
    expect(problems(text, line)).toMatchObject([
      {severity: 'error', text: expect.stringMatching(/no `stages`/) as string},
    ]);
  }
});

test('a misspelled `stages` is reported where it is', () => {
  expect(problems('{stage: []}')).toContainEqual(
    expect.objectContaining({
      text: 'The viewer ignores `stage`: write `stages`.',
      range: {start: 1, end: 6},
      edit: 'stages',
    }),
  );
});

test('an edit solves its problem', () => {
  const text = good.replace("equals: 'CT'", "equal: 'CT'");
  const [{range, edit}] = problems(text) as [
    ReturnType<typeof problems>[number],
  ];
  expect(text.slice(0, range.start) + edit + text.slice(range.end)).toBe(good);
});

test('of protocols in a list, each is examined, and two cannot have one ID', () => {
  expect(problems(`[${good}, ${good}]`).map(({text}) => text)).toEqual([
    expect.stringContaining('Two protocols share the ID `example.ct`'),
  ]);
  expect(problems(`[${good}, ${good.replace('example.ct', 'other')}]`)).toEqual(
    [],
  );
  expect(problems('[1]')[0]!.text).toMatch(/between braces/);
});

test('what differs between the releases', () => {
  const ofSelector = good.replace('ct: {', 'ct: {allowUnmatchedView: true, ');
  expect(problems(ofSelector)).toEqual([]);
  expect(problems(ofSelector, '3.9')[0]!.text).toMatch(
    /release ignores `allowUnmatchedView`/,
  );
  const withName = good.replace("id: 'example.ct'", "name: 'example.ct'");
  expect(problems(withName, '3.9')).toEqual([]);
});

test('a mode that requests the protocol needs no rules', () => {
  const text = good.replace(
    /\[\n {4}\{attribute: 'ModalitiesInStudy'.*\n {2}\]/,
    '[]',
  );
  expect(problems(text, '3.10', false)).toEqual([]);
});
