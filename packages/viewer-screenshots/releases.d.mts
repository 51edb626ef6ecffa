/** The described releases: `folder` is below `pictures/`. */
export const releases: {version: string; commit: string; folder: string}[];
