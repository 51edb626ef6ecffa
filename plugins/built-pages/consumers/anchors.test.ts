/** Plants errors: a removed or renamed anchor, a removed page, a missing list. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {factsOf, parsePage} from '../reader';
import {checkAnchors, groupsOf, textOfList, type Redirects} from './anchors';

let site: string;

beforeEach(() => {
  site = temporaryFolder();
});

const classes = {
  docs: 'docs-wrapper plugin-docs docs-version-current',
  '3.9': 'docs-wrapper plugin-docs docs-version-3.9',
  pages: 'plugin-pages plugin-id-default',
};

const page = (
  pathname: string,
  kind: keyof typeof classes,
  ...ids: string[]
) => ({
  pathname,
  facts: factsOf(
    parsePage(
      `<!doctype html><html lang=en class="${classes[kind]}"><nav><h2 id=menu>Menu</h2></nav><main><h1>Title</h1>${ids
        .map((id) => `<h2 class="anchor x" id=${id}>${id}</h2>`)
        .join('')}</main></html>`,
    ),
  ),
});

const built = [
  page('/', 'docs', 'start'),
  page('/faq', 'docs', 'data', 'license'),
  page('/3.9', '3.9', 'start'),
  page('/3.9/faq', '3.9', 'data'),
  page('/help', 'pages', 'ask'),
];

/** Commits the lists of a site as it was built. */
function commit(pages = built): void {
  for (const {file, anchors} of groupsOf(pages)) {
    writeFiles(site, {[file]: textOfList(anchors)});
  }
}

const check = (pages = built, redirects: Redirects = []) =>
  checkAnchors(site, groupsOf(pages), redirects);

test('headings of the text and their former ids count; examples do not', () => {
  expect(
    factsOf(
      parsePage(
        `<nav><h2 id=menu></h2></nav><main><h2 class="anchor" id="quoted">A</h2><h3 id=bare><span id=old class=former-anchor></span>B</h3><h3 id='single'>C</h3><span class="former-anchor" id=older></span><input id=name><span id=label></span><p>&lt;h2 id=text></p></main><h2 id=footer></h2>`,
      ),
    ).anchors,
  ).toEqual(['quoted', 'bare', 'old', 'single', 'older']);
});

test('each version has a list in the folder of its pages, with the same paths', () => {
  expect(groupsOf(built)).toEqual([
    {
      file: 'docs/_anchors.json',
      root: '',
      anchors: {'/': ['start'], '/faq': ['data', 'license']},
    },
    {
      file: 'versioned_docs/version-3.9/_anchors.json',
      root: '/3.9',
      anchors: {'/': ['start'], '/faq': ['data']},
    },
    {file: 'src/pages/_anchors.json', root: '', anchors: {'/help': ['ask']}},
  ]);
});

test('a version without a start page is an error, not a list of wrong addresses', () => {
  expect(() =>
    groupsOf([page('/3.9/faq', '3.9'), page('/3.9/help', '3.9')]),
  ).toThrow(/versioned_docs\/version-3\.9 have no start page/);
});

test('a site that has all that is listed passes, also with new headings and pages', () => {
  commit();
  expect(() => check()).not.toThrow();
  expect(() =>
    check([
      ...built.slice(1),
      page('/', 'docs', 'new', 'start'),
      page('/new', 'docs'),
    ]),
  ).not.toThrow();
});

test.each([
  ['docs/_anchors.json', /^\/(?:faq)?$/],
  ['versioned_docs/version-3.9/_anchors.json', /^\/3\.9/],
  ['src/pages/_anchors.json', /^\/help/],
])('all pages of %s gone at once stop the build', (file, pages) => {
  commit();
  expect(() =>
    check(built.filter(({pathname}) => !pages.test(pathname))),
  ).toThrow(`No page was built that belongs to ${file},`);
});

test('a site without unversioned pages needs no list of them', () => {
  const docs = built.filter(({pathname}) => pathname !== '/help');
  commit(docs);
  expect(() => check(docs)).not.toThrow();
});

test('a missing page and a missing anchor are each reported once, with a fix', () => {
  commit();
  expect(() =>
    check([
      ...built.filter(({pathname}) => !pathname.endsWith('/faq')),
      page('/faq', 'docs', 'data'),
    ]),
  ).toThrow(
    /^Pages that [^\n]*\n- \/3\.9\/faq \([^\n]*\nRedirect [^\n]*\nAnchors that [^\n]*\n- \/faq#license \([^\n]*\nIf a heading /,
  );
});

test('a renamed heading stops the build: page, anchor, nearest anchor, what to do', () => {
  commit();
  expect(() =>
    check([
      ...built.filter(({pathname}) => pathname !== '/faq'),
      page('/faq', 'docs', 'data', 'licenses'),
    ]),
  ).toThrow(
    /- \/faq#license \(the page has #licenses\)[\s\S]*front matter[\s\S]*former_anchors:\n {4}license: licenses/,
  );
});

test('a page that lost its last heading is also reported', () => {
  commit();
  expect(() =>
    check([
      ...built.filter(({pathname}) => pathname !== '/3.9/faq'),
      page('/3.9/faq', '3.9'),
    ]),
  ).toThrow(/- \/3\.9\/faq#data \(the page has no anchors\)/);
});

test('a page that is gone stops the build; with a redirect, its anchors have to be where that leads', () => {
  commit();
  const without = built.filter(({pathname}) => pathname !== '/3.9/faq');
  expect(() => check(without)).toThrow(
    /- \/3\.9\/faq \(the most similar URL is \/(?:3\.9|faq)\)\nRedirect/,
  );
  const moved = [{from: ['/3.9/ask', '/3.9/faq'], to: '/3.9/questions'}];
  expect(() =>
    check([...without, page('/3.9/questions', '3.9', 'data')], moved),
  ).not.toThrow();
  expect(() =>
    check([...without, page('/3.9/questions', '3.9', 'dates')], moved),
  ).toThrow(/- \/3\.9\/questions#data \(the page has #dates\)/);
});

test('a missing list stops the build: nothing would be compared', () => {
  commit();
  rmSync(path.join(site, 'docs/_anchors.json'));
  expect(() => check()).toThrow(
    /docs\/_anchors\.json is missing[\s\S]*npm run anchors -- --accept/,
  );
  writeFileSync(path.join(site, 'docs/_anchors.json'), '{}');
  expect(() => check()).toThrow(/docs\/_anchors\.json has no "pages"/);
  writeFileSync(path.join(site, 'docs/_anchors.json'), '<<<<<<< HEAD\n{}');
  expect(() => check()).toThrow(/docs\/_anchors\.json is not valid JSON.*Git/s);
});
