export const protocolId = 'readingAid.ctMpr';
/** The protocol's name for the display set that it shows. */
export const selectorId = 'ctVolume';

const planes = ['axial', 'sagittal', 'coronal'] as const;

/** All three planes share window and level: a change in one is a change in all. */
const windowLevelSync = {
  type: 'voi',
  id: 'readingAidMpr',
  source: true,
  target: true,
};

const ctMprProtocol = {
  id: protocolId,
  name: 'CT in three planes',
  // No rule for the study: the protocol is chosen by a command, and never competes for a study that opens.
  protocolMatchingRules: [],
  displaySetSelectors: {
    [selectorId]: {
      seriesMatchingRules: [
        {
          attribute: 'Modality',
          constraint: {equals: {value: 'CT'}},
          // Without `required` a rule only adds to the score, and an MR volume would match by the other rules.
          required: true,
        },
        {
          attribute: 'isReconstructable',
          constraint: {equals: {value: true}},
          required: true,
        },
        {
          // Of several CT volumes the long one is taken, not the short series with contrast timing.
          weight: 10,
          attribute: 'numImageFrames',
          constraint: {greaterThan: {value: 50}},
        },
      ],
    },
  },
  stages: [
    {
      id: 'threePlanes',
      name: 'Axial, sagittal, coronal',
      // Neither shown nor stepped to while no display set matches; without this, the stage opens with empty viewports.
      stageActivation: {
        enabled: {displaySetSelectorsMatched: [selectorId]},
        passive: {displaySetSelectorsMatched: [selectorId]},
      },
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 1, columns: 3},
      },
      viewports: planes.map((orientation) => ({
        viewportOptions: {
          viewportId: `readingAid-${orientation}`,
          viewportType: 'volume',
          orientation,
          // The mode creates this tool group.
          toolGroupId: 'mpr',
          initialImageOptions: {preset: 'middle'},
          syncGroups: [windowLevelSync],
        },
        displaySets: [{id: selectorId}],
      })),
    },
  ],
};

export default function getHangingProtocolModule() {
  return [{name: protocolId, protocol: ctMprProtocol}];
}
