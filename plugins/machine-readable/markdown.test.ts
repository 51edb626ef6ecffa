import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {addressInTwin} from './index';
import {toMarkdown} from './markdown';
import {readPage, twinOf} from './page';

const fixture = (name: string) =>
  readFileSync(path.join(__dirname, '__fixtures__', name), 'utf8');
const page = 'https://docs.example.org/deployment/docker';
const twins = new Map([
  [page, `${page}.md`],
  [
    'https://docs.example.org/faq/technical',
    'https://docs.example.org/faq/technical.md',
  ],
]);

const about = {docs: 'OHIF 3.9', address: page};

/** A page of this content, as Markdown. */
function markdownOf(content: string): string {
  const {content: element} = readPage(
    `<link rel="alternate" type="text/markdown" href="/a.md"><div class="theme-doc-markdown"><h1>A</h1>${content}</div>`,
    'doc',
  );
  return toMarkdown(element, (link) => link, about);
}

test('a page becomes Markdown without the theme around it', () => {
  const {content} = readPage(fixture('docker.html'), 'doc');
  expect(
    toMarkdown(content, (link) => addressInTwin(link, page, twins), about),
  ).toBe(fixture('docker.md'));
});

describe('what the theme makes in another shape stops the build', () => {
  test.each([
    [
      'a code block',
      '<div class="theme-code-block"><pre>x</pre></div>',
      /code block has no part "codeBlockContent"/,
    ],
    [
      'an admonition',
      '<div class="theme-admonition theme-admonition-tip"><p>x</p></div>',
      /admonition has no part "admonitionHeading"/,
    ],
    [
      'a tab that only the browser fills',
      '<div class="tabs-container"><ul><li role="tab">npm</li><li role="tab">Yarn</li></ul><div role="tabpanel">x</div></div>',
      /labels npm, Yarn have 1 texts.*"lazy"/,
    ],
  ])('%s', (_, content, message) => {
    expect(() => markdownOf(content)).toThrow(message);
  });

  test('a text without its heading', () => {
    const {content} = readPage(fixture('docker.html'), 'doc');
    content.children = content.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'header',
    );
    expect(() => toMarkdown(content, (link) => link, about)).toThrow(
      /begins with paragraph, not with its heading/,
    );
  });
});

test('what the page has for its browser, or hides from readers, is no text', () => {
  expect(
    markdownOf(
      '<p>seen</p><style>.a{}</style><p aria-hidden="true">drawn</p><p hidden>kept back</p>',
    ),
  ).toMatch(/\n\nseen\n$/);
});

test('the Markdown of a page is one link of many, its words are not those of the head', () => {
  const html = `<head><link rel="alternate" type="application/rss+xml" href="/rss.xml"><meta name="x" property="og:title" content="no"><link rel="alternate" type="text/markdown" href="/a.md"><meta property="og:description" content="About it."></head><div class="theme-doc-markdown"><h1>
    A </h1></div>`;
  expect(twinOf(html)).toBe('/a.md');
  expect(readPage(html, 'doc')).toMatchObject({
    title: 'A',
    description: 'About it.',
  });
});

test('tabs within a tab keep their own labels', () => {
  const inner =
    '<div class="tabs-container"><ul><li role="tab">inner</li></ul><div role="tabpanel"><p>deep</p></div></div>';
  expect(
    markdownOf(
      `<div class="tabs-container"><ul><li role="tab">outer</li></ul><div role="tabpanel">${inner}</div></div>`,
    ),
  ).toContain('**outer**\n\n**inner**\n\ndeep');
});

test('a code block in a quotation or list, and one without a language', () => {
  expect(markdownOf('<ul><li><p>Do</p><pre>a\nb</pre></li></ul>')).toContain(
    '- Do\n\n  ```\n  a\n  b\n  ```',
  );
});

describe('links', () => {
  test.each([
    ['/faq/technical/', 'https://docs.example.org/faq/technical.md'],
    ['#run', 'https://docs.example.org/deployment/docker.md#run'],
    ['/help', 'https://docs.example.org/help'],
    ['/img/a.png', 'https://docs.example.org/img/a.png'],
    ['https://nginx.org/a#b', 'https://nginx.org/a#b'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('%s is %s in a twin', (link, address) => {
    expect(addressInTwin(link, page, twins)).toBe(address);
  });

  test('a link that is none is named', () => {
    expect(() => addressInTwin('https://', page, twins)).toThrow(
      /"https:\/\/", which is no address/,
    );
  });
});

test('a page without a heading or a link to its Markdown says so', () => {
  expect(() =>
    readPage('<div class="theme-doc-markdown"><p>x</p></div>', 'doc'),
  ).toThrow(/lacks a heading/);
  expect(() => readPage('', 'doc')).toThrow(/lacks a heading/);
  expect(() => twinOf('<p>x</p>')).toThrow(/lacks.*rel="alternate"/);
});

test('a table ends the paragraph above it, as in a browser', () => {
  const {content} = readPage(
    '<!doctype html><html><body><nav>Menu</nav><article><div class="theme-doc-markdown"><h1>T</h1><p>Above<table><tr><th>A<tr><td>1</table></div></article>',
    'doc',
  );
  expect(toMarkdown(content, String, about)).toContain(
    'Above\n\n| A |\n| - |\n| 1 |',
  );
});

test('a page outside the docs: an example is its code, and no tool of the page is in it', () => {
  const {content, title, description} = readPage(
    `<head><meta property="og:description" content="About buttons."></head>
     <main><article>
     <div data-search-skip=""><button>Copy page</button><a href="/b.md">View as Markdown</a></div>
     <h1>Button</h1><p>Press it.</p>
     <div role="group"><div><p>Sizes</p></div><div data-showcase-stage="sizes.tsx"><button>Save</button> changes</div>
     <details open><summary data-search-skip=""><span>Show code</span></summary>
     <div class="language-tsx theme-code-block"><div class="codeBlockTitle_x">sizes.tsx</div><div class="codeBlockContent_x"><pre class="language-tsx"><code>&lt;Button size="sm" /&gt;<br></code></pre><div><button>Copy</button></div></div></div></details></div>
     </article><p>On this page</p></main>`,
    'page',
  );
  expect({title, description}).toEqual({
    title: 'Button',
    description: 'About buttons.',
  });
  expect(toMarkdown(content, String, about)).toBe(
    `# Button

OHIF 3.9: <${page}>

Press it.

Sizes

\`\`\`tsx title="sizes.tsx"
<Button size="sm" />
\`\`\`
`,
  );
});
