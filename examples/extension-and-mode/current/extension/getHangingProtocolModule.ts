export const protocolId = 'readingAid.ctMpr';
/** The selector that finds the display set to show. */
export const selectorId = 'ctVolume';

const planes = ['axial', 'sagittal', 'coronal'] as const;

/** All three planes share window and level, so a change in one changes the others. */
const windowLevelSync = {
  type: 'voi',
  id: 'readingAidMpr',
  source: true,
  target: true,
};

const ctMprProtocol = {
  id: protocolId,
  name: 'CT in three planes',
  // Without rules, the protocol never competes for a study that opens.
  // The command applies it by its ID.
  protocolMatchingRules: [],
  displaySetSelectors: {
    [selectorId]: {
      seriesMatchingRules: [
        {
          attribute: 'Modality',
          constraint: {equals: {value: 'CT'}},
          // Without `required` a rule only adds to the score,
          // and an MR volume would match by the other rules.
          required: true,
        },
        {
          attribute: 'isReconstructable',
          constraint: {equals: {value: true}},
          required: true,
        },
        {
          // If there are several CT volumes, prefer a long one
          // to a short series for contrast timing.
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
      // Disables the stage while no display set matches.
      // Otherwise, it would open with empty viewports.
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
