const protocolId = 'example.mammography';

/** `SCHEME:value` of the item in ViewCodeSequence, and the view that it means. */
const viewOfCode = {'SCT:399162004': 'CC', 'SCT:399368009': 'MLO'};

/**
 * Returns the view of the first image: ViewPosition, or,
 * if an image does not have it, the view that its code means.
 */
function mammographyView(displaySet) {
  const image = displaySet.instances?.[0];
  const code = [image?.ViewCodeSequence].flat()[0];
  return (
    image?.ViewPosition ||
    viewOfCode[`${code?.CodingSchemeDesignator}:${code?.CodeValue}`]
  );
}

/** Return this function from your extension as `preRegistration`. */
export function preRegistration({servicesManager}) {
  servicesManager.services.hangingProtocolService.addCustomAttribute(
    'mammographyView',
    'View of a mammogram',
    mammographyView,
  );
}

// #region selector
const rule = (attribute, value) => ({
  attribute,
  required: true,
  constraint: {equals: {value}},
});

const selector = (laterality, view) => ({
  seriesMatchingRules: [
    rule('Modality', 'MG'),
    rule('ImageLaterality', laterality),
    rule('mammographyView', view),
  ],
});
// #endregion

/**
 * Puts the chest wall at the viewport's inner edge,
 * next to the other breast: 0 is left, 1 is right.
 */
const chestWallAt = (x) => ({
  storeAsInitialCamera: true,
  imageArea: [0.8, 0.8],
  imageCanvasPoint: {imagePoint: [x, 0.5], canvasPoint: [x, 0.5]},
});

const cell = (id, x) => ({
  viewportOptions: {
    viewportId: `mammography-${id}`,
    viewportType: 'stack',
    toolGroupId: 'default',
    displayArea: chestWallAt(x),
    allowUnmatchedView: true,
  },
  displaySets: [{id}],
});

const protocol = {
  id: protocolId,
  name: 'Mammography, four views',
  numberOfPriorsReferenced: -1,
  protocolMatchingRules: [
    {
      attribute: 'ModalitiesInStudy',
      required: true,
      weight: 100,
      constraint: {includes: {value: ['MG']}},
    },
  ],
  displaySetSelectors: {
    RCC: selector('R', 'CC'),
    LCC: selector('L', 'CC'),
    RMLO: selector('R', 'MLO'),
    LMLO: selector('L', 'MLO'),
  },
  stages: [
    {
      id: 'fourViews',
      name: 'CC above MLO, right breast on the left',
      stageActivation: {enabled: {minViewportsMatched: 2}},
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 2, columns: 2},
      },
      viewports: [
        cell('RCC', 1),
        cell('LCC', 0),
        cell('RMLO', 1),
        cell('LMLO', 0),
      ],
    },
  ],
};

export default function getHangingProtocolModule() {
  return [{name: protocolId, protocol}];
}
