/** Writes the data about the releases that the builders' pages load. */
import type {Plugin} from '@docusaurus/types';
import {recipesByLine, urlKnowledge} from '@ohif-docs/builders/release-data';

export default function builders(): Plugin {
  return {
    name: 'builders',
    async contentLoaded({actions}) {
      await actions.createData('url.json', urlKnowledge());
      await actions.createData('sub-path.json', recipesByLine());
    },
  };
}
