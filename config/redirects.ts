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

export const redirects = [
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
