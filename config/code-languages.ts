/**
 * The languages of code blocks: those of prism-react-renderer 2.4.1, and these. `npm run
 * check` checks each fence of the docs against them
 * (packages/docs-check/examples/languages.ts), because an unknown language is rendered
 * without highlighting and without a warning.
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
