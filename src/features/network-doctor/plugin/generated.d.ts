/** Written by `src/features/network-doctor/plugin` for the page /tools/network. */
declare module '@generated/network-doctor/default/tool.json' {
  export type Tool = {
    /** Path of the worker below the base URL. */
    worker: string;
    rules: readonly {id: string; title: string; page: string}[];
  };

  const tool: Tool;
  export default tool;
}
