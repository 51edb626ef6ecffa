/** The middle of a mark, in percent of the picture's width and height. */
export type Mark = {x: number; y: number};

/** The parts of pictures, by the name of the picture and of the part. */
export type Parts = Record<string, Record<string, Mark>>;

export const parts: Parts;
export function partsOf(
  release: {folder: string},
  name: string,
): Parts[string] | undefined;
