/**
 * Provides the page /tools/upgrade with the worker that reads the files, the upgrades
 * that have rules, and the list of changes that it finds or leaves to a person. Nothing
 * is sent anywhere: see src/features/upgrade-doctor.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Tool} from '@generated/upgrade-doctor/default/tool.json';
import {pairs} from '@ohif-docs/doctor/upgrade/data';
import {toolWorker} from '../../../../plugins/tool-worker';
import {listChanges} from './changes';

const name = 'upgrade-doctor';

export default function upgradeDoctor(context: LoadContext): Plugin {
  const worker = toolWorker(
    context,
    name,
    require.resolve('@ohif-docs/doctor/upgrade/worker'),
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
