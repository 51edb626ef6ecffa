/** Written by `src/features/upgrade-doctor/plugin` for the page /tools/upgrade. */
declare module '@generated/upgrade-doctor/default/tool.json' {
  import type {Change} from '@ohif-docs/doctor/upgrade/data';
  import type {Upgrade} from '@ohif-docs/doctor/upgrade/types';

  export type Tool = {
    /** Path of the worker below the base URL. */
    worker: string;
    /** The upgrades that there are rules for. */
    pairs: readonly Upgrade[];
  };

  export type ListedChange = Change & {
    /** The question for a person, where code does not show the change. */
    ask?: string;
  };

  const tool: Tool;
  export default tool;
}

declare module '@generated/upgrade-doctor/default/changes.json' {
  import type {ListedChange} from '@generated/upgrade-doctor/default/tool.json';

  const changes: ListedChange[];
  export default changes;
}
