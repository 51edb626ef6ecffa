import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Footer from '.';

const stampOf = (name: string) => ({checked: {packages: [name]}});

vi.mock('@theme-original/DocItem/Footer', () => ({default: () => 'Footer'}));
vi.mock('@site/src/components/CheckedStamp', () => ({
  default: ({stamp}: {stamp: {packages: string[]}}) => stamp.packages,
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  // The text of the page comes out of the bundler's cache, with the front matter of then.
  useDoc: () => ({
    frontMatter: stampOf('yesterday'),
    metadata: {frontMatter: stampOf('today')},
  }),
}));

test('the stamp is that of this build, also where the text of the page is as it was', () => {
  expect(renderToStaticMarkup(<Footer />)).toBe('todayFooter');
});
