/** What the page shows for what the reader typed: the problems, and the result of each release. */
import {keyOf} from './engine/register';
import {behaviors, type Line} from './engine/releases';
import {runProtocols} from './engine/run';
import type {Input, Protocol, Result} from './engine/types';
import {NotComputed} from './engine/validators';
import {lineOf, readLiteral, type Literal} from './protocol/literal';
import {problemsOf, type Keys} from './protocol/problems';
import type {Problem} from './protocol/report';
import {describe, type Described, type StudyFields} from './study-fields';

/** What the mode has as `hangingProtocol`; `list` also has the viewer's own protocol. */
export const modeNames = ['only', 'list', 'request'] as const;
export type ModeName = (typeof modeNames)[number];

/** `extensions/default/src/getHangingProtocolModule.js`, as far as matching uses it; the same in both releases. */
const viewersOwn: Protocol = {
  id: 'default',
  protocolMatchingRules: [],
  displaySetSelectors: {
    defaultDisplaySetId: {
      seriesMatchingRules: [
        {
          weight: 10,
          attribute: 'numImageFrames',
          constraint: {greaterThan: {value: 0}},
        },
        {
          attribute: 'isDisplaySetFromUrl',
          weight: 20,
          constraint: {equals: true},
        },
      ],
    },
  },
  stages: [
    {
      name: 'default',
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 1, columns: 1},
      },
      viewports: [
        {
          viewportOptions: {viewportId: 'default'},
          displaySets: [{id: 'defaultDisplaySetId'}],
        },
      ],
    },
  ],
};

export type Outcome = {
  problems: Problem[];
  data: Described;
  /** The protocols of the text, if it can be read. */
  ids: string[];
  /** By the line of the release; without one, nothing was matched. */
  results: Partial<Record<Line, Result>>;
  /** Why nothing was matched. */
  stopped?: string;
};

/** The mode that the reader chose, as input of the engine. */
export function modeOf(
  mode: ModeName,
  ids: readonly string[],
): {active: string[]; requested?: string; written: string} {
  const [first = ''] = ids;
  const active =
    mode === 'request'
      ? [first]
      : [...(mode === 'list' ? ['default'] : []), ...ids];
  const quoted = active.map((id) => `'${id}'`).join(', ');
  return {
    active,
    ...(mode === 'request' && {requested: first}),
    written: mode === 'request' ? quoted : `[${quoted}]`,
  };
}

const unreadable = (
  text: string,
  {error, start, edit}: Extract<Literal, {error: string}>,
): Problem => ({
  severity: 'error',
  text: error,
  line: lineOf(text, start),
  range: edit ?? {start, end: start + 1},
  edit: edit?.text,
});

const functionNote = (text: string, start: number | undefined): Problem[] =>
  start === undefined
    ? []
    : [
        {
          severity: 'note',
          text: 'Functions are not run.',
          line: lineOf(text, start),
          range: {start, end: start + 1},
        },
      ];

/** @returns the results of all releases: the page says where they differ */
export function evaluate(
  text: string,
  fields: readonly StudyFields[],
  mode: ModeName,
  line: Line,
  keys: Keys,
): Outcome {
  const data = describe(fields);
  const read = readLiteral(text);
  const nothing = {data, ids: [], results: {}};
  if ('error' in read) {
    return {
      ...nothing,
      problems: [unreadable(text, read)],
      stopped: 'Fix the error to see the result.',
    };
  }
  const {studies, displaySets} = data;
  const problems = problemsOf(text, read.value, read.places, {
    behavior: behaviors[line],
    keys,
    studies,
    displaySets,
    byRules: mode !== 'request',
  });
  problems.push(...functionNote(text, read.functionAt));
  const list = (
    Array.isArray(read.value) ? read.value : [read.value]
  ) as Protocol[];
  if (
    !list.length ||
    list.some(
      (each) => typeof each !== 'object' || !each || Array.isArray(each),
    )
  ) {
    return {
      ...nothing,
      problems,
      stopped: 'Write a protocol to see what the viewer shows.',
    };
  }
  const ids = list.map(keyOf);
  if (displaySets.length === 0) {
    return {
      ...nothing,
      ids,
      problems,
      stopped:
        'The viewer matches nothing before a study has a display set: add a series.',
    };
  }
  const {active, requested} = modeOf(mode, ids);
  const input: Input = {
    protocols: mode === 'list' ? [viewersOwn, ...list] : list,
    active,
    ...(requested && {requested}),
    studies,
    displaySets,
  };
  try {
    const results = Object.fromEntries(
      Object.entries(behaviors).map(([each, behavior]) => [
        each,
        runProtocols(input, behavior),
      ]),
    );
    return {data, ids, problems, results};
  } catch (error) {
    if (!(error instanceof NotComputed)) {
      throw error;
    }
    return {...nothing, ids, problems, stopped: error.message};
  }
}

/** What is the same if two releases do the same. */
export const gist = ({
  error,
  chosen,
  stages,
  stageIndex,
  viewports,
}: Result): string =>
  JSON.stringify([
    error,
    chosen?.protocol.id,
    stages.map(({status}) => status),
    stageIndex,
    viewports.map(({wanted}) => wanted.map(({displaySet}) => displaySet)),
  ]);
