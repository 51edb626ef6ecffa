/** Writes what the page /tools/sub-path loads about the releases. */
import type {Plugin} from '@docusaurus/types';
import {recipesByLine} from '@ohif-docs/builders/release-data';

export default function subPathBuilder(): Plugin {
  return {
    name: 'sub-path-builder',
    contentLoaded: ({actions}) =>
      actions.createData('recipes.json', recipesByLine()).then(() => undefined),
  };
}
