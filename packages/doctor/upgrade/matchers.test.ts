import {describe, expect, it} from 'vitest';
import changes from '../../../docs/_data/changes.json';
import {checkFile} from './check';
import {steps, useChanges, type Change, type Step} from './data';
import {samples} from '../cli/migration-samples';
import {from38} from './cases/from-3.8';
import {from39} from './cases/from-3.9';
import {
  listOf,
  type Condition,
  type Matcher,
  type MemberCondition,
} from './matcher';
import {kindOf} from './kinds';

useChanges(changes.entries);

const cases = {...from38, ...from39};

/** The findings of a step in a text. */
function find(step: Step, text: string, file = 'sample.tsx') {
  return checkFile({path: file, text}, kindOf(file) ?? 'code', [step]).findings;
}

const isMatcher = (entry: object | undefined): entry is Matcher =>
  entry !== undefined && 'match' in entry;

const isMember = (condition: Condition): condition is MemberCondition =>
  'member' in condition;

/** `getStyle(a)` of the tables, with the service that the page names. */
function qualified({match}: Matcher, old: string): string {
  const members = match.filter(isMember).flatMap(({member}) => listOf(member));
  const full = members.find((member) => {
    const [owner, method, ...more] = member.split('.');
    return (
      (owner ?? '').endsWith('Service') &&
      !more.length &&
      old.startsWith(`${method}(`)
    );
  });
  return full ? `${full.split('.')[0]}.${old}` : old;
}

/** The service of a condition such as `uiDialogService.create`, if it has that form. */
function ownerOf({match}: Matcher, old: string): string | undefined {
  const owners = match
    .filter(isMember)
    .flatMap(({member}) => listOf(member))
    .map((member) => member.split('.')[0] ?? '');
  return owners.find(
    (owner) => /(?:Service|Manager)$/.test(owner) && old.includes(`${owner}.`),
  );
}

/** Old code that a person could have written as well. */
function variants(matcher: Matcher, old: string): string[] {
  const owner = ownerOf(matcher, old);
  return owner
    ? [
        `const { ${owner}: other } = servicesManager.services;\n${old.replaceAll(`${owner}.`, 'other.')}`,
        `const other = props.services.${owner};\n${old.replaceAll(`${owner}.`, 'other?.')}`,
        old.replaceAll(`${owner}.`, `services['${owner}'].`),
        old.replaceAll(`${owner}.`, `services.${owner}?.`),
      ]
    : [];
}

/** Code that looks like it and is something else. */
function lookalikes(matcher: Matcher, old: string, html: boolean): string[] {
  const owner = ownerOf(matcher, old);
  return html
    ? []
    : [
        `/* ${old.replaceAll('*/', '')} */`,
        ...old.split('\n').map((line) => `// ${line}`),
        `const text = ${JSON.stringify(`See: ${old}`)};`,
        ...(owner
          ? [
              `const ${owner} = new Mine();\n${old}`,
              `const mine = make();\n${old.replaceAll(`${owner}.`, 'mine.')}`,
            ]
          : []),
      ];
}

describe.each(
  steps.map((step) => [`${step.from} to ${step.to}`, step] as const),
)('matchers of %s', (_, step) => {
  const entries = [...step.changes.values()];

  it('know every change, and no other', () => {
    const missing = entries.filter(
      ({slug, kind}) => kind !== 'added' && !step.matchers[slug],
    );
    expect(missing.map(({slug}) => slug)).toEqual([]);
    const unknown = Object.keys(step.matchers).filter(
      (slug) => !step.changes.has(slug),
    );
    expect(unknown).toEqual([]);
    const reasons = Object.values(step.matchers).filter(
      (entry) => 'reason' in entry && entry.reason.length < 20,
    );
    expect(reasons).toEqual([]);
  });

  const visible = entries.flatMap((change): [string, Change, Matcher][] => {
    const matcher = step.matchers[change.slug];
    return isMatcher(matcher) ? [[change.slug, change, matcher]] : [];
  });

  it.each(visible)('%s', (slug, change, matcher) => {
    const own = cases[slug];
    const file = own?.file ?? 'sample.tsx';
    const old = own?.old ?? change.old ?? '';
    const isFound = (text: string) =>
      find(step, text, file).some((finding) => finding.change === slug);
    const full = qualified(matcher, old);
    const found = [old, ...variants(matcher, full), ...listOf(own?.finds)];
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.filter((text) => !isFound(text))).toEqual([]);
    const silent = [
      ...(change.new && !own?.old ? [change.new] : []),
      ...lookalikes(matcher, full, file !== 'sample.tsx').filter(
        (text) => !(own?.inStrings && text.startsWith('const text')),
      ),
      ...listOf(own?.accepts),
    ];
    expect(silent.length).toBeGreaterThanOrEqual(3);
    expect(silent.filter(isFound)).toEqual([]);
  });
});

/** Samples that show no change of the table in the form that a matcher sees, by a part of their code. */
const notInTheTable = [
  // Changes of React and Cornerstone3D that have no entry.
  'SeverityBadge.defaultProps',
  'viewportIndicators: false',
  'LABELMAP.volumeId',
  '"public": [',
  'https://polyfill.io/v3',
  'viewport.setImageIdIndex',
  'uid.includes(segmentationRepresentationUID)',
  // Files that only call the one that changes.
  "import followSegmentations from './followSegmentations'",
  // Values that only a type checker could follow.
  'frameText})`,',
  '[].concat(measurement.displayText)',
  'function loadForViewport(',
  'segmentation.label, (label, actionId)',
  // Code that still works, or that is unrelated to the reader's archive.
  'toolbarService.addButtons(buttons)',
  'toolbarService.addButtons([measurementTools])',
  "uiType: 'ohif.radioGroup'",
  'function discardSeries(measurementService',
  "} from '@ohif/ui';",
];

const pages = new Map(
  steps.flatMap((step) =>
    [...step.changes.values()].map(({page}) => [page, step] as const),
  ),
);

it('finds something in each sample of the code before, but for a list', () => {
  const quiet = [...pages].flatMap(([page, step]) =>
    samples(page, 'before').filter(
      ({text, file}) => !find(step, text, file).length,
    ),
  );
  const listed = (text: string) =>
    notInTheTable.some((part) => text.includes(part));
  expect(quiet.filter(({text}) => !listed(text))).toEqual([]);
  const stale = notInTheTable.filter(
    (part) => !quiet.some(({text}) => text.includes(part)),
  );
  expect(stale).toEqual([]);
});

it.each([...pages])(
  'is sure of nothing in the code after of %s',
  (page, step) => {
    const loud = samples(page, 'after').flatMap(({text, file}) =>
      find(step, text, file)
        .filter(({certainty}) => certainty === 'sure')
        .map(({change, line}) => `${change}: ${text.split('\n')[line - 1]}`),
    );
    expect(loud).toEqual([]);
  },
);
