import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {addressInTwin} from './index';
import {toMarkdown} from './markdown';
import {readDocPage, twinOf} from './page';

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
  const {content: element} = readDocPage(
    `<link rel="alternate" type="text/markdown" href="/a.md"><div class="theme-doc-markdown"><h1>A</h1>${content}</div>`,
  );
  return toMarkdown(element, (link) => link, about);
}

test('a page becomes Markdown without the theme around it', () => {
  const {content} = readDocPage(fixture('docker.html'));
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
    const {content} = readDocPage(fixture('docker.html'));
    content.children = content.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'header',
    );
    expect(() => toMarkdown(content, (link) => link, about)).toThrow(
      /begins with paragraph, not with its heading/,
    );
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
    readDocPage('<div class="theme-doc-markdown"><p>x</p></div>'),
  ).toThrow(/lacks a heading/);
  expect(() => readDocPage('')).toThrow(/lacks a heading/);
  expect(() => twinOf('<p>x</p>')).toThrow(/lacks.*rel="alternate"/);
});

test('a table ends the paragraph above it, as in a browser', () => {
  const {content} = readDocPage(
    '<!doctype html><html><body><nav>Menu</nav><article><div class="theme-doc-markdown"><h1>T</h1><p>Above<table><tr><th>A<tr><td>1</table></div></article>',
  );
  expect(toMarkdown(content, String, about)).toContain(
    'Above\n\n| A |\n| - |\n| 1 |',
  );
});
