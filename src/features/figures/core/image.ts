/**
 * The images of the figures, and the form in which they are stored: without noise, in steps of
 * some HU, each value as the difference from what its neighbors predict, compressed. Noise is
 * added when they are read, because it would not compress.
 */

/** Values in HU: x to the patient's left, y to the back, z to the head. */
export type Image = {
  /** Columns, rows, slices. */
  readonly size: readonly [number, number, number];
  /** Millimeters from voxel to voxel. */
  readonly spacing: readonly [number, number, number];
  readonly values: Int16Array;
};

export type StoredImage = {
  size: number[];
  spacing: number[];
  /** HU between neighboring values. */
  step: number;
  /** The low bytes of all differences, then the high bytes; gzip, Base64. */
  data: string;
};

export type StoredVolume = {
  size: number[];
  spacing: number[];
  /** The values that its bytes stand for. */
  levels: number[];
  /** A byte for each voxel; gzip, Base64. */
  data: string;
};

/** The plane through the neighbors that come before a voxel in its slice. */
function predicted(values: Int16Array, at: number, columns: number): number {
  const isFirstColumn = at % columns === 0;
  if (at < columns) {
    return isFirstColumn ? 0 : values[at - 1]!;
  }
  const above = values[at - columns]!;
  return isFirstColumn
    ? above
    : values[at - 1]! + above - values[at - columns - 1]!;
}

/** The bytes to compress. */
export function encodeValues(
  values: Int16Array,
  columns: number,
  step: number,
): Uint8Array {
  const steps = values.map((value) => Math.round(value / step));
  const bytes = new Uint8Array(2 * steps.length);
  steps.forEach((value, at) => {
    const difference = value - predicted(steps, at, columns);
    bytes[at] = difference;
    bytes[steps.length + at] = difference >> 8;
  });
  return bytes;
}

export function decodeValues(
  bytes: Uint8Array,
  columns: number,
  step: number,
): Int16Array {
  const count = bytes.length / 2;
  const values = new Int16Array(count);
  for (let at = 0; at < count; at++) {
    values[at] =
      predicted(values, at, columns) + (bytes[at]! | (bytes[count + at]! << 8));
  }
  return values.map((value) => value * step);
}

async function unpack(data: string): Promise<Uint8Array> {
  const compressed = Uint8Array.from(atob(data), (letter) =>
    letter.charCodeAt(0),
  );
  const stream = new Response(compressed).body!.pipeThrough(
    new DecompressionStream('gzip'),
  );
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function imageOf(
  {size, spacing}: {size: number[]; spacing: number[]},
  values: Int16Array,
): Image {
  const [columns = 0, rows = 0, slices = 0] = size;
  const [x = 1, y = 1, z = 1] = spacing;
  return {size: [columns, rows, slices], spacing: [x, y, z], values};
}

export async function decodeImage(stored: StoredImage): Promise<Image> {
  const bytes = await unpack(stored.data);
  return imageOf(stored, decodeValues(bytes, stored.size[0]!, stored.step));
}

export async function decodeVolume(stored: StoredVolume): Promise<Image> {
  const bytes = await unpack(stored.data);
  return imageOf(
    stored,
    Int16Array.from(bytes, (level) => stored.levels[level]!),
  );
}
