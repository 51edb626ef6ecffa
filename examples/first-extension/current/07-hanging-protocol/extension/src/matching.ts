/**
 * Finds an image series in one study:
 * 0 is the first study of the URL, 1 is the second.
 */
export const imagesOfStudy = (index) => ({
  studyMatchingRules: [
    {
      attribute: 'studyInstanceUIDsIndex',
      from: 'options',
      required: true,
      constraint: {equals: {value: index}},
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

/** A viewport that shows what the selector of the same name found. */
export const viewport = (selectorId) => ({
  viewportOptions: {viewportId: selectorId, toolGroupId: 'default'},
  displaySets: [{id: selectorId}],
});
