/** Tells the script of the chrome (src/chrome) that the router has shown another page. */
import type {ClientModule} from '@docusaurus/types';
import {pageShown} from '../chrome/page';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    dispatchEvent(new Event(pageShown));
  }
};
