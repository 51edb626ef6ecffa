/** `<version>/icons/drawings.json`: the icons of a release, drawn by `draw-icons.ts`. */
export type IconFile = {
  /** The published package that drew the icons, and its object that has them. */
  package: string;
  owner: string;
  drawings: string[];
  /** Index of the drawing; `image` is a file that the package does not contain. */
  icons: Record<string, number | 'image' | 'none'>;
};

/** Whether a fact is an icon of an object such as `Icons`, and not one of its functions. */
export const isIconOf = (
  object: string,
  {kind, name, owner}: {kind: string; name: string; owner?: string},
): boolean =>
  kind === 'namespace-member' &&
  owner === object &&
  !['addIcon', 'ByName'].includes(name);
