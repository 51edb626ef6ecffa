import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Footer from '.';

const metadata: {checked?: {packages: string[]}} = {};

vi.mock('@theme-original/DocItem/Footer', () => ({default: () => 'Footer'}));
vi.mock('@site/src/components/VerificationNote', () => ({
  default: ({note}: {note: {packages: string[]}}) => note.packages,
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata}),
}));

test('the note of the page stands above its footer', () => {
  metadata.checked = {packages: ['@ohif/core 3.9.1']};
  expect(renderToStaticMarkup(<Footer />)).toBe('@ohif/core 3.9.1Footer');
});

test('a page without one has the footer only', () => {
  delete metadata.checked;
  expect(renderToStaticMarkup(<Footer />)).toBe('Footer');
});
