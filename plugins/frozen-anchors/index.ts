/**
 * Stops the build when an address or a heading id is gone that readers may have linked
 * to. A new one stops nothing: `npm run anchors` sees to it that it is listed.
 *
 * In: the built HTML and the committed lists (see anchors.ts).
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  committedLists,
  groupsOfBuild,
  lossesOf,
  readList,
  siteOf,
  textOfLosses,
  type Group,
} from './anchors';

export type Redirects = readonly {
  readonly from: string | readonly string[];
  readonly to: string;
}[];

export type Options = {
  /** Those of the redirects plugin. A function: the framework sends all other options to every reader. */
  redirects: () => Redirects;
};

export default function frozenAnchors(
  {siteDir}: LoadContext,
  options: unknown,
): Plugin {
  const {redirects} = options as Options;
  return {
    name: 'frozen-anchors',
    // Asynchronous, so that the framework reports what it throws as this plugin's.
    // eslint-disable-next-line @typescript-eslint/require-await
    async postBuild({outDir, baseUrl}) {
      checkAnchors(siteDir, groupsOfBuild(outDir, baseUrl), redirects());
    },
  };
}

/**
 * Compares the built pages with the committed lists.
 *
 * @throws if a list is missing, something that it lists is gone, or a version that has a
 * list was not built at all
 */
export function checkAnchors(
  siteFolder: string,
  groups: Group[],
  redirects: Redirects,
): void {
  const moved = new Map(
    redirects.flatMap(({from, to}) =>
      [from].flat().map((old): [string, string] => [old, to]),
    ),
  );
  const notBuilt = committedLists(siteFolder).filter(
    (file) => !groups.some((group) => group.file === file),
  );
  if (notBuilt.length > 0) {
    throw new Error(
      `No page was built that belongs to ${notBuilt.join(' or ')}, which lists pages that readers may have linked to. Add the version to versions.json and config/versions.ts again. If it has gone for good, redirect its addresses in config/redirects.ts, and remove its folder with the list.`,
    );
  }
  const site = siteOf(groups);
  const losses = groups.flatMap((group) =>
    lossesOf(readList(siteFolder, group.file), group, site, moved),
  );
  if (losses.length > 0) {
    throw new Error(textOfLosses(losses));
  }
}
