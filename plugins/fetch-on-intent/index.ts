/**
 * A page is fetched ahead of the click when the reader reaches for its link, by pointer or
 * touch (the framework's links do that) or by the keyboard (client.ts), not for every link
 * in view: that is some hundred kilobytes for pages that nobody opens. It is the framework's
 * `preload`, which fetches nothing on a 2g connection or with data saver on.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function fetchOnIntent(): Plugin {
  return {
    name: 'fetch-on-intent',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
