/**
 * Provides the component showcase at build time with the data of the props tables and
 * galleries, which `remark.ts` hands to the pages, and the navigation of its pages.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  navigationOf,
  readFrontMatter,
  readGallery,
  type GalleryEntry,
} from './pages';
import {readComponents, type ComponentDoc} from './props';
import {sourceOf} from './remark';

type ShowcaseContent = {
  navigation: ReturnType<typeof navigationOf>;
  galleries: Record<string, GalleryEntry[]>;
  props: Record<string, ComponentDoc[]>;
};

const folders = ['components', 'patterns'];

/** Pages of the navigation that are not in a folder. */
const singlePages = ['components-list', 'colors-and-type', 'site-design'];

export default function showcase({siteDir, baseUrl}: LoadContext): Plugin {
  const uiNext = path.join(siteDir, 'packages/ui-next');
  const pages = path.join(siteDir, 'src/pages');
  return {
    name: 'showcase',

    getPathsToWatch() {
      return [
        `${uiNext}/*.tsx`,
        `${pages}/{${folders.join(',')}}/{,*/}index.mdx`,
        ...singlePages.map((name) => `${pages}/${name}.mdx`),
      ];
    },

    loadContent() {
      const components = readdirSync(uiNext)
        .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
        .map((name) => name.replace(/\.tsx$/, ''));
      const galleries = Object.fromEntries(
        folders.map((name) => [name, readGallery(pages, name)]),
      );
      const titleOf = (page: string) =>
        readFrontMatter(path.join(pages, `${page}.mdx`)).title ?? page;
      const content: ShowcaseContent = {
        galleries,
        navigation: navigationOf({
          baseUrl,
          folders: folders.map((name) => ({
            name,
            title: titleOf(`${name}/index`),
            entries: galleries[name] ?? [],
          })),
          singlePages: singlePages.map((name) => ({
            name,
            title: titleOf(name),
          })),
        }),
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
      const {galleries, navigation, props} = content as ShowcaseContent;
      await Promise.all([
        actions.createData('navigation.json', navigation),
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
