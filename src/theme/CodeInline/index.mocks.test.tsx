import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {InTable} from '@site/src/features/tables/InTable';
import CodeInline from '.';

vi.mock('@theme-original/CodeInline', () => ({
  default: (props: object) => <code {...props} />,
}));

const inlineCode = (code: string, inTable: boolean) =>
  renderToStaticMarkup(
    <InTable value={inTable}>
      <CodeInline>{code}</CodeInline>
    </InTable>,
  );

const classOf = (code: string, inTable: boolean) =>
  /<code class="(.*?)"/.exec(inlineCode(code, inTable))?.[1];

test.each([
  ['--fix', false, 'short-name'],
  ['limit: 101', false, 'short-name'],
  ['window.config', false, undefined],
  ['npm run build -- --config short', false, undefined],
  ['https://host/viewer-app/viewer', false, 'short-name'],
  ['@ohif/extension-default.hangingProtocol', false, 'long-name'],
  [`/${'folder/'.repeat(9)}`, false, undefined],
  ['--fix', true, undefined],
  ['initialSeriesInstanceUID', true, 'short-name'],
  ['access-control-allow-credentials', true, 'long-name'],
  ['@ohif/extension-default.hangingProtocol', true, undefined],
])('%s (in a table: %s) has the class %s', (code, inTable, name) => {
  expect(classOf(code, inTable)).toBe(name);
});

const broken = (code: string, inTable: boolean) =>
  inlineCode(code, inTable).replace(/<\/?code.*?>/g, '');

test.each([
  ['initialSeriesInstanceUID', false, 'initialSeriesInstanceUID'],
  ['initialSeriesInstanceUID', true, 'initial<wbr/>Series<wbr/>InstanceUID'],
  ['npm run build', true, 'npm run build'],
  [
    'event::cornerstone::group-service:added-viewport',
    false,
    'event::cornerstone::<wbr/>group-<wbr/>service:<wbr/>added-<wbr/>viewport',
  ],
  ['npm run build -- --config short', false, 'npm run build -- --config short'],
  [
    '/viewer?StudyInstanceUIDs=1.2&token=3',
    false,
    '<span class="short-name">/viewer?</span><wbr/>StudyInstanceUIDs=<wbr/>1.2&amp;<wbr/>token=3',
  ],
  [
    'https://a-bucket.s3.eu-central-1.example.org/dicomweb',
    false,
    'https://a-bucket.s3.eu-central-1.example.org/<wbr/>dicomweb',
  ],
  [
    'GET {root}/studies/{study}/series',
    true,
    'GET {root}/studies/<wbr/>{study}/<wbr/>series',
  ],
])(
  'in %s (in a table: %s), lines break between words',
  (code, inTable, html) => {
    expect(broken(code, inTable)).toBe(html);
  },
);
