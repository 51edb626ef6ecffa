// cspell:ignore Renderng
/**
 * Where faults are reported: the rule, the line, and the column. That each rule finds its
 * faults is in rules.test.ts.
 */
import {expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {checkConfig, type CheckOptions} from '../index';
import {withKeys, withOptions, withRoots} from './rules/example';

const current = knowledgeFor('current');
const previous = knowledgeFor('3.9');

/**
 * The mark ¦ is where the finding begins; it is removed before the check. The first line after
 * the text is the rule.
 */
type Planted = [
  rule: string,
  marked: string,
  options?: CheckOptions & {release?: '3.9'},
];

const planted: Planted[] = [
  [
    'missing-comma',
    withKeys('maxNumRequests: {\n  interaction: 100¦\n  thumbnail: 75,\n},'),
  ],
  ['missing-comma', withKeys('useCursors: true¦\nautoPlayCine: true,')],
  [
    'missing-comma',
    withOptions("friendlyName: 'Archive'¦\nsupportsWildcard: true,"),
  ],
  [
    'missing-comma',
    withKeys('whiteLabeling: {}¦ // the logo\nuseCursors: true,'),
  ],
  ['syntax-error', withKeys("showPatientInfo: ¦'visible,")],
  ['syntax-error', withKeys('useCursors: true¦;')],
  ['syntax-error', withKeys('useCursors: true,¦,')],
  ['syntax-error', 'window.config = ¦{\n  modes: [],\n  extensions: [],\n'],
  ['syntax-error', 'window.config = {\n  modes: [],\n  extensions: [¦},\n};\n'],
  [
    'syntax-error',
    '¦<<<<<<< HEAD\nwindow.config = {modes: [], extensions: []};\n',
  ],
  ['unknown-key', withKeys('¦useCPURenderng: true,')],
  ['wrong-type', withKeys("autoPlayCine: ¦'false',")],
  ['unknown-field', withKeys('maxNumRequests: {¦prefetching: 5},')],
  ['missing-data-sources', 'window.config = ¦{modes: [], extensions: []};\n'],
  ['dead-key', withKeys('¦useSharedArrayBuffer: "AUTO",'), {release: '3.9'}],
  [
    'mixed-content',
    withRoots('http://pacs.example.org/rs').replace("'http", "¦'http"),
    {origin: 'https://viewer.example.org'},
  ],
];

it.each(
  planted.map((entry, index) => [`${index + 1}: ${entry[0]}`, entry] as const),
)('%s', (_, [rule, marked, options]) => {
  const at = marked.indexOf('¦');
  const before = marked.slice(0, at).split('\n');
  const text = marked.replace('¦', '');
  const {findings} = checkConfig(
    text,
    options?.release ? previous : current,
    options,
  );
  const places = findings
    .filter((finding) => finding.rule === rule)
    .map(({range}) => `${range.line}:${range.column}`);
  expect(places).toContain(
    `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`,
  );
});
