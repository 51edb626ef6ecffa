/** Written by `plugins/upgrade-doctor` for the page /tools/upgrade. */
declare module '@generated/upgrade-doctor/default/tool.json' {
  import type {Upgrade} from '@site/packages/doctor/upgrade';

  export type Tool = {
    /** Path of the worker below the base URL. */
    worker: string;
    /** The upgrades that there are rules for. */
    pairs: readonly Upgrade[];
  };

  export type ListedChange = {
    slug: string;
    from: string;
    to: string;
    area: string;
    old: string;
    page: string;
    /** The command that finds candidates. */
    find?: string;
    /** The question for a person, where code does not show the change. */
    ask?: string;
    /** Whether the doctor finds it in code. */
    isFound: boolean;
  };

  const tool: Tool;
  export default tool;
}

declare module '@generated/upgrade-doctor/default/changes.json' {
  import type {ListedChange} from '@generated/upgrade-doctor/default/tool.json';

  const changes: ListedChange[];
  export default changes;
}
