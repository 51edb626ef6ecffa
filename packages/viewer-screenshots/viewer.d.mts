/** The folder of the built viewer, fetched if it is missing. */
export function viewerDist(): string;
