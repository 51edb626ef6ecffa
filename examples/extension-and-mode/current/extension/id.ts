/**
 * The name of the npm package.
 * Every module id begins with it: `<id>.<module type>.<name>`.
 */
export const id = '@example/extension-reading-aid';
