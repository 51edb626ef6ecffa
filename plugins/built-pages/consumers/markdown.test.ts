import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {factsOf, parsePage} from '../reader';
import {markdownOf, resolveLink} from './markdown';

const fixture = (name: string) =>
  readFileSync(path.join(__dirname, '__fixtures__', name), 'utf8');
const page = 'https://docs.example.org/deployment/docker';
const alternates = new Map([
  [page, `${page}.md`],
  [
    'https://docs.example.org/faq/technical',
    'https://docs.example.org/faq/technical.md',
  ],
]);

const about = {docs: 'OHIF 3.9', url: page};
const task = {...about, kind: 'doc', alternates: []} as const;

/** A page with this content, as Markdown. */
const ofContent = (content: string): string =>
  markdownOf(
    parsePage(
      `<!doctype html><div class="theme-doc-markdown"><h1>A</h1>${content}</div>`,
    ),
    task,
  ).markdown;

test('a page becomes Markdown without the theme around it', () => {
  const {markdown} = markdownOf(parsePage(fixture('docker.html')), {
    ...task,
    alternates: [...alternates],
  });
  expect(markdown).toBe(fixture('docker.md'));
});

describe('what the theme makes in another shape stops the build', () => {
  test.each([
    [
      'a code block',
      '<div class="theme-code-block"><pre>x</pre></div>',
      /code block no longer has a part "codeBlockContent"/,
    ],
    [
      'an admonition',
      '<div class="theme-admonition theme-admonition-tip"><p>x</p></div>',
      /admonition no longer has a part "admonitionHeading"/,
    ],
    [
      'a tab that only the browser fills',
      '<div class="tabs-container"><ul><li role="tab">npm</li><li role="tab">Yarn</li></ul><div role="tabpanel">x</div></div>',
      /labels npm, Yarn have 1 panels.*"lazy"/,
    ],
  ])('%s', (_, content, message) => {
    expect(() => ofContent(content)).toThrow(message);
  });

  test('a text before the heading', () => {
    const html =
      '<!doctype html><div class="theme-doc-markdown"><p>x</p><h1>A</h1></div>';
    expect(() => markdownOf(parsePage(html), task)).toThrow(
      /must begin with its heading, but it begins with paragraph/,
    );
  });
});

test('what is for the browser, or hidden from readers, is left out', () => {
  expect(
    ofContent(
      '<p>seen</p><style>.a{}</style><p aria-hidden="true">drawn</p><p hidden>kept back</p>',
    ),
  ).toMatch(/\n\nseen\n$/);
});

test('where a long name may break, nothing is lost', () => {
  expect(
    ofContent('<p>See <code>store(a,<wbr/> b.<wbr/>c)</code> in code</p>'),
  ).toContain('See `store(a, b.c)` in code');
});

test('tabs within a tab keep their own labels', () => {
  const inner =
    '<div class="tabs-container"><ul><li role="tab">inner</li></ul><div role="tabpanel"><p>deep</p></div></div>';
  expect(
    ofContent(
      `<div class="tabs-container"><ul><li role="tab">outer</li></ul><div role="tabpanel">${inner}</div></div>`,
    ),
  ).toContain('**outer**\n\n**inner**\n\ndeep');
});

test('a code block in a quotation or list, and one without a language', () => {
  expect(ofContent('<ul><li><p>Do</p><pre>a\nb</pre></li></ul>')).toContain(
    '- Do\n\n  ```\n  a\n  b\n  ```',
  );
});

/** Lines of a code block of the theme, each with its class. */
const codeWith = (...lines: [text: string, mark: string][]) =>
  `<div class="theme-code-block"><div class="codeBlockContent_a"><pre class="language-js"><code>${lines
    .map(([text, mark]) => `<span class="token-line ${mark}">${text}\n</span>`)
    .join('')}</code></pre></div></div>`;

test('highlighted lines are named as in the docs, and a change is a diff', () => {
  const marked = 'theme-code-block-highlighted-line';
  expect(
    ofContent(
      codeWith(
        ['a', ''],
        ['b', marked],
        ['c', marked],
        ['d', ''],
        ['e', marked],
      ),
    ),
  ).toContain('```js {2-3,5}\na\nb\nc\nd\ne\n```');
  expect(
    ofContent(
      codeWith(['a', ''], ['b', 'code-line-removed'], ['c', 'code-line-added']),
    ),
  ).toContain('```diff\n a\n-b\n+c\n```');
});

test('the title of what is folded is bold, and a heading without content is left out', () => {
  expect(
    ofContent('<details><summary>Solution</summary><p>Do.</p></details>'),
  ).toContain('**Solution**\n\nDo.');
  expect(
    ofContent('<details><summary><h2>Sources</h2></summary><p>S</p></details>'),
  ).toContain('## Sources\n\nS');
  const text = ofContent('<h2>A</h2><h2>B</h2><h3>C</h3><p>c</p><h2>D</h2>');
  expect(text).toMatch(/\n\n## B\n\n### C\n\nc\n$/);
});

describe('links', () => {
  test.each([
    ['/faq/technical/', 'https://docs.example.org/faq/technical.md'],
    ['#run', 'https://docs.example.org/deployment/docker.md#run'],
    ['/help', 'https://docs.example.org/help'],
    ['/img/a.png', 'https://docs.example.org/img/a.png'],
    ['https://nginx.org/a#b', 'https://nginx.org/a#b'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('%s is %s in Markdown', (link, address) => {
    expect(resolveLink(link, page, alternates)).toBe(address);
  });

  test('a link that is none is named', () => {
    expect(() => resolveLink('https://', page, alternates)).toThrow(
      /"https:\/\/", which is not a valid URL/,
    );
  });
});

test('a page without a heading is an error', () => {
  for (const html of ['<div class="theme-doc-markdown"><p>x</p></div>', '']) {
    expect(() => markdownOf(parsePage(html), task)).toThrow(/has no h1/);
  }
});

test('a table ends the paragraph above it, as in a browser', () => {
  expect(
    markdownOf(
      parsePage(
        '<!doctype html><html><body><nav>Menu</nav><article><div class="theme-doc-markdown"><h1>T</h1><p>Above<table><tr><th>A<tr><td>1</table></div></article>',
      ),
      task,
    ).markdown,
  ).toContain('Above\n\n| A |\n| - |\n| 1 |');
});

test('a page outside the docs: an example is its code, and no tool of the page is in it', () => {
  const tree = parsePage(
    `<head><meta property="og:description" content="About buttons."></head>
     <main><article>
     <div data-search-skip=""><button>Copy page</button><a href="/b.md">View as Markdown</a></div>
     <h1>Button</h1><p>Press it.</p>
     <div role="group"><div><p>Sizes</p></div><div data-showcase-stage="sizes.tsx"><button>Save</button> changes</div>
     <details open><summary data-search-skip=""><span>Show code</span></summary>
     <div class="language-tsx theme-code-block"><div class="codeBlockTitle_x">sizes.tsx</div><div class="codeBlockContent_x"><pre class="language-tsx"><code>&lt;Button size="sm" /&gt;<br></code></pre><div><button>Copy</button></div></div></div></details></div>
     </article><p>On this page</p></main>`,
  );
  expect(factsOf(tree).meta['og:description']).toBe('About buttons.');
  const {title, markdown} = markdownOf(tree, {...task, kind: 'page'});
  expect(title).toBe('Button');
  expect(markdown).toBe(
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
