/** Written by `src/features/not-found/plugin` for the not-found page. Paths begin with "/", without the base path. */
declare module '@generated/route-manifest/default/routes.json' {
  export type RouteManifest = {
    /** Paths of the versions that are not the latest: `/3.9`. */
    versions: string[];
    /** First segments that mean the latest version: `3.10`. */
    latest: string[];
    /** Path and title of every page. */
    pages: [path: string, title: string][];
    /** Old path and the page that replaced it. */
    redirects: [from: string, to: string][];
  };
  const manifest: RouteManifest;
  export default manifest;
}
