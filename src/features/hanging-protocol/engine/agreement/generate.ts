/**
 * Protocols and studies from a seed, for the comparison with the published cores: mostly
 * what people write, and what they get wrong.
 */
// cspell:ignore numericality -- a validator of validate.js
import {leftOut, validators} from '../validators';
import type {Data, Input} from '../types';

type Random = () => number;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const texts = ['CT', 'PT', 'MR', 'Chest CT', 'chest', 'AX T2', ''];
const numbers = [0, 1, 2, 3, 20, 1.5, -1];
const attributes = [
  ...['Modality', 'SeriesDescription', 'SeriesNumber', 'numImageFrames'],
  ...['isReconstructable', 'ImageType', 'ViewPosition', 'StudyDescription'],
  ...['ModalitiesInStudy', 'NumberOfStudyRelatedSeries', 'seriesDescriptions'],
  ...['numberOfDisplaySetsWithImages', 'NumberOfSeriesRelatedInstances'],
  ...['isDisplaySetFromUrl', 'sopInstanceLocation', 'Laterality', 'ViewCode'],
  ...['studyInstanceUIDsIndex', 'Missing', 'a.b', 'size'],
];
const sources = [
  ...['instance', 'current', 'prior', 'options', 'metadataInstance', 'nobody'],
  'displaySetMatchDetails',
];
const selectorIds = ['ct', 'pt', 'any', 'gone'];

/** What a validator needs, so that it passes about as often as it fails. */
const usualValues: Readonly<Record<string, unknown>> = {
  numericality: {greaterThan: 1, onlyInteger: true},
  length: {minimum: 2, maximum: 4},
  format: 'C.*',
  presence: {allowEmpty: false},
  inclusion: ['CT', 1],
  exclusion: {within: ['CT', 1]},
  range: [1, 20],
  notNull: true,
};

/** The choices of a seed. */
function chooserOf(random: Random) {
  const chance = (part: number) => random() < part;
  const pick = <Value>(list: readonly Value[]) =>
    list[Math.floor(random() * list.length)]!;
  const many = <Value>(most: number, make: (index: number) => Value) =>
    Array.from({length: Math.floor(random() * (most + 1))}, (_, i) => make(i));
  return {chance, pick, many};
}

type Chooser = ReturnType<typeof chooserOf>;

function scalar({chance, pick}: Chooser): unknown {
  return chance(0.6)
    ? pick(texts)
    : chance(0.7)
      ? pick(numbers)
      : pick([true, false]);
}

function valueFor(name: string, chooser: Chooser): unknown {
  const {chance, pick, many} = chooser;
  if (name in usualValues && chance(0.8)) {
    return usualValues[name];
  }
  if (chance(0.015)) {
    return pick([null, {}, {attribute: 'Modality', from: 'nobody'}]);
  }
  if (chance(0.05)) {
    return {attribute: pick(attributes), from: pick(sources.slice(0, 3))};
  }
  const plain = chance(0.4) ? many(3, () => scalar(chooser)) : scalar(chooser);
  return chance(0.6) ? {value: plain} : plain;
}

const names = [
  ...Object.keys(validators).filter((name) => !leftOut.includes(name)),
  ...['equals', 'equals', 'contains', 'greaterThan', 'equal'],
];

function rule(chooser: Chooser): Data {
  const {chance, pick} = chooser;
  const name = pick(names);
  const second = pick(names);
  return {
    attribute: pick(chance(0.5) ? attributes.slice(0, 5) : attributes),
    ...(chance(0.95) && {
      constraint: {
        [name]: valueFor(name, chooser),
        ...(chance(0.1) && {[second]: valueFor(second, chooser)}),
      },
    }),
    ...(chance(0.2) && {from: pick(sources)}),
    ...(chance(0.5) && {weight: pick([0, 0.5, 1, 2, 10, -3, '4', 'x'])}),
    ...(chance(0.25) && {required: pick([true, true, false])}),
  };
}

function stage(chooser: Chooser, index: number): Data {
  const {chance, pick, many} = chooser;
  const condition = () => ({
    ...(chance(0.6) && {minViewportsMatched: pick([0, 1, 2, 3])}),
    ...(chance(0.4) && {
      displaySetSelectorsMatched: many(2, () => pick(selectorIds)),
    }),
  });
  const viewport = (cell: number) => ({
    ...(chance(0.9) && {
      viewportOptions: chance(0.5) ? {viewportId: `v${cell}`} : {},
    }),
    ...(chance(0.95) && {
      displaySets: many(2, () => ({
        id: pick(selectorIds),
        ...(chance(0.3) && {
          matchedDisplaySetsIndex: pick([0, 1, 1, 2, 2, -1]),
        }),
      })),
    }),
  });
  return {
    id: `stage${index}`,
    ...(chance(0.5) && {
      stageActivation: {
        ...(chance(0.7) && {enabled: condition()}),
        ...(chance(0.7) && {passive: condition()}),
      },
    }),
    viewportStructure: {
      layoutType: 'grid',
      ...(chance(0.98) && {properties: {rows: 1, columns: pick([1, 2])}}),
    },
    ...(chance(0.95) && {viewports: many(3, viewport)}),
  };
}

function protocol(chooser: Chooser, index: number): Data {
  const {chance, pick, many} = chooser;
  const selectors = selectorIds.slice(0, 3).map((id) => [
    id,
    {
      ...(chance(0.99) && {seriesMatchingRules: many(3, () => rule(chooser))}),
      ...(chance(0.3) && {studyMatchingRules: many(2, () => rule(chooser))}),
    },
  ]);
  return {
    ...(chance(0.98) && {
      id: chance(0.85) ? `p${index}` : pick(['default', 'P0', 'p0']),
    }),
    ...(chance(0.3) && {name: `Protocol ${index}`}),
    ...(chance(0.3) && {numberOfPriorsReferenced: pick([-1, 0, 1])}),
    ...(chance(0.99) && {
      protocolMatchingRules: many(3, () => rule(chooser)),
    }),
    ...(chance(0.99) && {
      displaySetSelectors: Object.fromEntries(selectors) as Data,
    }),
    ...(chance(0.99) && {
      stages: [0, ...many(2, (at) => at + 1)].map((at) => stage(chooser, at)),
    }),
  };
}

function image(chooser: Chooser): Data {
  const {chance, pick} = chooser;
  return {
    ...(chance(0.5) && {ViewPosition: pick(['CC', 'MLO'])}),
    ...(chance(0.5) && {ImageType: ['ORIGINAL', 'PRIMARY', pick(texts)]}),
    ViewCodeSequence: chance(0.7)
      ? [{CodingSchemeDesignator: 'SCT', CodeValue: '1'}]
      : [],
    ...(chance(0.5) && {
      SharedFunctionalGroupsSequence: [
        {FrameAnatomySequence: [{FrameLaterality: 'L'}]},
      ],
    }),
  };
}

function displaySet(study: string, chooser: Chooser, index: number): Data {
  const {chance, pick} = chooser;
  const images = [image(chooser)];
  return {
    StudyInstanceUID: study,
    SeriesInstanceUID: `${study}.${index}`,
    displaySetInstanceUID: `${study}.${index}.1`,
    ...(chance(0.95) && {Modality: pick(texts.slice(0, 3))}),
    ...(chance(0.9) && {SeriesDescription: pick(texts)}),
    ...(chance(0.9) && {SeriesNumber: pick([1, 2, 3, '4', 'x', null])}),
    ...(chance(0.9) && {numImageFrames: pick([0, 1, 20])}),
    ...(chance(0.5) && {isReconstructable: pick([true, false])}),
    ...(chance(0.05) && {unsupported: true}),
    ...(chance(0.95) && {images}),
    ...(chance(0.9) && {instances: images}),
  };
}

/** The same input for the same seed. */
export function inputOf(seed: number): Input {
  const chooser = chooserOf(randomOf(seed));
  const {chance, pick, many} = chooser;
  const studies = [
    ...(chance(0.99) ? ['1'] : []),
    ...(chance(0.5) ? [pick(['0', '2'])] : []),
  ].map((StudyInstanceUID) => ({
    StudyInstanceUID,
    ...(chance(0.7) && {StudyDescription: pick(texts)}),
    ...(chance(0.3) && {ModalitiesInStudy: ['CT', 'PT']}),
    ...(chance(0.7) && {series: many(3, () => ({Modality: pick(texts)}))}),
  }));
  const displaySets = studies.flatMap(({StudyInstanceUID}) =>
    many(5, (index) => displaySet(StudyInstanceUID, chooser, index)),
  );
  const protocols = [0, ...many(2, (index) => index + 1)].map((index) =>
    protocol(chooser, index),
  ) as unknown as Input['protocols'];
  const id = () =>
    chance(0.9) ? (pick(protocols).id ?? 'p0') : pick(['P0', 'p9', 'default']);
  return {
    protocols,
    ...(chance(0.2) && {active: many(3, id)}),
    ...(chance(0.4) && {requested: id()}),
    studies,
    displaySets,
  };
}
