import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {markdownOf} from '@site/plugins/built-pages/consumers/markdown';
import {factsOf, parsePage} from '@site/plugins/built-pages/reader';
import {expect, test, vi} from 'vitest';
import {Changed, Since, Unconfirmed, Until} from './';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) =>
    createElement('a', {href: to}, children),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({
    children,
    values = {},
  }: {
    children: string;
    values?: Record<string, string>;
  }) => children.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!),
}));

const page = `<!doctype html><html lang="en"><head><meta name="docusaurus_tag" content="docs-default-current"></head><body><main><article><div class="theme-doc-markdown"><h1>Title</h1>${renderToStaticMarkup(
  <p>
    One <Since version="3.10.0-beta.71" />, two <Until version="3.9.3" />, three{' '}
    <Changed version="3.10" />, four <Unconfirmed claim="x" />.
  </p>,
)}</div></article></main></body></html>`;

test('search reads badges as words in parentheses', () => {
  expect(factsOf(parsePage(page)).sections![0]!.text).toBe(
    'One (since 3.10.0-beta.71), two (until 3.9.3), three (changed in 3.10), four (unconfirmed).',
  );
});

test('the Markdown of a page has badges as words in parentheses, with the link to the evidence', () => {
  const {markdown} = markdownOf(parsePage(page), {
    kind: 'doc',
    docs: 'Docs',
    url: 'https://example.org/page',
    alternates: [],
  });
  expect(markdown.split('\n\n').at(-1)).toBe(
    'One (since 3.10.0-beta.71), two (until 3.9.3), three (changed in 3.10), four ([unconfirmed](https://example.org/page#source-x)).\n',
  );
});

test('without a claim, the badge is not a link', () => {
  expect(renderToStaticMarkup(<Unconfirmed />)).not.toContain('<a');
});
