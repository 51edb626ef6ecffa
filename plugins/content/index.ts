/**
 * The remark preset for content: our extensions to Markdown. The plugin tells the bundler
 * which files a page is made of (dependencies.ts).
 */
import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import type {Pluggable, PluggableList} from 'unified';
import anchorAliases from './anchor-aliases';
import comparedSamples from './compared-samples';
import customComponents from './custom-components';
import {onDependency} from './dependencies';
import includedFiles from './included-files/remark';
import shortNames from './short-names';

/** What a folder of `src/features` adds to the build; `config/features.ts` lists them. */
export type Feature = {
  /** The name of the folder. */
  name: string;
  plugins?: PluginConfig[];
  /** Remark plugins for docs pages, and for pages of no version. They may insert elements. */
  docs?: Pluggable[];
  pages?: Pluggable[];
};

/** Options of the docs plugin. The elements come last, because the others insert some. */
export const docsContent = (features: readonly Feature[]) => ({
  beforeDefaultRemarkPlugins: [
    includedFiles,
    comparedSamples,
    ...features.flatMap(({docs = []}) => docs),
    [customComponents, features.map(({name}) => name)],
  ] as PluggableList,
  rehypePlugins: [anchorAliases, shortNames],
});

/** Options of the pages plugin. */
export const pagesContent = (features: readonly Feature[]) => ({
  beforeDefaultRemarkPlugins: [
    ...features.flatMap(({pages = []}) => pages),
    [customComponents, features.map(({name}) => name)],
  ] as PluggableList,
  rehypePlugins: [anchorAliases, shortNames],
});

export default function content(): Plugin {
  return {
    name: 'content',
    configureWebpack: () => ({
      module: {
        rules: [
          // What a page does not use of an index is not loaded, nor are its styles.
          {
            include: /[\\/]src[\\/]features[\\/][^\\/]+[\\/]index\.tsx?$/,
            sideEffects: false,
          },
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
