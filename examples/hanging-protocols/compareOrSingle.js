const protocolId = 'example.compareOrSingle';

/**
 * Display sets with images of the study at this position:
 * 0 is the first study of the URL.
 */
const imagesOfStudy = (position) => ({
  studyMatchingRules: [
    {
      attribute: 'studyInstanceUIDsIndex',
      from: 'options',
      required: true,
      constraint: {equals: {value: position}},
    },
  ],
  seriesMatchingRules: [
    {
      attribute: 'numImageFrames',
      required: true,
      constraint: {greaterThan: {value: 1}},
    },
  ],
});

const cell = (viewportId, id) => ({
  viewportOptions: {viewportId, toolGroupId: 'default'},
  displaySets: [{id}],
});

const grid = (columns) => ({
  layoutType: 'grid',
  properties: {rows: 1, columns},
});

// #region stages
const stages = [
  {
    id: 'compare',
    name: 'Current and prior',
    // Without a prior, the stage is disabled, and the viewer uses the next one.
    stageActivation: {
      enabled: {displaySetSelectorsMatched: ['current', 'prior']},
      passive: {displaySetSelectorsMatched: ['prior']},
    },
    viewportStructure: grid(2),
    viewports: [cell('current', 'current'), cell('prior', 'prior')],
  },
  {
    id: 'single',
    name: 'Current only',
    stageActivation: {
      enabled: {minViewportsMatched: 1},
      passive: {minViewportsMatched: 0},
    },
    viewportStructure: grid(1),
    viewports: [cell('current', 'current')],
  },
];
// #endregion

const protocol = {
  id: protocolId,
  name: 'With a prior, or alone',
  protocolMatchingRules: [
    {
      attribute: 'numberOfDisplaySetsWithImages',
      weight: 10,
      constraint: {greaterThan: {value: 1}},
    },
  ],
  displaySetSelectors: {
    current: imagesOfStudy(0),
    prior: imagesOfStudy(1),
  },
  stages,
};

export default function getHangingProtocolModule() {
  return [{name: protocolId, protocol}];
}
