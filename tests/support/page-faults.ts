/** Faults of a built page that its HTML alone shows, one line each. */
import {load, type CheerioAPI} from 'cheerio';

/** Parses with htmlparser2, which is several times as fast as parse5. */
export const parseFast = (html: string): CheerioAPI =>
  load(html, {xml: {xmlMode: false, decodeEntities: true}});

const modernFormat =
  /\.(?:avif|svg|webp)$|^data:image\/(?:avif|svg\+xml|webp)[;,]/;

/** Images without a size, in an old format, or fetched before the reader needs them. */
export function imageFaults($: CheerioAPI): string[] {
  const firstOfText = $('main img').get(0);
  return $('img, picture source')
    .toArray()
    .flatMap((node) => {
      const {src, srcset = '', width, height, loading} = $(node).attr() ?? {};
      const isImage = $(node).is('img');
      const files = [
        ...(src === undefined ? [] : [src]),
        ...srcset.split(', ').flatMap((part) => part.split(' ', 1)),
      ].filter(Boolean);
      const isAboveTheFold =
        node === firstOfText || $(node).closest('.navbar').length > 0;
      const faults = [
        files.every((file) => modernFormat.test(file))
          ? ''
          : 'neither AVIF, WebP nor SVG',
        !isImage || (Number(width) > 0 && Number(height) > 0) ? '' : 'no size',
        !isImage || isAboveTheFold || loading === 'lazy' ? '' : 'not lazy',
      ].filter(Boolean);
      return faults.map((fault) => `${files.join(' ')}: ${fault}`);
    });
}

/** The tags of a page that ask another host for something. */
export function tagsThatAskAnotherHost(html: string): string[] {
  return Array.from(
    html.matchAll(
      /<(?:script|img|iframe|link|source|video|audio|object|embed)\b[^>]*>/g,
    ),
    ([tag]) => tag,
  ).filter(
    (tag) =>
      /\b(?:src|data|poster)=["']?(?:https?:)?\/\//.test(tag) ||
      /\bsrcset=(?:["'][^"']*|\S*)(?<=[\s,"'=])(?:https?:)?\/\//.test(tag) ||
      (tag.startsWith('<link') &&
        /\brel=["']?(?:preconnect|dns-prefetch|prefetch|preload|stylesheet|icon|modulepreload)/.test(
          tag,
        ) &&
        /\bhref=["']?(?:https?:)?\/\//.test(tag)),
  );
}

/** The headings of a page below the first that can be linked to. */
const linkedHeadings = ($: CheerioAPI) =>
  $('main')
    .find('h2, h3, h4, h5, h6')
    // A heading in a summary has no link: it would be a control within a control.
    .not('summary *')
    .toArray();

/** @returns how many headings there are, and those without a direct link that has their text */
export function headingFaults($: CheerioAPI): {
  count: number;
  faults: string[];
} {
  const headings = linkedHeadings($);
  const faults = headings.flatMap((heading) => {
    const link = $(heading).children('.hash-link');
    const ownText = $(heading).clone();
    ownText.children('.hash-link').remove();
    const title = `Direct link to ${ownText.text()}`;
    const expected = {
      href: `#${$(heading).attr('id')}`,
      title,
      'aria-label': title,
    };
    return Object.entries(expected)
      .filter(([name, value]) => link.attr(name) !== value)
      .map(([name, value]) => `${name} ${link.attr(name)} instead of ${value}`);
  });
  return {count: headings.length, faults};
}
