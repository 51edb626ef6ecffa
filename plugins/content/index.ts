/**
 * The remark preset for content: our extensions to Markdown. The plugin tells the bundler
 * which files a page is made of (dependencies.ts).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import anchorAliases from './anchor-aliases';
import comparedSamples from './compared-samples';
import customComponents from './custom-components';
import {onDependency} from './dependencies';
import images from '../../src/features/pictures/plugin';
import {responsiveImages} from '../../src/features/pictures/plugin/rule';
import glossaryTips from '../../src/features/glossary/plugin/glossary-tips';
import includedFiles from './included-files/remark';
import type {DescribedRelease} from '../../src/features/reference/plugin/changes';
import referenceData from '../../src/features/reference/plugin/remark';
import pageSources from '../../src/features/page-notes/plugin/sources';

/**
 * Options of the docs plugin. Custom components come last, because the others insert some.
 *
 * @param releases the site's releases, latest first
 */
export const docsContent = (releases: readonly DescribedRelease[]) => ({
  beforeDefaultRemarkPlugins: [
    images,
    includedFiles,
    comparedSamples,
    referenceData(releases),
    pageSources,
    glossaryTips,
    customComponents,
  ],
  rehypePlugins: [anchorAliases],
});

/**
 * Options of the pages plugin.
 *
 * @param remarkPlugins remark plugins of other plugins, which may insert custom
 * components
 */
export const pagesContent = <RemarkPlugin>(
  ...remarkPlugins: RemarkPlugin[]
) => ({
  beforeDefaultRemarkPlugins: [images, ...remarkPlugins, customComponents],
  rehypePlugins: [anchorAliases],
});

export default function content(): Plugin {
  return {
    name: 'content',
    configureWebpack: ({module}) => ({
      mergeStrategy: {'module.rules': 'prepend'},
      module: {
        rules: [
          ...responsiveImages(module?.rules ?? []),
          {
            // With `test`, the framework would treat this as one of its MDX rules.
            include: /\.mdx?$/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'dependencies-loader.cjs'),
                options: {onDependency},
              },
            ],
          },
        ],
      },
    }),
  };
}
