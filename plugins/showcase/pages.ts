/**
 * What the galleries show: the front matter of the pages of a folder, one folder a
 * page. A page without a `group` or a `description` stops the build.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export type GalleryEntry = {
  title: string;
  description: string;
  /** Route of the page. */
  to: string;
  /** Heading under which the gallery lists the page. */
  group: string;
  /** Names that a reader may look for: exports of the package, synonyms. */
  names: string[];
};

type FrontMatter = {
  title?: string;
  description?: string;
  group?: string;
  parts?: string[];
  keywords?: string[];
  order?: number;
};

export function readFrontMatter(file: string): FrontMatter {
  const [, yaml] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(file, 'utf8')) ?? [];
  if (yaml === undefined) {
    throw new Error(
      `${file} has no front matter: it needs title, description and group.`,
    );
  }
  return parse(yaml) as FrontMatter;
}

/** The pages of `src/pages/<folder>`, in the order of their `order`, then their title. */
export function readGallery(
  pagesFolder: string,
  folder: string,
): GalleryEntry[] {
  const parent = path.join(pagesFolder, folder);
  return readdirSync(parent)
    .filter((name) => existsSync(path.join(parent, name, 'index.mdx')))
    .map((name) => {
      const file = path.join(parent, name, 'index.mdx');
      const {
        title,
        description,
        group,
        parts = [],
        keywords = [],
        order = 0,
      } = readFrontMatter(file);
      if (!title || !description || !group) {
        throw new Error(
          `${file} lacks ${Object.entries({title, description, group})
            .filter(([, value]) => !value)
            .map(([key]) => key)
            .join(' and ')} in its front matter; the gallery shows them.`,
        );
      }
      const entry = {
        title,
        description,
        to: `/${folder}/${name}`,
        group,
        names: [...parts, ...keywords],
      };
      return {order, entry};
    })
    .sort(
      (a, b) => a.order - b.order || (a.entry.title < b.entry.title ? -1 : 1),
    )
    .map(({entry}) => entry);
}
