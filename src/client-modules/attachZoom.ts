/**
 * Attaches the zoom of docusaurus-plugin-image-zoom 3.0.1 to the pictures of each page, once.
 *
 * The plugin's own client module attaches it one second after it is loaded, and again one
 * second after each change of the route, the first route and links to headings included. To
 * attach it again, it first detaches it, which closes a picture that the reader has enlarged
 * in the meantime. And it counts from the moment at which the reader asks for a page, so that
 * it finds no picture on a page that takes longer than that to arrive.
 */
import type {ClientModule} from '@docusaurus/types';
import type * as zoomModule from 'docusaurus-plugin-image-zoom/lib/zoom';

let zoom: (typeof zoomModule)['default'] | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  if (zoom) {
    zoom.onRouteUpdate();
    return;
  }
  // Loading the module attaches the zoom to the first page. Eager: it is in the main bundle.
  void import(
    /* webpackMode: "eager" */ 'docusaurus-plugin-image-zoom/lib/zoom'
  ).then((module) => (zoom = module.default));
};
