/** The pages of the built site, each read and parsed once for all tests of this folder. */
import path from 'node:path';
import {headersFor} from '../../config/headers';
import {readHostRules} from '../../deploy/host-files';
import {
  buildFolder,
  builtFiles,
  fileOfPath,
  sitemapPaths,
} from '../support/built-site';
import {
  headingFaults,
  imageFaults,
  parseFast,
  tagsThatAskAnotherHost,
} from '../support/page-faults';
import {refusedBy} from '../support/policy';

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The headers that the host sends with a page. */
export const pageHeaders = headersFor(readHostRules(buildFolder).headers, '/');

/** What a page of the sitemap says about itself. */
export type Built = {
  path: string;
  /** Where its Markdown is; the search page does not have any. */
  alternate: string | undefined;
  isDoc: boolean;
  title: string;
  /** How many headings of level 1 it has. */
  titles: number;
  ids: Set<string>;
  codeBlocks: number;
  description: string;
  /** The text of `<title>`. */
  documentTitle: string;
  canonical: string[];
  /** `og:…`, each with all its values. */
  meta: Map<string, string[]>;
  /** Those that are pages: a category need not be one. */
  breadcrumbs: string[];
  structuredData: string;
};

function readPage(page: string, $: ReturnType<typeof parseFast>): Built {
  const meta = new Map<string, string[]>();
  for (const element of $('meta[property^="og:"]').toArray()) {
    const {property = '', content = ''} = $(element).attr() ?? {};
    meta.set(property, [...(meta.get(property) ?? []), content]);
  }
  return {
    path: page,
    alternate: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
    isDoc: $('.theme-doc-markdown').length > 0,
    title: oneLine($('h1').first().text()),
    titles: $('h1').length,
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
    codeBlocks: $('article .theme-code-block, article pre').not(
      '.theme-code-block pre, [data-showcase-stage] *, [inert] *, [data-search-skip=""] *',
    ).length,
    description: $('meta[name="description"]').attr('content') ?? '',
    documentTitle: $('head > title').text(),
    canonical: $('link[rel="canonical"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? ''),
    meta,
    breadcrumbs: $('.theme-doc-breadcrumbs .breadcrumbs__item')
      .filter((_, item) => $(item).is(':last-child, :has(a)'))
      .toArray()
      .map((item) => oneLine($(item).text()))
      .filter(Boolean),
    structuredData: $('script[type="application/ld+json"]').text(),
  };
}

type Site = {
  /** The pages of the sitemap, by path. */
  pages: Map<string, Built>;
  images: {count: number; faults: string[]};
  headings: {count: number; faults: string[]};
  /** What the policy refuses. */
  refused: string[];
  /** Tags that ask another host for something. */
  foreign: string[];
};

/** A comparison of a page contains the headings of both versions, without links. */
const isComparison = (file: string) =>
  /^\/versions\/compare\/[^/]+\/./.test(file);
/** The framework's debug pages: their markup is not ours. */
const isDebug = (file: string) => file.startsWith('/__docusaurus/');

function readSite(): Site {
  const listed = new Set(sitemapPaths());
  const site: Site = {
    pages: new Map(),
    images: {count: 0, faults: []},
    headings: {count: 0, faults: []},
    refused: [],
    foreign: [],
  };
  const policy = pageHeaders['Content-Security-Policy'] ?? '';
  for (const {path: file, text} of builtFiles(['.html'])) {
    const $ = parseFast(text);
    const named = (faults: string[]) =>
      faults.map((fault) => `${file}: ${fault}`);
    site.images.count += $('img').length;
    site.images.faults.push(...named(imageFaults($)));
    site.refused.push(...named(refusedBy(policy, $)));
    site.foreign.push(...named(tagsThatAskAnotherHost(text)));
    if (!isComparison(file) && !isDebug(file)) {
      const {count, faults} = headingFaults($);
      site.headings.count += count;
      site.headings.faults.push(...named(faults));
    }
    const page = file.replace(/(?:\/index)?\.html$/, '') || '/';
    // A redirect may be in a folder with the name of the page.
    if (listed.has(page) && fileOfPath(page) === path.join(buildFolder, file)) {
      site.pages.set(page, readPage(page, $));
    }
  }
  return site;
}

let site: Site | undefined;

/** The built site, read once. */
export function theSite(): Site {
  site ??= readSite();
  return site;
}

/** The pages of the sitemap. */
export const pages = (): Built[] => [...theSite().pages.values()];
