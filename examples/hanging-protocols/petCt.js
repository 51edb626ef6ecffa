const protocolId = 'example.petCt';

/** Viewports with the same group scroll, pan, and zoom together. */
const samePosition = {
  type: 'cameraPosition',
  id: 'petCtAxial',
  source: true,
  target: true,
};

/**
 * The fusion follows the window of the CT and PET viewports,
 * and keeps its own colors.
 */
const windowSync = (id, source) => ({
  type: 'voi',
  id,
  source,
  target: !source,
  options: {syncColormap: false, syncInvertState: false},
});

const ctWindow = {windowWidth: 400, windowCenter: 40};
const petWindow = {windowWidth: 5, windowCenter: 2.5};

const axial = (viewportId, syncGroups) => ({
  viewportId,
  viewportType: 'volume',
  orientation: 'axial',
  toolGroupId: 'default',
  initialImageOptions: {preset: 'middle'},
  syncGroups: [samePosition, ...syncGroups],
});

const ct = {
  viewportOptions: axial('petCt-ct', [windowSync('petCtCt', true)]),
  displaySets: [{id: 'ctVolume', options: {voi: ctWindow}}],
};

const pet = {
  viewportOptions: {
    ...axial('petCt-pet', [windowSync('petCtPet', true)]),
    background: [1, 1, 1],
  },
  displaySets: [
    {id: 'petVolume', options: {voi: petWindow, voiInverted: true}},
  ],
};

// #region fusion
const fusion = {
  viewportOptions: axial('petCt-fusion', [
    windowSync('petCtCt', false),
    windowSync('petCtPet', false),
  ]),
  displaySets: [
    {id: 'ctVolume', options: {voi: ctWindow}},
    {
      id: 'petVolume',
      options: {
        voi: petWindow,
        colormap: {
          name: 'hsv',
          opacity: [
            {value: 0, opacity: 0},
            {value: 0.1, opacity: 0.8},
            {value: 1, opacity: 0.9},
          ],
        },
      },
    },
  ],
};
// #endregion

const projection = {
  viewportOptions: {
    viewportId: 'petCt-projection',
    viewportType: 'volume',
    orientation: 'coronal',
    toolGroupId: 'default',
    background: [1, 1, 1],
  },
  displaySets: [
    {
      id: 'petVolume',
      options: {
        voi: petWindow,
        voiInverted: true,
        blendMode: 'mip',
        slabThickness: 'fullvolume',
      },
    },
  ],
};

/** A series of this modality that can be shown as a volume. */
const volumeOf = (modality) => [
  {
    attribute: 'Modality',
    required: true,
    constraint: {equals: {value: modality}},
  },
  {
    attribute: 'isReconstructable',
    required: true,
    constraint: {equals: {value: true}},
  },
];

const protocol = {
  id: protocolId,
  name: 'PET/CT',
  // Search the active study only.
  numberOfPriorsReferenced: -1,
  imageLoadStrategy: 'interleaveTopToBottom',
  protocolMatchingRules: [
    {
      attribute: 'ModalitiesInStudy',
      required: true,
      constraint: {includes: {value: ['PT']}},
    },
    {
      attribute: 'ModalitiesInStudy',
      required: true,
      weight: 10,
      constraint: {includes: {value: ['CT']}},
    },
  ],
  displaySetSelectors: {
    ctVolume: {seriesMatchingRules: volumeOf('CT')},
    petVolume: {
      seriesMatchingRules: [
        ...volumeOf('PT'),
        // Prefer the series with attenuation correction.
        {
          attribute: 'SeriesDescription',
          weight: 5,
          constraint: {doesNotContainI: {value: ['nac', 'uncorrected']}},
        },
      ],
    },
  },
  stages: [
    {
      id: 'fusion',
      name: 'CT, PET, fusion, projection',
      stageActivation: {
        enabled: {displaySetSelectorsMatched: ['ctVolume', 'petVolume']},
        passive: {displaySetSelectorsMatched: ['ctVolume', 'petVolume']},
      },
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 2, columns: 2},
      },
      viewports: [ct, pet, fusion, projection],
    },
  ],
};

export default function getHangingProtocolModule() {
  return [{name: protocolId, protocol}];
}
