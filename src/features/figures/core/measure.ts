/**
 * A length and an ellipse, as `LengthTool` and `EllipticalROITool` of Cornerstone3D 3.8.4 and
 * 2.2.20 compute them, and the lines of text that the viewer then shows in the image.
 */
import type {VersionId} from '../../../../config/releases';
import type {Image} from './image';

/** In an image: the middle of the first pixel is at 0, 0. */
export type Point = readonly [column: number, row: number];

/** The radii are half the width and half the height of the ellipse. */
export type Marks = Readonly<
  Record<'start' | 'end' | 'center' | 'radii', Point>
>;

export type Header = {
  modality: string;
  /** Pixel Spacing, or else Imager Pixel Spacing, in mm: `getPixelSpacingInformation`. */
  spacing?: number;
  /** Whether it has Image Position and Image Orientation (Patient). */
  hasPosition?: boolean;
};

/**
 * The unit of a length. `StackViewport` shows px if the viewer's `MetadataProvider` reports
 * `usingDefaultValues`, which 3.9.3 never does. No unit gets one of the marks that
 * `getCalibratedUnits` knows, because the viewer sets no calibration but `User`.
 */
export const unitIn: Readonly<Record<VersionId, (header: Header) => string>> = {
  current: ({spacing, hasPosition}) => (spacing && hasPosition ? 'mm' : 'px'),
  '3.9': () => 'mm',
};

/** The ends of the length, and the center, the right, and the bottom of the ellipse. */
export const handlesOf = ({start, end, center, radii}: Marks): Point[] => [
  start,
  end,
  center,
  [center[0] + radii[0], center[1]],
  [center[0], center[1] + radii[1]],
];

/** The marks after a handle was moved to a place. */
export function withHandle(marks: Marks, handle: number, to: Point): Marks {
  if (handle < 3) {
    return {...marks, [['start', 'end', 'center'][handle]!]: to};
  }
  const radii: [number, number] = [...marks.radii];
  const axis = handle - 3;
  radii[axis] = Math.max(1, Math.abs(to[axis]! - marks.center[axis]!));
  return {...marks, radii};
}

type Statistics = {mean: number; max: number; deviation: number};

/** Of the pixels whose middle is in the ellipse. The deviation divides by their number, not by one less. */
export function statisticsOf(
  {size: [columns, rows], values}: Image,
  {center: [x, y], radii: [width, height]}: Marks,
): Statistics {
  let [count, sum, squares, max] = [0, 0, 0, -Infinity];
  const last = Math.min(rows - 1, Math.floor(y + height));
  for (let row = Math.max(0, Math.ceil(y - height)); row <= last; row++) {
    const half = width * Math.sqrt(Math.max(0, 1 - ((row - y) / height) ** 2));
    const start = row * columns + Math.max(0, Math.ceil(x - half));
    const end = row * columns + Math.min(columns - 1, Math.floor(x + half));
    for (let at = start; at <= end; at++) {
      const value = values[at]!;
      count++;
      sum += value;
      squares += value ** 2;
      max = Math.max(max, value);
    }
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean ** 2);
  return {mean, max, deviation: Math.sqrt(variance)};
}

/** With three digits: `roundNumber`. */
export function rounded(value: number): string {
  const size = Math.abs(value);
  return size < 0.0001
    ? String(value)
    : value.toFixed(Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(size)))));
}

/** The line at the length, and the lines at the ellipse. */
export function textLinesOf(
  marks: Marks,
  {mean, max, deviation}: Statistics,
  {modality, spacing = 1}: Header,
  unit: string,
): [length: string, ...ellipse: string[]] {
  const {start, end, radii} = marks;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) * spacing;
  const area = Math.PI * radii[0] * radii[1] * spacing ** 2;
  // `getPixelValueUnits` has units for CT and PET only.
  const valueUnit = modality === 'CT' ? 'HU' : '';
  return [
    `${rounded(length)} ${unit}`,
    `Area: ${rounded(area)} ${unit}²`,
    `Mean: ${rounded(mean)} ${valueUnit}`,
    `Max: ${rounded(max)} ${valueUnit}`,
    `Std Dev: ${rounded(deviation)} ${valueUnit}`,
  ];
}
