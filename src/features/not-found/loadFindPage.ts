/** The route manifest and its reader, in one chunk that only the not-found page loads. */
import addresses from '@generated/route-manifest/default/routes.json';
import {findPage, type Found} from './findPage';

/** See `findPage`. */
export function findPageOfSite(
  pathname: string,
  hostRedirected: boolean,
): Found {
  return findPage(pathname, addresses, hostRedirected);
}
