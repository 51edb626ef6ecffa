/** The client module of docusaurus-plugin-image-zoom 3.0.1, which has no types. */
declare module 'docusaurus-plugin-image-zoom/lib/zoom' {
  /** Null without `themeConfig.zoom`. */
  const zoom: {
    /** Attaches the zoom one second later to the pictures that the page then has. */
    onRouteUpdate: () => void;
  } | null;
  export default zoom;
}
