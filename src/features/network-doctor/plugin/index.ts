/**
 * Provides the page /tools/network with the worker that checks recordings, and the list of
 * rules. Nothing is sent anywhere: see src/features/network-doctor.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Tool} from '@generated/network-doctor/default/tool.json';
import {networkRules} from '@ohif-docs/doctor/network';
import {toolWorker} from '../../../../plugins/tool-worker';

const name = 'network-doctor';

export default function networkDoctor(context: LoadContext): Plugin {
  const worker = toolWorker(
    context,
    name,
    require.resolve('@ohif-docs/doctor/network/worker'),
  );
  return {
    name,

    getPathsToWatch: () => [
      `${context.siteDir}/packages/doctor/network/**/*.ts`,
    ],

    async contentLoaded({actions}) {
      const tool: Tool = {
        worker: await worker.create(actions),
        rules: networkRules.map(({id, title, page}) => ({id, title, page})),
      };
      await actions.createData('tool.json', tool);
    },

    configureWebpack: worker.configureWebpack,
    postBuild: worker.postBuild,
  };
}
