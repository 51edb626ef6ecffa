/** What the measure figure shows at first: a length and an ellipse in the liver. */
import type {Marks} from '../core/measure';

export const marksAtFirst: Marks = {
  start: [150, 106],
  end: [150, 286],
  center: [218, 168],
  radii: [40, 26],
};

/** For the picture, which has no pixels to compute them from; a test compares them. */
export const textLinesAtFirst = [
  '103 mm',
  'Area: 1073 mm²',
  'Mean: 109 HU',
  'Max: 141 HU',
  'Std Dev: 10.1 HU',
];

/** Of the slice, in pixels. */
export const size = [624, 444] as const;
