/**
 * The site with three test pages, built in seconds. Theme, plugins and settings are
 * the real ones; what is set in the environment is set as for the real site.
 */
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {builtVersions} from '../../../config/releases';
import builtPages from '../../../plugins/built-pages';

const {presets, plugins, ...shared} = site;
const preset = presets[0]?.[1] as Preset.Options;

export default {
  ...shared,
  // The chrome links to pages that are not built here.
  onBrokenLinks: 'ignore',
  presets: [
    [
      'classic',
      {
        ...preset,
        docs: {
          ...preset.docs,
          path: 'tests/support/small-site/docs',
          onlyIncludeVersions: ['current'],
          versions: {current: builtVersions.current},
          sidebarPath: undefined,
        },
        pages: false,
      } satisfies Preset.Options,
    ],
  ],
  // Redirects and permalinks belong to the real site.
  plugins: [
    ...plugins.filter(
      (plugin) =>
        !Array.isArray(plugin) ||
        (plugin[0] !== '@docusaurus/plugin-client-redirects' &&
          plugin[0] !== builtPages),
    ),
    builtPages,
  ],
} satisfies Config;
