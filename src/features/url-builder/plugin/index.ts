/** Writes what the page /tools/url loads about the releases. */
import type {Plugin} from '@docusaurus/types';
import {urlKnowledge} from '@ohif-docs/builders/release-data';

export default function urlBuilder(): Plugin {
  return {
    name: 'url-builder',
    contentLoaded: ({actions}) =>
      actions.createData('url.json', urlKnowledge()).then(() => undefined),
  };
}
