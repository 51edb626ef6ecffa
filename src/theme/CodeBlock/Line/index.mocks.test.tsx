import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Props} from '@theme/CodeBlock/Line';
import CodeBlockLine from '.';

let language = '';
vi.mock('@docusaurus/theme-common/internal', () => ({
  useCodeBlockContext: () => ({metadata: {language}}),
}));
vi.mock('@theme-original/CodeBlock/Line', () => ({
  default: ({line, getLineProps, getTokenProps}: Props) => (
    <div {...getLineProps({line})}>
      {line.map((token, index) => (
        <b key={index} {...getTokenProps({token})} />
      ))}
    </div>
  ),
}));

const markupOf = (code: string[], of: string) => {
  language = of;
  return renderToStaticMarkup(
    <CodeBlockLine
      line={code.map((content) => ({types: ['plain'], content}))}
      classNames={undefined}
      showLineNumbers={false}
      getLineProps={({style = {}}) => ({className: '', style})}
      getTokenProps={({token: {types, content}}) => ({
        className: '',
        children: types.includes('word') ? `${content}·` : content,
      })}
    />,
  );
};

/** The words that do not break, each between brackets. */
const wordsOf = (code: string[], of = 'bash') =>
  markupOf(code, of)
    .replace(/<b class="word">(.*?)<\/b>/g, '[$1]')
    .replace(/<[^>]+>/g, '');

test.each([
  [['docker run', ' --rm', ' ohif/app:v3.10.0-beta viewer'], 'bash'],
  [['docker run', ' --rm', ' ohif/app:v3.10.0-beta viewer'], 'text'],
  [['docker run', ' --rm', ' ohif/app:v3.10.0-beta viewer'], 'nginx'],
])('a word keeps its hyphens: %j, in %s', (code, of) => {
  expect(wordsOf(code, of)).toBe(
    'docker run [--rm] [ohif/app:v3.10.0-beta] viewer',
  );
});

test('a place for a value keeps its sign', () => {
  expect(wordsOf(['curl --write-out %{http_code} https://a.example'])).toBe(
    'curl [--write-out] [%{http_code}] [https://a.example]',
  );
});

test('a word is whole, though its parts have several colors', () => {
  expect(
    wordsOf(['docker --volume ', '$PWD', '/app-config.js:ro', ' viewer']),
  ).toBe('docker [--volume] [$PWD/app-config.js:ro] viewer');
});

test('a word that is longer than a line of a phone breaks between folders', () => {
  expect(wordsOf(['-v ', '$PWD', '/app-config.js:/usr/share/nginx/html'])).toBe(
    '[-v] [$PWD·/app-config.js:/·usr/·share/·nginx/·html·]',
  );
  expect(wordsOf(['git clone https://example.org/OHIF/Viewers.git'])).toBe(
    'git clone [https://example.org/·OHIF/·Viewers.git·]',
  );
});

test('a search for several names breaks between them', () => {
  expect(wordsOf(['grep -rn MODULE_TYPES|installViewer src'])).toBe(
    'grep [-rn] [MODULE_TYPES|installViewer] src',
  );
  expect(wordsOf(['grep -rn useSharedArrayBuffer|showWarning src'])).toBe(
    'grep [-rn] [useSharedArrayBuffer|·showWarning·] src',
  );
});

test.each([
  ['panelSegmentation.disableEditing', 'panelSegmentation.· disableEditing·'],
  ['../assets/ruler-of-icons.svg', '../assets/ruler-of-icons.svg·'],
])('in a diff, the long name %s breaks between its words', (name, parts) => {
  const html = markupOf(['+   ', name, ': true'], 'diff');
  expect(html.replace(/<\/b><b.*?>/g, ' ')).toContain(` ${parts} : true`);
});

test.each([
  ['short line', ['docker run --rm viewer'], 'bash'],
  ['line of a file', ["import {a} from 'a-long-name-of-a-package';"], 'js'],
])('a %s stays as it is', (_, code, of) => {
  expect(wordsOf(code, of)).not.toContain('[');
});

test('a word that is most of a line begins where the one before ends', () => {
  expect(
    wordsOf([`grep -rnE one/${'two|'.repeat(15)}three/${'four'.repeat(9)}`]),
  ).toBe(`grep [-rnE] one/·${'two|·'.repeat(15)}three/·${'four'.repeat(9)}`);
});

test.each([
  ['  --volume a:/usr/share/nginx/html \\', 'bash', '2ch'],
  ["-    const title = service.getTitle('report');", 'diff', '4ch'],
])('the rest of "%s", in %s, is %s further in', (code, of, indent) => {
  expect(markupOf([code], of)).toContain(`--indent:${indent}`);
  expect(markupOf([code.trimStart().replace(/- +/, '-')], of)).not.toContain(
    '--indent',
  );
});
