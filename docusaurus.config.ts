import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {gtagTrackingId} from './config/analytics';
import {announcement} from './config/announcement';
import {additionalLanguages} from './config/code-languages';
import {codeTheme, magicComments} from './config/code-themes';
import {colorMode} from './config/color-mode';
import {features} from './config/features';
import {footer} from './config/footer';
import {htmlTemplate} from './config/html-template';
import {navbar} from './config/navbar';
import {redirects} from './config/redirects';
import {search} from './config/search';
import {builtVersions, comparisons, latest} from './config/releases';
import builtPages, {
  type Options as BuiltPagesOptions,
} from './plugins/built-pages';
import chrome from './plugins/chrome';
import compare, {
  type Options as CompareOptions,
} from './src/features/comparison/plugin';
import content, {docsContent, pagesContent} from './plugins/content';
import {liftReference} from './plugins/content/liftReference';
import {diagramConfig} from './src/features/diagrams/plugin';
import font from './plugins/font';
import {pageHistory} from './plugins/page-history';
import pageStyles from './plugins/page-styles';
import debugArea from './plugins/reproducible-build/debug';
import routeManifest, {
  type Options as RouteManifestOptions,
} from './src/features/not-found/plugin';

const url = 'https://docs.ohif.org';
/** Where the site is on its host. */
const baseUrl = '/';

export default {
  title: 'OHIF',
  titleDelimiter: '|',
  tagline: 'Open-source web-based medical imaging platform',
  favicon: 'img/favicon.ico',
  url,
  baseUrl,
  trailingSlash: false,
  ssrTemplate: htmlTemplate,
  future: {
    v4: true,
    faster: true,
    experimental_vcs: pageHistory(__dirname),
  },
  customFields: {
    siteVersion: latest.release,
    comparisons: comparisons.map(({name, from, to}) => ({
      name,
      from: {id: from.id, line: from.line},
      to: {id: to.id, line: to.line},
    })),
  },
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

  clientModules: [
    './src/client-modules/decodableUrl.ts',
    './src/client-modules/fullStorage.ts',
    './src/client-modules/attachZoom.ts',
    './src/client-modules/chrome.ts',
    './src/client-modules/prefetchOnFocus.ts',
    './src/client-modules/progressBar.ts',
    './src/client-modules/unreachablePages.ts',
  ],

  presets: [
    [
      'classic',
      {
        debug: false,
        blog: false,
        svgr: {svgrConfig: diagramConfig},
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: liftReference,
          lastVersion: latest.id,
          versions: builtVersions,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          ...docsContent(features),
        },
        pages: pagesContent(features),
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/fonts.css',
            './src/css/framework.css',
            './src/css/site.css',
            './src/css/navbar.css',
            './src/css/menu.css',
            './src/css/navigation.css',
            './src/css/names.css',
            './src/css/tables.css',
            './src/css/parts.css',
            './src/css/fields.css',
            './src/css/cards.css',
            './src/css/code.css',
            './src/css/search.css',
            './src/chrome/chrome.css',
            './src/css/user-preferences.css',
          ],
        },
        gtag: gtagTrackingId
          ? {trackingID: gtagTrackingId, anonymizeIP: true}
          : undefined,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    debugArea,
    ['@docusaurus/plugin-client-redirects', {redirects}],
    chrome,
    content,
    font,
    pageStyles,
    ...features.flatMap(({plugins = []}) => plugins),
    [compare, {comparisons: () => comparisons} satisfies CompareOptions],
    [
      routeManifest,
      {
        redirects: () => redirects,
        pages: () =>
          [
            '',
            ...comparisons.flatMap(({name}) => [`/${name}`, `/${name}/pages`]),
          ].map((path) => ({
            permalink: `${baseUrl}versions/compare${path}`,
          })),
      } satisfies RouteManifestOptions,
    ],
    [
      builtPages,
      {
        permalinks: () => redirects,
      } satisfies BuiltPagesOptions,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
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
      theme: codeTheme,
      darkTheme: codeTheme,
      additionalLanguages,
      magicComments,
    },
    zoom: {
      // The others have a zoom already (src/features/pictures/zoom.ts).
      selector: '.viewer-picture img:not(.medium-zoom-image)',
      background: {light: 'rgb(255 255 255)', dark: 'rgb(20 20 24)'},
    },
    algolia: search,
  } satisfies Preset.ThemeConfig & {zoom: object},
} satisfies Config;
