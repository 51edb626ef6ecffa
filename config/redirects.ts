// cspell:ignore continous Tourss
/**
 * Other spellings of routes that links in the world use. Each `to` must be a page
 * of this site: the redirects plugin stops the build on one that is not.
 */
import type {Options} from '@docusaurus/plugin-client-redirects';

/** Pages of the showcase had the kind of page in their name. */
const components = [
  'Button',
  'Checkbox',
  'DataRow',
  'DropdownMenu',
  'Input',
  'NumericMeta',
  'ScrollArea',
  'Select',
  'Slider',
  'Switch',
  'Tabs',
  'Toast',
  'ToolButton',
  'ToolButtonList',
];

const patterns = ['measurements', 'segmentation', 'split-panel', 'tmtv'];

/** Pages of the guide to 3.9 had their number in their name. */
const numberedIn3p9 = {
  general: '0-general',
  renamings: '2-renamings',
  'data-sources': '3-data-sources',
  rtstruct: '6-rtstruct',
};

/** Pages of the guide to 3.10 repeated the guide's name. */
const repeatedIn3p10 = [
  'Icons',
  'Numbers',
  'Tooltip',
  'Toolbar',
  'SegmentationTable',
  'Tours',
  'DialogService',
  'ModalService',
  'Tests',
];

/**
 * URLs that the docs had before version 3, and that threads and READMEs still link to.
 * `old-urls.json` states where each was seen. A page of version 1 or 2 leads to the page on
 * the same topic today.
 */
const before3 = {
  '/advanced/architecture': '/development/architecture',
  '/advanced/extensions': '/platform/extensions',
  '/architecture': '/development/architecture',
  '/configuring': '/configuration/configurationFiles',
  '/configuring/data-source': '/configuration/dataSources/introduction',
  '/connecting-to-image-archives/dcm4chee-with-docker':
    '/configuration/dataSources/dicom-web',
  '/connecting-to-image-archives/google-cloud-healthcare':
    '/deployment/google-cloud-healthcare',
  '/connecting-to-image-archives/orthanc-with-docker':
    '/configuration/dataSources/dicom-web',
  '/contributing': '/development/contributing',
  '/deployment/recipes': '/deployment',
  '/deployment/recipes/build-for-production':
    '/deployment/build-for-production',
  '/deployment/recipes/embedded-viewer': '/deployment/iframe',
  '/deployment/recipes/google-cloud-healthcare':
    '/deployment/google-cloud-healthcare',
  '/deployment/recipes/nginx--image-archive':
    '/deployment/nginx--image-archive',
  '/deployment/recipes/static-assets': '/deployment/static-assets',
  '/deployment/recipes/user-account-control':
    '/deployment/user-account-control',
  '/essentials/configuration': '/configuration/configurationFiles',
  '/essentials/getting-started': '/development/getting-started',
  '/essentials/installation': '/development/getting-started',
  '/essentials/troubleshooting': '/deployment/troubleshooting',
  '/extensions': '/platform/extensions',
  '/extensions/modules/commands': '/platform/extensions/modules/commands',
  '/extensions/modules/panel': '/platform/extensions/modules/panel',
  '/extensions/modules/sop-class-handler':
    '/platform/extensions/modules/sop-class-handler',
  '/extensions/modules/toolbar': '/platform/extensions/modules/toolbar',
  '/extensions/modules/viewport': '/platform/extensions/modules/viewport',
  '/faq/browser-support': '/platform/browser-support',
  '/faq/pwa-vs-packaged': '/platform/pwa-vs-packaged',
  '/faq/scope-of-project': '/platform/scope-of-project',
  '/getting-started': '/development/getting-started',
  '/history/v1/connecting-to-image-archives/dcm4chee-with-docker':
    '/configuration/dataSources/dicom-web',
  '/history/v1/connecting-to-image-archives/google-cloud-healthcare':
    '/deployment/google-cloud-healthcare',
  '/history/v1/connecting-to-image-archives/orthanc-with-docker':
    '/configuration/dataSources/dicom-web',
  '/installation': '/development/getting-started',
  '/standalone-viewer/usage': '/deployment/build-for-production',
  '/viewer/configuration': '/configuration/configurationFiles',
  '/viewer/internationalization': '/platform/internationalization',
  '/viewer/themeing': '/platform/themeing',
};

/** Addresses that people write although no page ever had them. */
const neverThere = {
  '/development/extensions': '/platform/extensions',
};

/** Folders without their own page, in both versions. */
const folders = {
  '/configuration': '/configuration/configurationFiles',
  '/configuration/dataSources': '/configuration/dataSources/introduction',
  '/user-guide/viewer': '/user-guide',
};

/** In 3.9, the page has the first of these addresses; 3.10 made a folder of it. */
const customizationIn3p9 = '/platform/services/ui/customization-service';
const customizationIn3p10 =
  '/platform/services/customization-service/customizationService';
const movedIn3p10 = {
  [customizationIn3p9]: customizationIn3p10,
  '/platform/services/customization-service': customizationIn3p10,
};

const listOf = (addresses: Record<string, string>, version = '') =>
  Object.entries(addresses).map(([from, to]) => ({
    from: version + from,
    to: version + to,
  }));

export const redirects = [
  ...listOf(before3),
  ...listOf(neverThere),
  ...listOf(folders),
  ...listOf(folders, '/3.9'),
  ...listOf(movedIn3p10),
  ...listOf({[customizationIn3p10]: customizationIn3p9}, '/3.9'),
  {
    from: '/development/continous-integration',
    to: '/development/continuous-integration',
  },
  ...components.map((name) => ({
    from: `/components/${name}Showcase`,
    to: `/components/${name}`,
  })),
  ...patterns.map((name) => ({
    from: `/patterns/patterns-${name}`,
    to: `/patterns/${name}`,
  })),
  ...['', '/3.9'].flatMap((version) =>
    Object.entries(numberedIn3p9).map(([page, numbered]) => ({
      from: `${version}/migration-guide/3p8-to-3p9/${numbered}`,
      to: `${version}/migration-guide/3p8-to-3p9/${page}`,
    })),
  ),
  {
    from: '/migration-guide/3p9-to-3p10/hotkeys',
    to: '/migration-guide/3p9-to-3p10/General/hotkeys',
  },
  ...repeatedIn3p10.map((page) => ({
    from: `/migration-guide/3p9-to-3p10/UI/Migration-3p10-${page}`,
    to: `/migration-guide/3p9-to-3p10/UI/${page}`,
  })),
  {
    from: ['/migration-guide/3p9-to-3p10/UI/Migration-3p10-Tourss'],
    to: '/migration-guide/3p9-to-3p10/UI/Tours',
  },
] satisfies NonNullable<Options['redirects']>;

/**
 * Spellings that differ from a page's only in case. They go into the files for hosts only:
 * on a disk that ignores case (macOS, Windows), a page that redirects would overwrite the
 * page itself.
 */
export const caseRedirects = [
  {
    from: '/migration-guide/3p9-to-3p10/UI/ToolTip',
    to: '/migration-guide/3p9-to-3p10/UI/Tooltip',
  },
];
