import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import {gtagTrackingId} from './config/analytics';
import {announcement} from './config/announcement';
import {additionalLanguages} from './config/code-languages';
import {darkCode, lightCode} from './config/code-themes';
import {colorMode} from './config/colour-mode';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {redirects} from './config/redirects';
import {search} from './config/search';
import {archivedVersions, builtVersions, siteVersion} from './config/versions';
import checkedStamp from './plugins/checked-stamp';
import fetchOnIntent from './plugins/fetch-on-intent';
import progressBar from './plugins/progress-bar';
import formerAnchors from './plugins/frozen-anchors/rehype';
import frozenAnchors from './plugins/frozen-anchors';
import includedFiles from './plugins/included-files/remark';
import knownAddresses from './plugins/known-addresses';
import {ssrTemplate} from './plugins/late-start';
import machineReadable from './plugins/machine-readable';
import ownComponents from './plugins/own-components/remark';
import pageDependencies from './plugins/page-dependencies';
import {asksHistory} from './plugins/page-history';
import pagesInOrder, {
  type Options as PagesOptions,
} from './plugins/reproducible-build/pages';
import debugArea from './plugins/reproducible-build/debug';
import referenceData from './plugins/reference-data/remark';
import searchIndex from './plugins/search-index';
import sharedPostCss from './plugins/shared-postcss';
import shippedPackages from './plugins/shipped-packages';
import showcase from './plugins/showcase';
import remarkShowcase from './plugins/showcase/remark';
import viewerPictures from './plugins/viewer-pictures';
import encodePicture from './plugins/viewer-pictures/encode';

/** Where the site is on its host. */
const baseUrl = '/';

export default {
  title: 'OHIF',
  titleDelimiter: '|',
  tagline: 'Open-source web-based medical imaging platform',
  favicon: 'img/favicon.ico',
  url: 'https://docs.ohif.org',
  baseUrl,
  trailingSlash: false,
  future: {
    v4: true,
    faster: true,
    experimental_vcs: asksHistory(__dirname),
  },
  ssrTemplate,
  customFields: {siteVersion, archivedVersions},
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },

  clientModules: ['./src/components/NavbarMenus/client.ts'],

  presets: [
    [
      'classic',
      {
        debug: false,
        blog: false,
        // Without it, files of settings are looked for in all folders above each picture.
        svgr: {svgrConfig: {runtimeConfig: false}},
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions: builtVersions,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          beforeDefaultRemarkPlugins: [
            viewerPictures,
            includedFiles,
            referenceData,
            ownComponents,
          ],
          rehypePlugins: [formerAnchors],
        },
        pages: false,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/site.css',
            './src/css/search.css',
            './src/css/readers-settings.css',
          ],
        },
        gtag: gtagTrackingId
          ? {trackingID: gtagTrackingId, anonymizeIP: true}
          : undefined,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    [
      pagesInOrder,
      {
        beforeDefaultRemarkPlugins: [
          viewerPictures,
          remarkShowcase,
          ownComponents,
        ],
        rehypePlugins: [formerAnchors],
      } satisfies PagesOptions,
    ],
    debugArea,
    [
      '@docusaurus/plugin-ideal-image',
      {
        quality: 70,
        min: 640,
        max: 1030,
        steps: 2,
        format: 'webp',
        adapter: encodePicture,
        disableInDev: false,
      } satisfies IdealImageOptions & {
        format: 'webp';
        adapter: typeof encodePicture;
      },
    ],
    'docusaurus-plugin-image-zoom',
    ['@docusaurus/plugin-client-redirects', {redirects}],
    [frozenAnchors, {redirects: () => redirects}],
    [knownAddresses, {redirects: () => redirects}],
    fetchOnIntent,
    progressBar,
    pageDependencies,
    checkedStamp,
    searchIndex,
    machineReadable,
    sharedPostCss,
    shippedPackages,
    showcase,
  ],

  themeConfig: {
    image: 'img/social-card.png',
    // Of that picture, and of the cards that pages have of their own.
    metadata: [
      {property: 'og:image:width', content: '1200'},
      {property: 'og:image:height', content: '630'},
      {property: 'og:image:alt', content: 'OHIF documentation'},
    ],
    colorMode,
    announcementBar: announcement(baseUrl),
    navbar,
    footer,
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: true},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: lightCode,
      darkTheme: darkCode,
      additionalLanguages,
    },
    zoom: {
      selector: '.viewer-picture img',
      background: {light: 'rgb(255 255 255)', dark: 'rgb(20 20 24)'},
    },
    algolia: search,
  } satisfies Preset.ThemeConfig & {zoom: object},
} satisfies Config;
