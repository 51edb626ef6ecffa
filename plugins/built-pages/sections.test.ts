import {describe, expect, test} from 'vitest';
import {indexedPageOf} from './consumers/search-records';
import {factsOf, parsePage, withoutCodeColors} from './reader';

const readPage = (html: string) => indexedPageOf(factsOf(parsePage(html)));

/** A page as the theme builds it, around the content. */
function docPage(content: string, head = '', sidebar = ''): string {
  return `<!doctype html><html lang="en"><head><title>Docker | OHIF</title>
    <meta name="docusaurus_version" content="3.9">
    <meta name="docusaurus_tag" content="docs-default-3.9">${head}</head>
    <body><nav class="navbar">Docs</nav>${sidebar}<main><article>
    <nav class="theme-doc-breadcrumbs">Deployment</nav>
    <div class="theme-doc-markdown markdown"><header><h1>Docker</h1></header>${content}</div>
    <footer class="theme-doc-footer">Last updated</footer>
    </article></main></body></html>`;
}
const link = (id: string) =>
  `<a href="#${id}" class="hash-link" aria-label="Direct link to x">\u200b</a>`;

test('a separator stays between the cells of a table', () => {
  const table = (cells: string) =>
    `<table><thead><tr><th>Key</th><th>Action</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`;
  const {sections} = readPage(
    docPage(
      `<p>Keys:</p>${table('<td><code>r</code></td><td>Rotate</td>')}<p>More:</p>${table('<td>h</td><td>Flip</td>')}`,
    ),
  )!;
  expect(sections[0]?.text).toBe(
    'Keys: Key · Action · r · Rotate More: Key · Action · h · Flip',
  );
});

test('the links at the end of a page are not indexed', () => {
  const {sections} = readPage(
    docPage(
      `<p>Text.</p><h2 id="see-also">See also${link('see-also')}</h2><p>Nginx</p>`,
    ),
  )!;
  expect(sections.map(({text}) => text)).toEqual(['Text.']);
});

describe('a doc page', () => {
  const page = readPage(
    docPage(
      `<p>Run the <a href="/x">viewer</a> in a <code>container</code>.</p>
       <h2 id="run">Run it${link('run')}</h2><p>One command.</p>
       <h3 id="port">Another port${link('port')}</h3><p>Use <code>-p</code>.</p>
       <h2 id="wrong">When it goes wrong</h2><p>Read the log.</p>`,
      '<meta name="keywords" content="container, image">' +
        '<meta name="description" content="Run it in Docker.">',
      `<ul><li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1"><div><a class="menu__link menu__link--sublist">Platform</a></div></li>
       <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1"><div><a class="menu__link menu__link--sublist menu__link--active">Deployment</a></div>
       <ul><li><a class="menu__link menu__link--active">Docker</a></li></ul></li></ul>`,
    ),
  )!;

  test('returns the version, language, and category of a page', () => {
    expect(page).toMatchObject({
      version: '3.9',
      tag: 'docs-default-3.9',
      language: 'en',
      category: 'Deployment',
      title: 'Docker',
      keywords: ['container', 'image'],
      description: 'Run it in Docker.',
    });
  });

  test('is cut at its h2 and h3, each with its anchor and the h2 above', () => {
    expect(
      page.sections.map(({level, anchor, heading, parentHeading, text}) => [
        level,
        anchor,
        heading,
        parentHeading,
        text,
      ]),
    ).toEqual([
      [1, '', 'Docker', '', 'Run the viewer in a container.'],
      [2, 'run', 'Run it', '', 'One command.'],
      [3, 'port', 'Another port', 'Run it', 'Use -p.'],
      [2, 'wrong', 'When it goes wrong', '', 'Read the log.'],
    ]);
  });
});

const onlySection = (content: string) =>
  readPage(docPage(content))!.sections[0]!;

test('code is kept by its names, not as text', () => {
  const {text, identifiers} = onlySection(
    `<div class="language-js codeBlockContainer"><div class="codeBlockTitle">app-config.js</div>
     <pre class="prism-code language-js"><code><span>window.config<br></span><span>routerBasename</span></code></pre></div>`,
  );
  expect(identifiers).toEqual(['window.config', 'routerBasename']);
  expect(text).toBe('app-config.js');
});

test.each(['text', 'console', 'log'])(
  'what a program prints (%s) is text: readers paste it',
  (language) => {
    const {text} = onlySection(
      `<pre class="language-${language}"><code><span>Refused to display</span><br><span>in a frame</span></code></pre>`,
    );
    expect(text).toBe('Refused to display in a frame');
  },
);

test('words of neighboring blocks and cells do not run together', () => {
  const {text} = onlySection(
    '<ul><li>one</li><li>two</li></ul><table><tr><td>three</td><td>four</td></tr></table>a<br>b',
  );
  expect(text).toBe('one two three · four a b');
});

test('words with a part in bold or code stay whole', () => {
  expect(onlySection('<p>re<b>load</b>ed <code>x</code>s</p>').text).toBe(
    'reloaded xs',
  );
});

test('chrome is not content: buttons, hidden parts, links to headings', () => {
  expect(
    onlySection(
      '<p>seen</p><button>Copy</button><p hidden>a</p><p aria-hidden="true">b</p><svg><text>c</text></svg><div data-search-skip>d</div>',
    ).text,
  ).toBe('seen');
});

test('what a live example shows is not content, nor is a list of the page’s headings', () => {
  expect(
    onlySection(
      '<p>seen</p><div data-showcase-stage="a.tsx"><label>This study has no PET series.</label></div><ul class="table-of-contents"><li><a href="#b">Examples</a></li></ul>',
    ).text,
  ).toBe('seen');
});

test('what a picture shows can be found by its alternative text', () => {
  expect(onlySection('<p><img alt="The study list"></p>').text).toBe(
    'The study list',
  );
});

test('a page outside the docs belongs to no version', () => {
  const page = readPage(
    '<html lang="en"><head><meta name="docusaurus_tag" content="default"><meta name="docusaurus_version" content="3.9"><title>Help | OHIF</title></head><body><main><h1>Help</h1><p>Ask.</p></main></body></html>',
  );
  expect(page).toMatchObject({version: null, tag: 'default', category: null});
});

test('a page that asks not to be indexed is left out', () => {
  expect(
    readPage(docPage('', '<meta name="robots" content="noindex, follow">')),
  ).toBeNull();
});

describe('a page that cannot be read names what is missing', () => {
  test.each([
    [
      'no tag',
      '<html lang="en"><main><h1>A</h1></main></html>',
      /docusaurus_tag/,
    ],
    [
      'no content',
      '<html lang="en"><head><meta name="docusaurus_tag" content="default"></head><body><h1>A</h1></body></html>',
      /no <main>/,
    ],
    [
      'no title',
      '<html lang="en"><head><meta name="docusaurus_tag" content="default"></head><body><main>text</main></body></html>',
      /neither an <h1> nor a <title>/,
    ],
    ['nothing at all', '', /docusaurus_tag/],
  ])('%s', (_, html, message) => {
    expect(() => readPage(html)).toThrow(message);
  });
});

test('code loses its colors, and nothing else', () => {
  const lines = (open: string, close: string) =>
    `<p><span>text</span></p><pre class=prism-code><code>${open}a > b${close}<br>${open}c${close}<br></code></pre><p><span>after</span></p>`;
  expect(
    withoutCodeColors(
      lines(
        '<span class="token-line" style="color:#fff" title="x>y">',
        '</span>',
      ),
    ),
  ).toBe(lines('', ''));
});

test('a list of entries is the text of its section, where the attribute asks for it', () => {
  const list =
    '<dt id="a">alpha</dt><dd></dd><dd>First.</dd><dt id="b">beta</dt><dt id="c">gamma</dt>';
  const headingsOf = (attribute: string) =>
    readPage(
      docPage(`<h2 id="run">Run it</h2><dl ${attribute}>${list}</dl>`),
    )!.sections.map(({heading, text}) => `${heading}: ${text}`);
  expect(headingsOf('data-search-section="none"')).toEqual([
    'Docker: ',
    'Run it: alpha – First. · beta · gamma',
  ]);
  expect(headingsOf('')).toEqual([
    'Docker: ',
    'Run it: ',
    'alpha: First.',
    'beta: ',
    'gamma: ',
  ]);
});
