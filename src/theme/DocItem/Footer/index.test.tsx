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

test('renders the note above the footer', () => {
  metadata.checked = {packages: ['@ohif/core 3.9.1']};
  expect(renderToStaticMarkup(<Footer />)).toBe('@ohif/core 3.9.1Footer');
});

test('renders only the footer without a note', () => {
  delete metadata.checked;
  expect(renderToStaticMarkup(<Footer />)).toBe('Footer');
});
