/**
 * Checks that an archive is complete: every URL on every page leads to a file of the
 * archive, and its anchor to an element in it. No URL starts at the root of a host, and no
 * page loads anything from the network.
 */
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

const loads = ['script', 'img', 'link', 'source', 'iframe', 'video', 'audio'];
/** Relations of links that describe a page and load nothing. */
const describes = new Set(['canonical', 'alternate']);
const urlAttributes = ['href', 'src', 'poster', 'action', 'data'];

type Files = ReadonlyMap<string, Uint8Array>;
type Attributes = Readonly<Record<string, string>>;
/** A URL with an anchor, checked when the anchors of all pages are known. */
type AnchorLink = {from: string; url: string; to: string; id: string};

/** Every problem, one line each; none for a complete archive. */
export function archiveProblems(files: Files): string[] {
  const archive = new ArchiveCheck(files);
  for (const [file, content] of files) {
    const text = () => Buffer.from(content).toString('utf8');
    if (file.endsWith('.css')) {
      archive.checkCss(file, text());
    } else if (file.endsWith('.html')) {
      // The faster parser: the one of browsers has corrected the page when it was made.
      archive.checkPage(file, load(text(), {xml: {xmlMode: false}}));
    }
  }
  archive.checkAnchors();
  return archive.problems;
}

class ArchiveCheck {
  readonly problems: string[] = [];
  readonly #anchors = new Map<string, Set<string>>();
  readonly #anchorLinks: AnchorLink[] = [];

  constructor(private readonly files: Files) {}

  checkPage(file: string, $: CheerioAPI): void {
    const ids = new Set<string>();
    for (const element of $('*').toArray()) {
      if ('attribs' in element) {
        const {name, attribs} = element;
        if (attribs.id) {
          ids.add(attribs.id);
        }
        this.#checkElement(file, name, attribs);
      }
    }
    this.#anchors.set(file, ids);
    $('style').each((_, element) => this.checkCss(file, $(element).text()));
    $('script:not([src]):not([type="application/ld+json"])').each(
      (_, element) => {
        this.problems.push(
          `${file}: inline script: ${$(element).text().slice(0, 60)}`,
        );
      },
    );
  }

  checkCss(file: string, css: string): void {
    for (const [, quoted, single, bare] of css.matchAll(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g,
    )) {
      const url = quoted ?? single ?? bare ?? '';
      if (/^https?:/.test(url)) {
        this.problems.push(`${file}: loads ${url} from the network`);
      } else if (url && !url.startsWith('#')) {
        this.#follow(file, url);
      }
    }
  }

  /** Call it when all pages have been checked. */
  checkAnchors(): void {
    for (const {from, url, to, id} of this.#anchorLinks) {
      if (!this.#anchors.get(to)?.has(id)) {
        this.problems.push(
          `${from}: ${url}: ${path.posix.basename(to)} has no #${id}`,
        );
      }
    }
  }

  #checkElement(file: string, name: string, attributes: Attributes): void {
    for (const attribute of urlAttributes) {
      const url = attributes[attribute];
      if (url === undefined) {
        continue;
      }
      if (
        /^(?:https?:)?\/\//.test(url) &&
        loads.includes(name) &&
        !describes.has(attributes.rel ?? '')
      ) {
        this.problems.push(`${file}: loads ${url} from the network`);
      } else {
        this.#follow(file, url);
      }
    }
    for (const candidate of attributes.srcset?.split(',') ?? []) {
      this.#follow(file, candidate.trim().split(/\s+/)[0] ?? '');
    }
    if (attributes.style) {
      this.checkCss(file, attributes.style);
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.startsWith('on')) {
        this.problems.push(
          `${file}: script in the attribute ${attribute}: ${value}`,
        );
      }
    }
  }

  #follow(from: string, url: string): void {
    if (/^[a-z][a-z+.-]*:/i.test(url)) {
      return;
    }
    if (url.startsWith('/')) {
      this.problems.push(`${from}: ${url} starts at the root of a host`);
      return;
    }
    const {pathname, hash} = new URL(url, `file:///${encodeURI(from)}`);
    const to = decodeURIComponent(pathname).slice(1);
    if (!this.files.has(to)) {
      this.problems.push(`${from}: ${url} is not in the archive`);
    } else if (hash.length > 1 && to.endsWith('.html')) {
      const id = decodeURIComponent(hash.slice(1));
      this.#anchorLinks.push({from, url, to, id});
    }
  }
}
