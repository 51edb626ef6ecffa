import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Footer from '.';

const metadata: {describes?: string; checked?: {packages: string[]}} = {};

vi.mock('@theme-original/DocItem/Footer', () => ({default: () => 'Footer'}));
vi.mock('@site/src/features/page-notes/VerificationNote', () => ({
  default: ({release, note}: {release: string; note?: {packages: string[]}}) =>
    [release, ...(note?.packages ?? [])].join(', '),
}));
vi.mock('@site/src/features/comparison/CompareLinks', () => ({
  CompareLines: () => null,
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata}),
}));

test('renders the release and the note above the footer', () => {
  metadata.describes = '3.9.3';
  metadata.checked = {packages: ['@ohif/core 3.9.1']};
  expect(renderToStaticMarkup(<Footer />)).toBe(
    '3.9.3, @ohif/core 3.9.1Footer',
  );
});

test('renders the release without a note, as of a new page', () => {
  delete metadata.checked;
  expect(renderToStaticMarkup(<Footer />)).toBe('3.9.3Footer');
});

test('renders only the footer without a release', () => {
  delete metadata.describes;
  expect(renderToStaticMarkup(<Footer />)).toBe('Footer');
});
