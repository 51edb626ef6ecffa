/**
 * The parts of a picture that a page can number: for each picture, the name of a part and the
 * middle of its mark, in percent of the picture's width and height. A mark is next to its
 * part, and covers nothing, also on a phone, where it is largest. Measured by eye: look
 * at them again when a picture is retaken with another layout. Types are in parts.d.mts.
 */

/** The parts of a picture of a release: with its folder in front where they are elsewhere. */
export const partsOf = ({folder}, name) =>
  parts[`${folder}/${name}`] ?? parts[name];

/** @type {import('./parts.d.mts').Parts} */
export const parts = {
  'study-list-row': {
    filters: {x: 97, y: 20.4},
    row: {x: 3.2, y: 26.4},
    modes: {x: 67.3, y: 32.5},
    series: {x: 5.6, y: 44.5},
    upload: {x: 22.8, y: 9.7},
    count: {x: 83.2, y: 9.7},
    gear: {x: 94.1, y: 2.8},
  },
  'lung-window': {
    series: {x: 32, y: 13},
    window: {x: 33.3, y: 97.6},
    instance: {x: 86.7, y: 97.6},
    side: {x: 25.1, y: 51.4},
    scrollbar: {x: 93.8, y: 76},
  },
  'tracking-panel': {
    line: {x: 31.5, y: 45.4},
    viewport: {x: 25.6, y: 5.9},
    thumbnail: {x: 7.8, y: 25.5},
    panel: {x: 93.1, y: 20.4},
    toolbar: {x: 29.3, y: 2.9},
    'left panel': {x: 4, y: 8.7},
    grid: {x: 60, y: 86},
    overlay: {x: 34.2, y: 97.6},
    'right panel': {x: 96.4, y: 8.8},
  },
  '3.9/tracking-panel': {
    line: {x: 31.5, y: 45.4},
    viewport: {x: 25.8, y: 8.3},
    thumbnail: {x: 7.2, y: 25.9},
    panel: {x: 92.5, y: 18.4},
  },
  // Not measured: no page of 3.9 numbers them.
  '3.9/part-study-panel': {},
  '3.9/part-measurement-panel': {},
  'part-study-panel': {
    settings: {x: 15.2, y: 13.6},
    view: {x: 71, y: 13.4},
    study: {x: 44.6, y: 22},
    thumbnail: {x: 8.1, y: 35},
    square: {x: 22.3, y: 53.8},
    row: {x: 83.2, y: 72},
    prior: {x: 45.6, y: 90.6},
  },
  'part-measurement-panel': {
    count: {x: 56, y: 24},
    actions: {x: 92, y: 31},
    selected: {x: 47, y: 37.8},
    row: {x: 74, y: 37.8},
    result: {x: 43, y: 44.2},
    image: {x: 71, y: 44.2},
  },
};
