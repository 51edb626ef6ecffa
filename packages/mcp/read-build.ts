/**
 * Reads the built site, whose Markdown, search index, and comparisons the server answers
 * from, and the facts of the releases. `npm run pack` puts the result into the tarball, so
 * no copy of it is committed.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Comparison} from '@generated/compare/default/comparison.json';
import {manifestPath} from '@ohif-docs/search/format/index-format';
import {load} from 'cheerio';
import {comparisons, releases} from '../../config/releases';
import {publishedAt} from '../../plugins/built-pages/built-site';
import type {SectionMessages} from '../../src/features/troubleshooting/elsewhere';
import type {Entry} from '../../src/features/troubleshooting/match';

/** A page as Markdown, with the anchors of its headings in their order. */
export type Page = {markdown: string; anchors: string[]};

/** A message that a section documents. */
export type Message = Entry & {page: string; anchor: string; title: string};

/** A name of the exact source of a release. */
export type Fact = {
  kind: string;
  name: string;
  owner: string | undefined;
  parameters: string[] | undefined;
  at: string;
};

const root = path.resolve(__dirname, '../..');
const folder = path.resolve(root, process.env.BUILD_FOLDER ?? 'build');
const inBuild = (file: string) => path.join(folder, file);

/** @throws if the site was not built, or by an older version of this code */
function existing(file: string): string {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing. The docs for assistants are packed from the built site: run "npm run build" first.`,
    );
  }
  return file;
}

const readText = (file: string) => readFileSync(existing(file), 'utf8');

/** Files below a folder of the build, with `/` in their names on any system. */
const filesIn = (below: string, ending: string) =>
  readdirSync(existing(inBuild(below)), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

const readJson = (file: string) => JSON.parse(readText(file)) as unknown;

/** Where the site is published. */
export const place = () => publishedAt(folder);

/** The pages by their paths below the base URL. */
export function pages(): Record<string, Page> {
  return Object.fromEntries(
    filesIn('', '.md').map((file) => {
      const name = file.slice(0, -'.md'.length);
      const html = readText(inBuild(`${name}.html`));
      const headings = html.matchAll(/<h[23][^>]* id="?([^\s">]+)/g);
      const anchors = [...headings].map(([, id]) => id!);
      const markdown = readText(inBuild(file));
      return [name.replace(/^index$/, ''), {markdown, anchors}];
    }),
  );
}

/** The files of the search index by their paths below the base URL. */
export function searchFiles(): Record<string, unknown> {
  const files = [
    manifestPath,
    ...filesIn('assets/search', '.json').map((file) => `assets/search/${file}`),
  ];
  return Object.fromEntries(
    files.map((file) => [file, readJson(inBuild(file))]),
  );
}

/** What differs between releases, as the pages below /versions/compare have it. */
export const differences = () =>
  comparisons.map(
    ({name}) =>
      readJson(inBuild(`versions/compare/${name}.json`)) as Comparison,
  );

const finderPath = 'deployment/troubleshooting';

/** The entries of the finder of a release, then the messages of its other pages. */
function messagesOf(id: string, prefix: string): Message[] {
  const page = [prefix, finderPath].filter(Boolean).join('/');
  const $ = load(readText(inBuild(`${page}.html`)));
  const title = $('h1').first().text();
  const entries = $('[data-where]')
    .toArray()
    .map((element): Message => {
      const heading = $(element).find('h2, h3').first();
      heading.find('.hash-link').remove();
      return {
        page,
        anchor: heading.attr('id') ?? '',
        title,
        message: heading.text(),
        wordings: ($(element).attr('data-wordings') ?? '')
          .split('\n')
          .filter(Boolean),
        text: $(element).text(),
      };
    });
  const {baseUrl} = place();
  const elsewhere = readJson(
    // The same build wrote it next to the site's folder.
    path.join(
      folder,
      `../.docusaurus/troubleshooting/default/messages-${id}.json`,
    ),
  ) as SectionMessages[];
  return [
    ...entries,
    ...elsewhere.map(
      ({page: permalink, id: anchor, heading, isSymptom, ...section}) => ({
        ...section,
        page: permalink.slice(baseUrl.length),
        anchor,
        message: isSymptom ? heading : '',
      }),
    ),
  ];
}

/** Messages by the ids of the releases. */
export const messages = () =>
  Object.fromEntries(
    releases.map(({id, path: prefix}) => [id, messagesOf(id, prefix)]),
  );

/** Names by the ids of the releases. */
export const facts = () =>
  Object.fromEntries(
    releases.map(({id}) => {
      const {entries} = readJson(
        path.join(root, `packages/docs-check/facts/${id}/source.json`),
      ) as {entries: (Fact & {internal?: boolean})[]};
      return [
        id,
        entries
          .filter(({internal}) => !internal)
          .map(({kind, name, owner, parameters, at}): Fact => {
            return {kind, name, owner, parameters, at};
          }),
      ];
    }),
  );
