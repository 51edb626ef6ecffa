/**
 * A page is fetched ahead of the click when the reader reaches for its link (pointer or
 * touch: the framework's `preload`), not for every link in view: that is some hundred
 * kilobytes for pages that nobody opens.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function fetchOnIntent(): Plugin {
  return {
    name: 'fetch-on-intent',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
