/**
 * What the page /tools/upgrade needs: the worker that reads the files, the upgrades that
 * there are rules for, and the list of what it finds and what it leaves to a person.
 * Nothing is sent anywhere: see src/components/UpgradeDoctor.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {
  ListedChange,
  Tool,
} from '@generated/upgrade-doctor/default/tool.json';
import {pageOf, pairs, steps} from '../../packages/doctor/upgrade/data';
import {toolWorker} from '../tool-worker';

const name = 'upgrade-doctor';

/** Each change of each step, with how the doctor treats it. */
export function listChanges(): ListedChange[] {
  return steps.flatMap(({from, to, changes, matchers}) =>
    [...changes.values()].map((change) => {
      const matcher = matchers[change.slug];
      return {
        slug: change.slug,
        from,
        to,
        area: change.area,
        old: change.old ?? '',
        page: pageOf(change),
        ...(change.find ? {find: change.find} : {}),
        ...(matcher && 'reason' in matcher && matcher.ask
          ? {ask: matcher.ask}
          : {}),
        isFound: Boolean(matcher && 'match' in matcher),
      };
    }),
  );
}

export default function upgradeDoctor(context: LoadContext): Plugin {
  const worker = toolWorker(
    context,
    name,
    'packages/doctor/upgrade/worker/worker.ts',
  );
  return {
    name,

    getPathsToWatch: () => [
      `${context.siteDir}/packages/doctor/upgrade/**/*.{ts,json}`,
      `${context.siteDir}/docs/_data/{changes,icon-renames}.json`,
    ],

    async contentLoaded({actions}) {
      const tool: Tool = {worker: await worker.create(actions), pairs};
      await actions.createData('tool.json', tool);
      await actions.createData('changes.json', listChanges());
    },

    configureWebpack: worker.configureWebpack,
    postBuild: worker.postBuild,
  };
}
