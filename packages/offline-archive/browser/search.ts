/**
 * The search of an archive: the site's engine and results, on the main thread. `file://`
 * allows neither fetch nor workers, so the index is a classic script that sets a global
 * (see ../search-data.ts).
 */
import {answer} from '@ohif-docs/search/runtime/answer';
import type {Hit, SearchResult} from '@ohif-docs/search/runtime/contract';
import {SearchEngine} from '@ohif-docs/search/runtime/engine';
import {IndexParts} from '@ohif-docs/search/runtime/parts';
import {checkFormat} from '@ohif-docs/search/format/index-format';
import type {SearchData} from '../search-data';
import {fill, texts} from './texts';

declare const archiveSearch: SearchData;

const hitsPerPage = 20;
const snippetWords = 30;
const pauseWhileTyping = 150;

let loaded: SearchEngine | undefined;

/** Created on the first query, so that reading a page does not wait for it. */
function index(): SearchEngine {
  loaded ??= new SearchEngine(
    new IndexParts(checkFormat(archiveSearch.root), (kind, part) =>
      Promise.resolve(archiveSearch.parts[kind][part]),
    ),
  );
  return loaded;
}

/** Where the page of a hit is in the archive. */
function addressOf(hit: Hit): string {
  const {pathname, hash} = new URL(hit.url);
  return `${archiveSearch.pages[pathname] ?? ''}${hash}`;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  content: {html: string} | Node[] = [],
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  if (Array.isArray(content)) {
    element.append(...content);
  } else {
    // Made by the search, which escapes all but its own marks.
    element.innerHTML = content.html;
  }
  return element;
}

function resultOf(hit: Hit): HTMLElement {
  const {lvl1, lvl2, lvl3, content} = hit.marked;
  const titles = [lvl1, lvl2, lvl3].filter(Boolean);
  const link = make('a', '', {html: titles.pop() ?? ''});
  link.href = addressOf(hit);
  const above = make('ul', 'offline-path', [
    make('li', '', [document.createTextNode(hit.hierarchy.lvl0)]),
    ...titles.map((html) => make('li', '', {html})),
  ]);
  const item = make('li', 'offline-result', [make('h2', '', [link]), above]);
  if (content) {
    item.append(make('p', '', {html: content}));
  }
  return item;
}

/** `One result|{count} results`: the site's plural forms, of English. */
function countOf(result: SearchResult): string {
  const forms = texts.count.split('|');
  return fill(forms[result.nbHits === 1 ? 0 : forms.length - 1] ?? '', {
    count: result.nbHits,
  });
}

const form = document.querySelector<HTMLFormElement>('main form')!;
const field = form.querySelector('input')!;
const status = document.querySelector<HTMLElement>('main [role="status"]')!;
const results = document.querySelector<HTMLElement>('.offline-results')!;
const pages = document.querySelector<HTMLElement>('.offline-pages')!;
/** Number of the latest search: the results of earlier ones are dropped. */
let latest = 0;

function pageLink(text: string, page: number): HTMLButtonElement {
  const button = make('button', 'button button--secondary');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => {
    void search(page).then(() => results.querySelector('a')?.focus());
  });
  return button;
}

function showNothing(message: string): void {
  results.replaceChildren();
  pages.hidden = true;
  status.textContent = message;
}

function showResult(result: SearchResult, query: string, page: number): void {
  results.replaceChildren(...result.hits.map(resultOf));
  status.textContent =
    result.nbHits > 0 ? countOf(result) : fill(texts.noResults, {query});
  const current = make('span', '');
  current.textContent = fill(texts.currentPage, {
    current: page + 1,
    total: result.nbPages,
  });
  pages.hidden = result.nbPages < 2;
  pages.replaceChildren(
    ...(page > 0 ? [pageLink(texts.previousPage, page - 1)] : []),
    current,
    ...(page + 1 < result.nbPages ? [pageLink(texts.nextPage, page + 1)] : []),
  );
}

async function search(page = 0): Promise<void> {
  const query = field.value;
  const number = ++latest;
  if (!query.trim()) {
    showNothing('');
    return;
  }
  status.textContent = texts.searching;
  let engine: SearchEngine;
  try {
    engine = index();
  } catch {
    // The file is missing, not unpacked, or from another archive.
    showNothing(texts.failed);
    return;
  }
  const result = await answer(engine, {
    query,
    page,
    hitsPerPage,
    snippetWords,
  });
  if (number === latest) {
    showResult(result, query, page);
  }
}

/** Keeps the query in the URL. */
function updateUrl(): void {
  const url = new URL(location.href);
  url.search = field.value ? `?${new URLSearchParams({q: field.value})}` : '';
  history.replaceState(null, '', url);
}

function start(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      updateUrl();
      void search();
    }, pauseWhileTyping);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    updateUrl();
    void search();
  });
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.focus();
  void search();
}

start();
