/**
 * Attaches the zoom of docusaurus-plugin-image-zoom 3.0.1 to the pictures of each page, once.
 *
 * The plugin's own client module attaches it one second after the module is loaded, and again
 * one second after each change of the route, including the first route and links to headings.
 * Each time it first detaches the zoom, which closes a picture that the reader has enlarged in
 * the meantime. Its second also begins when the reader asks for a page, so it misses the
 * pictures of a page that takes longer to arrive.
 */
import type {ClientModule} from '@docusaurus/types';
import type * as zoomModule from 'docusaurus-plugin-image-zoom/lib/zoom';

/** Milliseconds, the plugin's. */
const delay = 1_000;
let zoom: (typeof zoomModule)['default'] | undefined;
/** Whether the zoom is about to be attached, to the pictures that the page then has. */
let isDue = false;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (isDue || location.pathname === previousLocation?.pathname) {
    return;
  }
  isDue = true;
  // Eager: it is in the main bundle.
  void import(
    /* webpackMode: "eager" */ 'docusaurus-plugin-image-zoom/lib/zoom'
  ).then((module) => {
    // For the first page, loading the module has done it.
    zoom?.onRouteUpdate();
    zoom = module.default;
    // After the plugin's timer, which was started before with the same delay.
    setTimeout(() => {
      isDue = false;
    }, delay);
  });
};
