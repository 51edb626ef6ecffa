/**
 * Maps URLs of the site to paths in an archive: the pages of a version at the root,
 * regardless of its path on the site, and the files that they use at their paths in the
 * build. URLs outside the archive stay absolute.
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** The canonical path of a page: no `.html`, no `/index.html`, no slash at the end. */
export function cleanPath(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return clean === '' || clean === '/index' ? '/' : clean;
}

export type ArchivedPage = {
  /** Path on the site, as `/3.9/faq`. */
  pathname: string;
  /** File in the archive, as `faq.html`. */
  file: string;
};

/**
 * The file of a page in the archive of a version.
 *
 * @param home path of the version's first page on the site: `/` or `/3.9`
 */
export function fileOf(
  pathname: string,
  home: string,
  baseUrl: string,
): string {
  const prefix = home.replace(/\/?$/, '/');
  const local =
    pathname === home
      ? ''
      : pathname.startsWith(prefix)
        ? pathname.slice(prefix.length)
        : pathname.slice(baseUrl.length);
  return local === '' ? 'index.html' : `${local}.html`;
}

/** A relative address from one file of the archive to another. */
export function relativeAddress(from: string, to: string): string {
  const address = encodeURI(
    path.posix.relative(path.posix.dirname(from), to),
  ).replace(/[?#]/g, encodeURIComponent);
  return address === '' ? path.posix.basename(to) : address;
}

export type Site = {
  /** Folder of the build. */
  folder: string;
  /** Scheme and host that the site is published at. */
  origin: string;
  baseUrl: string;
};

/** Finds what the pages of one archive link to, and keeps a list of the files used. */
export class Addresses {
  /** Files of the build that the pages show, apart from pages. */
  readonly files = new Set<string>();
  private readonly pages: ReadonlyMap<string, string>;

  /** @param home path of the version's first page on the site */
  constructor(
    private readonly site: Site,
    private readonly home: string,
    pages: readonly ArchivedPage[],
  ) {
    this.pages = new Map(pages.map(({pathname, file}) => [pathname, file]));
  }

  /**
   * The address that a file of the archive uses for one of the site.
   *
   * @param address of a link; one with a scheme, or an anchor alone, stays as it is
   * @param from the file that links
   * @param chrome true for the links around the text (navbar, footer): they lead to
   *   the page of the archive's own version
   * @throws if the build has no such page or file
   */
  of(address: string, from: string, {chrome = false} = {}): string {
    if (!address.startsWith('/') || address.startsWith('//')) {
      return address;
    }
    const {pathname, search, hash} = new URL(address, this.site.origin);
    const decoded = decodeURIComponent(pathname);
    const page = cleanPath(decoded);
    const target = this.pages.get(page) ?? (chrome && this.twinOf(page));
    if (target) {
      return relativeAddress(from, target) + search + hash;
    }
    const file = decoded.slice(this.site.baseUrl.length);
    if (this.isFile(file) && !file.endsWith('.html')) {
      this.files.add(file);
      return relativeAddress(from, file) + search + hash;
    }
    const route = page.slice(this.site.baseUrl.length);
    if (
      ['.html', '/index.html', 'index.html'].some((end) =>
        this.isFile(route + end),
      )
    ) {
      return this.site.origin + address;
    }
    throw new Error(
      `${from} leads to ${address}, which is neither a page nor a file of ${this.site.folder}. Build the site again; if it is still there, correct the link.`,
    );
  }

  private twinOf(page: string): string | undefined {
    return this.pages.get(
      this.home.replace(/\/$/, '') +
        (page === cleanPath(this.site.baseUrl)
          ? ''
          : `/${page.slice(this.site.baseUrl.length)}`),
    );
  }

  private isFile(file: string): boolean {
    const fullPath = path.join(this.site.folder, file);
    return existsSync(fullPath) && statSync(fullPath).isFile();
  }
}
