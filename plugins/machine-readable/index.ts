/**
 * The site for programs that read: a Markdown twin of every page, `llms.txt` and
 * `llms-full.txt` of every version, and the card that shows a page where it is shared.
 *
 * In: the built HTML of every page of the docs and of `src/pages` (the search, the
 * not-found page, redirects and the debug area are none of these). Out: what these pages
 * promise in their heads, at the addresses named there (`<link rel="alternate"
 * type="text/markdown">`, `og:image`); src/components/PageTwin/TwinHead writes them, so no
 * address is made up twice. The pages of `src/pages` belong to no version: the lists of
 * the latest one have them below its docs. `docusaurus start` builds no HTML, so that the
 * twins are those of a build only.
 *
 * A link in a twin leads to the twin of the page that it meant, absolute: whoever reads
 * Markdown, here or pasted elsewhere, goes on in Markdown. What has no twin has the
 * address that it has for everyone.
 */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFileOf} from '../../search/build/built-site';
import {loadedVersions} from '../loaded-versions';
import {hashOf, Remembered, stateOf, withoutBundleNames} from '../remembered';
import {cardFormat, drawCard} from './card';
import {
  llmsFullText,
  llmsText,
  listsOf,
  sectionsOf,
  sectionsOfPages,
  type Entry,
  type SidebarItem,
} from './llms';
import {toMarkdown} from './markdown';
import {readPage, twinOf, type Kind} from './page';

/** A page to be read; the pages plugin knows no title of one that is a React component. */
type Source = {
  /** Id of a doc; path of another page. */
  id: string;
  permalink: string;
  kind: Kind;
  title?: string | undefined;
  description?: string | undefined;
};

/** What is read together: the docs of a version, or the pages of `src/pages`. */
type Collection = {
  /** What the twins and cards say that they belong to. */
  docs: string;
  sources: Source[];
};

type Version = {
  label: string;
  path: string;
  isLast: boolean;
  docs: {id: string; title: string; description: string; permalink: string}[];
  sidebars: Record<string, SidebarItem[]>;
};

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The HTML of a page, and the absolute addresses of the page and of its twin. */
type Read = {source: Source; html: string; address: string; twin: string};

/** What is made of a page's HTML. */
type Made = {
  title: string;
  description?: string | undefined;
  image?: string | undefined;
  markdown: string;
};

export default function machineReadable(context: LoadContext): Plugin {
  const keptCards = path.join(context.siteDir, '.cache/cards');
  return {
    name: 'machine-readable',

    async postBuild(site) {
      const {siteConfig} = site;
      const versions = loadedVersions<Version>(site).map((version) => ({
        version,
        docs: `${siteConfig.title} ${version.label}`,
        sources: version.docs.map((doc) => ({...doc, kind: 'doc' as const})),
      }));
      const pages = {docs: siteConfig.title, sources: pagesOf(site)};
      const read = new Map<Collection, Read[]>();
      for (const collection of [...versions, pages]) {
        const own: Read[] = [];
        for (const source of collection.sources) {
          own.push(await readSource(site, source));
        }
        read.set(collection, own);
      }
      const twins = new Map(
        [...read.values()].flatMap((own) =>
          own.map(({address, twin}) => [address, twin] as const),
        ),
      );
      expectOnce([...twins.values()]);

      const allTwins = hashOf(JSON.stringify([...twins]));
      const remembered = await Remembered.from<Made>(
        path.join(context.siteDir, '.cache/remembered/markdown.json'),
        stateOf(__dirname, path.join(__dirname, '../../search/build')),
      );
      const writeTwins = async (collection: Collection) => {
        const {docs} = collection;
        const entries = new Map<string, Entry>();
        const cards: Promise<void>[] = [];
        for (const {source, html, address, twin} of read.get(collection)!) {
          const {image, markdown, ...made} = await naming(address, () =>
            remembered.answer(
              [withoutBundleNames(html), allTwins, address, docs],
              () => make(html, {docs, address, twins, kind: source.kind}),
            ),
          );
          const {title = made.title, description = made.description} = source;
          if (!description) {
            throw new Error(
              `The page ${address} has no description for the list of all pages: add one to its front matter or its <Layout>.`,
            );
          }
          const card = twin.replace(/\.md$/, '.png');
          // A page may bring a picture of its own along.
          if (image === card) {
            const drawn = naming(address, async () =>
              writeAt(site, card, await cardOf(keptCards, made.title, docs)),
            );
            // Drawn by other threads, while the next page is read; awaited below.
            drawn.catch(() => undefined);
            cards.push(drawn);
          }
          await writeAt(site, twin, markdown);
          entries.set(source.id, {title, description, address: twin, markdown});
        }
        await Promise.all(cards);
        return entries;
      };

      const pageEntries = await writeTwins(pages);
      for (const collection of versions) {
        const {version, docs} = collection;
        const docEntries = await writeTwins(collection);
        const sections = sectionsOf(version.sidebars, [...docEntries.keys()]);
        const lists = [
          ...listsOf(sections, docEntries),
          ...(version.isLast
            ? listsOf(sectionsOfPages(pageEntries), pageEntries)
            : []),
        ];
        const folder = siteConfig.url + version.path.replace(/\/?$/, '/');
        const fullText = `${folder}llms-full.txt`;
        await writeAt(
          site,
          `${folder}llms.txt`,
          llmsText({title: docs, tagline: siteConfig.tagline, fullText}, lists),
        );
        await writeAt(site, fullText, llmsFullText(lists));
      }
      await remembered.save();
    },
  };
}

/**
 * The address of a link, said so that it leads to the same place from everywhere.
 * Exported for its test.
 */
export function addressInTwin(
  link: string,
  page: string,
  twins: ReadonlyMap<string, string>,
): string {
  if (!URL.canParse(link, page)) {
    throw new Error(`it links to "${link}", which is no address`);
  }
  const url = new URL(link, page);
  const {hash} = url;
  url.hash = '';
  const twin = [url.href, url.href.replace(/\/$/, '')]
    .map((address) => twins.get(address))
    .find(Boolean);
  return (twin ?? url.href) + hash;
}

/** One page would overwrite the Markdown of the other. */
function expectOnce(twins: readonly string[]): void {
  const twice = twins.find((twin, i) => twins.indexOf(twin) < i);
  if (twice) {
    throw new Error(
      `${twice} is promised by two pages as their Markdown: give one of them another address (slug).`,
    );
  }
}

async function readSource(
  {baseUrl, outDir, siteConfig}: PostBuildProps,
  source: Source,
): Promise<Read> {
  const {trailingSlash} = siteConfig;
  const {permalink} = source;
  const address =
    siteConfig.url + applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  return naming(address, async () => {
    const file = htmlFileOf(outDir, permalink.slice(baseUrl.length));
    const html = await readFile(file, 'utf8');
    const twin = new URL(twinOf(html), address).href;
    return {source, html, address, twin};
  });
}

function make(
  html: string,
  {
    docs,
    address,
    twins,
    kind,
  }: {
    docs: string;
    address: string;
    twins: ReadonlyMap<string, string>;
    kind: Kind;
  },
): Made {
  const {content, ...page} = readPage(html, kind);
  const markdown = toMarkdown(
    content,
    (link) => addressInTwin(link, address, twins),
    {docs, address},
  );
  return {...page, markdown};
}

/** A page's card, taken from those of earlier builds where it is one of them. */
async function cardOf(
  kept: string,
  title: string,
  docs: string,
): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([cardFormat, title, docs]))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(kept, `${name}.png`);
  try {
    return await readFile(file);
  } catch {
    const card = await drawCard(title, docs);
    await mkdir(kept, {recursive: true});
    // Under its name when it is whole: two builds may run at a time.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, card);
    await rename(part, file);
    return card;
  }
}

/** Adds to an error which page it is about. */
async function naming<T>(
  address: string,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(
      `The page ${address} cannot be made machine-readable: ${(cause as Error).message}`,
      {cause},
    );
  }
}

/** Writes what is to be served at an address of this site. */
async function writeAt(
  {baseUrl, outDir, siteConfig}: PostBuildProps,
  address: string,
  content: string | Buffer,
): Promise<void> {
  const root = siteConfig.url + baseUrl;
  if (!address.startsWith(root)) {
    throw new Error(
      `${address} is promised by a page, but is no address below ${root}: nothing can be written there.`,
    );
  }
  const file = path.join(
    outDir,
    decodeURIComponent(address.slice(root.length)),
  );
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

/** The pages of `src/pages`; a site may have none. */
function pagesOf({baseUrl, plugins}: PostBuildProps): Source[] {
  const pages = plugins.find(
    ({name, options}) =>
      name === 'docusaurus-plugin-content-pages' && options.id === 'default',
  )?.content as Omit<Source, 'id' | 'kind'>[] | undefined;
  return (pages ?? []).map(({permalink, title, description}) => ({
    // The permalink of a folder's index file ends in a slash.
    id: permalink.slice(baseUrl.length).replace(/\/$/, ''),
    permalink,
    kind: 'page',
    title,
    description,
  }));
}
