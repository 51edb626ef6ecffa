/**
 * What code blocks can be written in: the languages that prism-react-renderer 2.4.1
 * brings, and these. `npm run check` holds each fence of the docs to them
 * (packages/docs-check/examples/languages.ts), because a name that is unknown is shown without colors,
 * and nothing says so.
 */

/**
 * Loaded in addition. All of them are in the script of every page: one that costs more
 * than a kilobyte there (apacheconf: 3) is not worth its few blocks, which are `text`.
 */
export const additionalLanguages = [
  'bash',
  'batch',
  'docker',
  'http',
  'ini',
  'json',
  'nginx',
  'powershell',
  'toml',
];
