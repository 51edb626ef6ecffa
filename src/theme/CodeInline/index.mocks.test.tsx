import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {InTable} from '@site/src/features/tables/InTable';
import CodeInline from '.';

vi.mock('@theme-original/CodeInline', () => ({
  default: (props: object) => <code {...props} />,
}));

test.each([
  ['--fix', true],
  ['app-config.js', true],
  ['window.config', false],
  ['npm run check -- --fix', false],
])('%s is kept in one line: %s', (name, isShort) => {
  expect(renderToStaticMarkup(<CodeInline>{name}</CodeInline>)).toBe(
    `<code${isShort ? ' class="short-name"' : ''}>${name}</code>`,
  );
});

const broken = (code: string, inTable: boolean) =>
  renderToStaticMarkup(
    <InTable value={inTable}>
      <CodeInline>{code}</CodeInline>
    </InTable>,
  ).replace(/<\/?code>/g, '');

test.each([
  ['initialSeriesInstanceUID', false, 'initialSeriesInstanceUID'],
  [
    'initialSeriesInstanceUID',
    true,
    'initial<wbr/>Series<wbr/>Instance<wbr/>UID',
  ],
  ['npm run build', true, 'npm run build'],
  ['npm run build -- --config short', false, 'npm run build -- --config short'],
  [
    '/viewer?StudyInstanceUIDs=1.2&token=3',
    false,
    '/<wbr/>viewer?<wbr/>Study<wbr/>Instance<wbr/>UIDs=<wbr/>1.<wbr/>2&amp;<wbr/>token=<wbr/>3',
  ],
  [
    'GET {root}/studies/{study}/series',
    true,
    'GET {root}/<wbr/>studies/<wbr/>{study}/<wbr/>series',
  ],
])(
  'in %s (in a table: %s), lines break between words',
  (code, inTable, html) => {
    expect(broken(code, inTable)).toBe(html);
  },
);
