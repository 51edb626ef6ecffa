/** The table of addresses and what reads it, in one chunk that only the not-found page asks for. */
import addresses from '@generated/route-manifest/default/routes.json';
import {findPage, type Found} from './findPage';

/** See `findPage`. */
export function findPageOfSite(
  pathname: string,
  hostRedirected: boolean,
): Found {
  return findPage(pathname, addresses, hostRedirected);
}
