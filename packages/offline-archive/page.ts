/**
 * A built page -> the page of an archive. Every address is relative, the framework's
 * scripts are gone, and what needed them is replaced by HTML or by the archive's own
 * small script (browser/offline.ts), which has the site's chrome.
 *
 * Why the built HTML, not the framework's hash router, which also opens without a server:
 * that one is a single empty page that scripts fill. Here every page is a file that can
 * be read, linked, searched and printed with JavaScript off, as on the site.
 */
import {load, type CheerioAPI} from 'cheerio';
import {relativeAddress, type Addresses} from './addresses';
import {storedMode} from './browser/stored-mode';
import type {Texts} from './texts';

/** Files that the archive adds. */
export const ownFiles = {
  style: 'offline/offline.css',
  script: 'offline/offline.js',
  search: 'offline/search.js',
  searchData: 'offline/search-data.js',
  tools: 'offline/tools.js',
  toolStyle: 'offline/tools.css',
} as const;
const searchFile = 'search.html';

export type PageContext = {
  /** File in the archive. */
  file: string;
  addresses: Addresses;
  texts: Texts;
  /** Label of the version. */
  label: string;
  /** Public address of this page. */
  publicAddress: string;
};

/** Links around the text that stay within the archive's version. */
const chrome =
  '.navbar__brand, .navbar__items > a, .footer a, .breadcrumbs__link';

/** Drawn by browser/tools. */
const tools = '[data-tool]';

/** Attributes with one address. */
const addressAttributes = [
  'href',
  'src',
  'poster',
  'action',
  'data',
  'data-own-script',
];

/** Elements that only work with the framework's scripts or with a server. */
const withoutUse = [
  'script:not([type="application/ld+json"])',
  'link[rel="preload"], link[rel="prefetch"], link[rel="preconnect"]',
  'link[rel="search"]',
  // News of a day.
  '.theme-announcement-bar',
  '.theme-back-to-top-button',
  'button[data-sidebar]',
  // The list of archives: no archive can hold its own checksum.
  '[data-offline-archives]',
].join(', ');

export function archivedPage(html: string, context: PageContext): string {
  const $ = load(html);
  $(withoutUse).remove();
  replaceControls($, context);
  if (context.file === searchFile) {
    makeSearchPage($, context.texts);
  } else {
    restExamples($, context);
  }
  relativeAddresses($, context);
  addOwnFiles($, context);
  addNote($, context);
  return $.html();
}

function replaceControls($: CheerioAPI, {texts}: PageContext): void {
  $('[data-color-mode]').attr('data-color-mode', storedMode);
  $('.DocSearch-Button').replaceWith(
    $('<a class="offline-search" data-search></a>')
      .attr('href', searchFile)
      .text(texts.searchLabel),
  );
  $('noscript').not(`${tools} *`).remove();
}

/** Examples show what they look like; nothing answers a click. */
function restExamples($: CheerioAPI, context: PageContext): void {
  const stages = $('[data-showcase-stage]');
  stages.attr('inert', '');
  const dead = $('main')
    // Style sheets answer check boxes and radio buttons.
    .find(
      'button, input:not([type="checkbox"], [type="radio"]), select, textarea',
    )
    .filter((_, control) => $(control).closest(stages).length === 0)
    .not(`${tools} *, [data-copied-label]`);
  for (const control of dead.toArray()) {
    const label = $(control).closest('label');
    (label.length > 0 ? label : $(control)).remove();
  }
  if (stages.length > 0) {
    const note = $('<div class="alert alert--info" role="note"></div>');
    note.append(withLink($, context.texts.examplesRest, context.publicAddress));
    $('main h1').first().after(note);
  }
}

/** A text whose `{site}` is a link. */
function withLink($: CheerioAPI, text: string, site: string) {
  const [before = '', after = ''] = text.split('{site}');
  return $('<p></p>')
    .text(before)
    .append($('<a></a>').attr('href', site).text(site))
    .append($('<span></span>').text(after));
}

function makeSearchPage($: CheerioAPI, texts: Texts): void {
  const main = $('main');
  main.empty();
  main.append($('<h1></h1>').text(texts.searchTitle));
  main.append($('<noscript></noscript>').text(texts.noScript));
  main.append(
    $('<form role="search"></form>').append(
      $('<label class="offline-field"></label>')
        .text(texts.searchLabel)
        .append(
          '<input type="search" name="q" autocomplete="off" spellcheck="false" maxlength="500">',
        ),
    ),
  );
  main.append('<p role="status"></p><ul class="offline-results"></ul>');
  main.append(
    $('<nav class="offline-pages" hidden></nav>').attr(
      'aria-label',
      texts.pages,
    ),
  );
}

function relativeAddresses(
  $: CheerioAPI,
  {addresses, file}: PageContext,
): void {
  const around = new Set($(chrome).toArray());
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) {
      continue;
    }
    for (const name of addressAttributes) {
      const address = element.attribs[name];
      if (address) {
        element.attribs[name] = addresses.of(address, file, {
          chrome: around.has(element),
        });
      }
    }
    const {srcset, style} = element.attribs;
    if (srcset) {
      element.attribs.srcset = srcset
        .split(',')
        .map((candidate) => {
          const [address = '', ...size] = candidate.trim().split(/\s+/);
          return [addresses.of(address, file), ...size].join(' ');
        })
        .join(', ');
    }
    if (style?.includes('url(')) {
      element.attribs.style = relativeUrls(style, file, addresses);
    }
  }
  $('style').each((_, element) => {
    $(element).text(relativeUrls($(element).text(), file, addresses));
  });
}

/** CSS with relative addresses. */
export function relativeUrls(
  css: string,
  file: string,
  addresses: Addresses,
): string {
  return css.replace(
    /url\(\s*(["']?)(\/[^)"']*)\1\s*\)/g,
    (_, quote: string, address: string) =>
      `url(${quote}${addresses.of(address, file)}${quote})`,
  );
}

function addOwnFiles($: CheerioAPI, {file}: PageContext): void {
  const to = (target: string) => relativeAddress(file, target);
  $('[data-search]').attr('href', to(searchFile));
  $('head').append(
    $('<link rel="stylesheet">').attr('href', to(ownFiles.style)),
    $('<script></script>').attr('src', to(ownFiles.script)),
  );
  if (file === searchFile) {
    for (const script of [ownFiles.searchData, ownFiles.search]) {
      $('body').append($('<script></script>').attr('src', to(script)));
    }
  }
  // On the site it comes with the first click, which React takes over.
  const ownScript = $('[data-own-script]').attr('data-own-script');
  if (ownScript) {
    $('body').append($('<script></script>').attr('src', ownScript));
  }
  if ($(tools).length > 0) {
    $('head').append(
      $('<link rel="stylesheet">').attr('href', to(ownFiles.toolStyle)),
    );
    $('body').append($('<script></script>').attr('src', to(ownFiles.tools)));
  }
}

function addNote(
  $: CheerioAPI,
  {texts, label, publicAddress}: PageContext,
): void {
  $('.footer__bottom').prepend(
    // Its links get their colors from the line below it.
    $('<div class="footer__copyright"></div>').append(
      withLink($, texts.offlineCopy.replace('{label}', label), publicAddress),
    ),
  );
}
