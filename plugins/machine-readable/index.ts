/**
 * The docs for programs that read: a Markdown twin of every doc page, `llms.txt` and
 * `llms-full.txt` of every version, and the card that shows a page where it is shared.
 *
 * In: the built HTML of every doc page. Out: what these pages promise in their heads, at
 * the addresses named there (`<link rel="alternate" type="text/markdown">`, `og:image`);
 * src/theme/DocItem/Metadata writes them, so no address is made up twice. `docusaurus
 * start` builds no HTML, so that the twins are those of a build only.
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
import {Remembered, stateOf, withoutBundleNames} from '../remembered';
import {cardFormat, drawCard} from './card';
import {
  llmsFullText,
  llmsText,
  sectionsOf,
  type Entry,
  type SidebarItem,
} from './llms';
import {toMarkdown} from './markdown';
import {readDocPage, twinOf} from './page';

type Doc = {id: string; title: string; description: string; permalink: string};

type Version = {
  label: string;
  path: string;
  docs: Doc[];
  sidebars: Record<string, SidebarItem[]>;
};

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The HTML of a doc page, and the absolute addresses of the page and of its twin. */
type Read = {doc: Doc; html: string; address: string; twin: string};

/** What is made of a page's HTML. */
type Made = {title: string; image?: string; markdown: string};

export default function machineReadable(context: LoadContext): Plugin {
  const keptCards = path.join(context.siteDir, '.cache/cards');
  return {
    name: 'machine-readable',

    async postBuild(site) {
      const {siteConfig} = site;
      const versions: {version: Version; read: Read[]}[] = [];
      for (const version of loadedVersions<Version>(site)) {
        const read: Read[] = [];
        for (const doc of version.docs) {
          read.push(await readDoc(site, doc));
        }
        versions.push({version, read});
      }
      const twins = new Map(
        versions.flatMap(({read}) =>
          read.map(({address, twin}) => [address, twin] as const),
        ),
      );
      expectOnce([...twins.values()]);

      const allTwins = JSON.stringify([...twins]);
      const remembered = await Remembered.from<Made>(
        path.join(context.siteDir, '.cache/remembered/markdown.json'),
        stateOf(__dirname, path.join(__dirname, '../../search/build')),
      );
      for (const {version, read} of versions) {
        const docs = `${siteConfig.title} ${version.label}`;
        const entries = new Map<string, Entry>();
        const cards: Promise<void>[] = [];
        for (const {doc, html, address, twin} of read) {
          const {title, image, markdown} = await naming(address, () =>
            remembered.answer(
              [withoutBundleNames(html), allTwins, address, docs],
              () => make(html, {docs, address, twins}),
            ),
          );
          const card = twin.replace(/\.md$/, '.png');
          // A page may bring a picture of its own along.
          if (image === card) {
            const drawn = naming(address, async () =>
              writeAt(site, card, await cardOf(keptCards, title, docs)),
            );
            // Drawn by other threads, while the next page is read; awaited below.
            drawn.catch(() => undefined);
            cards.push(drawn);
          }
          await writeAt(site, twin, markdown);
          entries.set(doc.id, {
            title: doc.title,
            description: doc.description,
            address: twin,
            markdown,
          });
        }
        await Promise.all(cards);
        const sections = sectionsOf(version.sidebars, [...entries.keys()]);
        const folder = siteConfig.url + version.path.replace(/\/?$/, '/');
        const fullText = `${folder}llms-full.txt`;
        await writeAt(
          site,
          `${folder}llms.txt`,
          llmsText(
            {title: docs, tagline: siteConfig.tagline, fullText},
            sections,
            entries,
          ),
        );
        await writeAt(site, fullText, llmsFullText(sections, entries));
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

async function readDoc(
  {baseUrl, outDir, siteConfig}: PostBuildProps,
  {permalink, ...doc}: Doc,
): Promise<Read> {
  const {trailingSlash} = siteConfig;
  const address =
    siteConfig.url + applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  return naming(address, async () => {
    const file = htmlFileOf(outDir, permalink.slice(baseUrl.length));
    const html = await readFile(file, 'utf8');
    const twin = new URL(twinOf(html), address).href;
    return {doc: {...doc, permalink}, html, address, twin};
  });
}

function make(
  html: string,
  {
    docs,
    address,
    twins,
  }: {docs: string; address: string; twins: ReadonlyMap<string, string>},
): Made {
  const {title, image, content} = readDocPage(html);
  const markdown = toMarkdown(
    content,
    (link) => addressInTwin(link, address, twins),
    {docs, address},
  );
  return {title, image, markdown};
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
