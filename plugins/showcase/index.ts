/**
 * What the component showcase needs at build time: the data of the props tables and
 * galleries, which `remark.ts` hands to the pages.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readGallery, type GalleryEntry} from './pages';
import {readComponents, type ComponentDoc} from './props';
import {sourceOf} from './remark';

type ShowcaseContent = {
  galleries: Record<string, GalleryEntry[]>;
  props: Record<string, ComponentDoc[]>;
};

const folders = ['components', 'patterns'];

export default function showcase({siteDir}: LoadContext): Plugin {
  const uiNext = path.join(siteDir, 'packages/ui-next');
  const pages = path.join(siteDir, 'src/pages');
  return {
    name: 'showcase',

    getPathsToWatch() {
      return [`${uiNext}/*.tsx`, `${pages}/{${folders.join(',')}}/*/index.mdx`];
    },

    loadContent() {
      const components = readdirSync(uiNext)
        .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
        .map((name) => name.replace(/\.tsx$/, ''));
      const content: ShowcaseContent = {
        galleries: Object.fromEntries(
          folders.map((name) => [name, readGallery(pages, name)]),
        ),
        props: Object.fromEntries(
          [...components, 'ShowcaseRow'].map((name) => {
            const file = path.join(siteDir, sourceOf(name));
            return [name, readComponents(file, readFileSync(file, 'utf8'))];
          }),
        ),
      };
      return content;
    },

    async contentLoaded({content, actions}) {
      const {galleries, props} = content as ShowcaseContent;
      await Promise.all([
        ...Object.entries(galleries).map(([name, entries]) =>
          actions.createData(`gallery/${name}.json`, entries),
        ),
        ...Object.entries(props).map(([name, components]) =>
          actions.createData(`props/${name}.json`, components),
        ),
      ]);
    },

    configureWebpack(_, isServer) {
      return {
        module: {
          // A page that imports one component of the index takes that one only.
          rules: [
            {include: uiNext, sideEffects: false},
            // Only readers' bytes count.
            ...(isServer
              ? []
              : [
                  {
                    include:
                      /node_modules[\\/]@radix-ui[\\/][^\\/]+[\\/]dist[\\/].*\.mjs$/,
                    use: path.join(__dirname, 'plainFunctions.cjs'),
                  },
                ]),
          ],
        },
      };
    },
  };
}
