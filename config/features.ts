/**
 * THE list of features, in the order of their remark plugins. If a folder of `src/features`
 * is deleted together with its entry here, the site builds: pages leave its elements out.
 * What the theme shows (search, comparison, not-found, and so on) needs its adapter, too.
 */
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import type {Feature} from '../plugins/content';
import configDoctor from '../src/features/config-doctor/plugin';
import foldedSections from '../src/features/folded/plugin';
import glossaryTips from '../src/features/glossary/plugin/glossary-tips';
import toolbarFigure from '../src/features/figures/plugin/toolbar';
import pageNotes, {
  type Options as PageNotesOptions,
} from '../src/features/page-notes/plugin';
import pageSources from '../src/features/page-notes/plugin/sources';
import hangingProtocol from '../src/features/hanging-protocol/plugin';
import images from '../src/features/pictures/plugin';
import earlyZoom from '../src/features/pictures/plugin/early';
import encodeImage from '../src/features/pictures/plugin/encode';
import responsivePictures from '../src/features/pictures/plugin/rule';
import networkDoctor from '../src/features/network-doctor/plugin';
import referenceData from '../src/features/reference/plugin/remark';
import search from '../src/features/search/plugin';
import showcase from '../src/features/showcase/plugin';
import remarkShowcase from '../src/features/showcase/plugin/remark';
import subPathBuilder from '../src/features/sub-path-builder/plugin';
import troubleshooting from '../src/features/troubleshooting/plugin';
import tutorialFiles from '../src/features/tutorials/plugin';
import upgradeDoctor from '../src/features/upgrade-doctor/plugin';
import urlBuilder from '../src/features/url-builder/plugin';
import {releases} from './releases';

export const features: readonly Feature[] = [
  {
    name: 'pictures',
    plugins: [
      [
        '@docusaurus/plugin-ideal-image',
        {
          quality: 70,
          min: 640,
          max: 1030,
          steps: 2,
          format: 'webp',
          adapter: encodeImage,
          disableInDev: false,
        } satisfies IdealImageOptions & {
          format: 'webp';
          adapter: typeof encodeImage;
        },
      ],
      responsivePictures,
      earlyZoom,
    ],
    docs: [images],
    pages: [images],
  },
  {name: 'reference', docs: [referenceData(releases)]},
  {name: 'folded', docs: [foldedSections]},
  {
    name: 'page-notes',
    plugins: [
      [pageNotes, {releases: () => releases} satisfies PageNotesOptions],
    ],
    docs: [pageSources],
  },
  {name: 'glossary', docs: [glossaryTips]},
  {name: 'showcase', plugins: [showcase], pages: [remarkShowcase]},
  {name: 'tutorials', plugins: [tutorialFiles]},
  {name: 'config-doctor', plugins: [configDoctor]},
  {name: 'upgrade-doctor', plugins: [upgradeDoctor]},
  {name: 'network-doctor', plugins: [networkDoctor]},
  {name: 'url-builder', plugins: [urlBuilder]},
  {name: 'sub-path-builder', plugins: [subPathBuilder]},
  {name: 'hanging-protocol', plugins: [hangingProtocol]},
  {name: 'search', plugins: [search]},
  {name: 'diagrams'},
  {name: 'figures', docs: [toolbarFigure]},
  {name: 'front-door'},
  {name: 'tools'},
  {name: 'troubleshooting', plugins: [troubleshooting]},
  {name: 'upgrade-overview'},
];
