import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import CodeInline from '.';

vi.mock('@theme-original/CodeInline', () => ({
  default: (props: object) => <code {...props} />,
}));

test.each([
  ['--fix', true],
  ['app-config.js', true],
  ['window.config', false],
  ['npm run check -- --fix', false],
  ['ohif-viewer.example.org/dicom-web/studies', false],
])('%s is kept in one line: %s', (name, isShort) => {
  expect(renderToStaticMarkup(<CodeInline>{name}</CodeInline>)).toBe(
    `<code${isShort ? ' class="short-name"' : ''}>${name}</code>`,
  );
});
