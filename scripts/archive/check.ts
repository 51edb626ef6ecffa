/**
 * Is an archive whole? Every address on every page leads to a file of the archive, and
 * its anchor to an element there; nothing is addressed from the root of a host, and no
 * page loads anything from elsewhere.
 */
import path from 'node:path';
import {load} from 'cheerio';

const loads = ['script', 'img', 'link', 'source', 'iframe', 'video', 'audio'];
/** Links that tell what a page is and load nothing. */
const tells = new Set(['canonical', 'alternate']);

/** Every fault, one line each; none for an archive that is whole. */
export function archiveFaults(
  files: ReadonlyMap<string, Uint8Array>,
): string[] {
  const faults: string[] = [];
  const text = (file: string) =>
    Buffer.from(files.get(file) ?? []).toString('utf8');
  const anchors = new Map<string, Set<string>>();
  const toAnchors: {from: string; address: string; to: string; id: string}[] =
    [];

  const follow = (from: string, address: string) => {
    if (/^[a-z][a-z+.-]*:/i.test(address)) {
      return;
    }
    if (address.startsWith('/')) {
      faults.push(`${from}: ${address} is addressed from the root of a host`);
      return;
    }
    const {pathname, hash} = new URL(address, `file:///${encodeURI(from)}`);
    const to = decodeURIComponent(pathname).slice(1);
    if (!files.has(to)) {
      faults.push(`${from}: ${address} is not in the archive`);
    } else if (hash.length > 1 && to.endsWith('.html')) {
      toAnchors.push({
        from,
        address,
        to,
        id: decodeURIComponent(hash.slice(1)),
      });
    }
  };
  const followCss = (from: string, css: string) => {
    for (const [, quoted, single, bare] of css.matchAll(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g,
    )) {
      const address = quoted ?? single ?? bare ?? '';
      if (/^https?:/.test(address)) {
        faults.push(`${from}: loads ${address} from elsewhere`);
      } else if (address && !address.startsWith('#')) {
        follow(from, address);
      }
    }
  };

  for (const file of files.keys()) {
    if (file.endsWith('.css')) {
      followCss(file, text(file));
    }
    if (!file.endsWith('.html')) {
      continue;
    }
    const $ = load(text(file));
    const ids = new Set<string>();
    for (const element of $('*').toArray()) {
      if (!('attribs' in element)) {
        continue;
      }
      const {name, attribs} = element;
      if (attribs.id) {
        ids.add(attribs.id);
      }
      const {srcset, style, rel, ...rest} = attribs;
      for (const attribute of ['href', 'src', 'poster', 'action', 'data']) {
        const address = rest[attribute];
        if (address === undefined) {
          continue;
        }
        if (
          /^(?:https?:)?\/\//.test(address) &&
          loads.includes(name) &&
          !tells.has(rel ?? '')
        ) {
          faults.push(`${file}: loads ${address} from elsewhere`);
        } else {
          follow(file, address);
        }
      }
      for (const candidate of srcset?.split(',') ?? []) {
        follow(file, candidate.trim().split(/\s+/)[0] ?? '');
      }
      if (style) {
        followCss(file, style);
      }
      for (const [attribute, value] of Object.entries(attribs)) {
        if (attribute.startsWith('on')) {
          faults.push(
            `${file}: script in the attribute ${attribute}: ${value}`,
          );
        }
      }
    }
    $('style').each((_, element) => followCss(file, $(element).text()));
    $('script:not([src]):not([type="application/ld+json"])').each(
      (_, element) => {
        faults.push(
          `${file}: script in the page: ${$(element).text().slice(0, 60)}`,
        );
      },
    );
    anchors.set(file, ids);
  }
  for (const {from, address, to, id} of toAnchors) {
    if (!anchors.get(to)?.has(id)) {
      faults.push(
        `${from}: ${address}: ${path.posix.basename(to)} has no #${id}`,
      );
    }
  }
  return faults;
}
