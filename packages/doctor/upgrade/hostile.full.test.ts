import fc from 'fast-check';
import {expect, it} from 'vitest';
import {applyFixes, checkFiles, fixAll, toUnifiedDiff} from './index';

const upgrade = {from: '3.8', to: '3.10'} as const;
const check = (text: string, path = 'a.tsx') =>
  checkFiles([{path, text}], upgrade);

const paths = [
  ...['a.tsx', 'a.css', 'a.html', 'package.json'],
  ...['a.ts', 'a.json'],
];

it.each([
  ['nested brackets', '['.repeat(100_000)],
  ['nested calls', 'f('.repeat(5000) + ')'.repeat(5000)],
  ['nested elements', '<a>'.repeat(5000)],
  ['nested functions', '() => '.repeat(5000) + '1'],
  ['a long chain', `a${'.b'.repeat(20_000)}`],
  ['a long chain of calls', `a${'.b()'.repeat(5000)}`],
  ['a long sum', '1+'.repeat(50_000) + '1'],
  ['nested templates', '`${'.repeat(3000)],
  ['negations', '!'.repeat(50_000) + 'a'],
  ['NUL', 'uiDialogService.create();\0'],
  [
    'binary',
    String.fromCharCode(
      ...Array.from({length: 5000}, (_, i) => (i * 7919) % 256),
    ),
  ],
  ['lone surrogates', '\ud800 uiDialogService.create(); \udfff'],
  ['nothing', ''],
  ['only a byte order mark', '\ufeff'],
  [
    'an alias of itself',
    'const a = b; const b = a; a.create(); const {c} = c; c.create();',
  ],
  ['5 MB', 'uiDialogService.create();\n'.repeat(200_000)],
  ['one long line', `const a = [${'"x",'.repeat(200_000)}];`],
])(
  'survives %s',
  async (_, text) => {
    for (const path of paths) {
      const {findings, notUnderstood, cancelled} = await check(text, path);
      expect(cancelled).toBe(false);
      for (const {what} of notUnderstood) {
        expect(what).toMatch(/^(?:Not |Only )/);
      }
      applyFixes([{path, text}], findings, {comments: true});
    }
  },
  60_000,
);

it('reports why it does not read a file', async () => {
  const what = async (text: string) =>
    (await check(text)).notUnderstood.map((one) => one.what);
  expect(await what('a\0')).toEqual(['Not read, because it is not text.']);
  expect(await what('a'.repeat(3_000_000))).toEqual([
    'Not read, because it is longer than 2,000,000 characters.',
  ]);
  expect(await what('['.repeat(2000))).toEqual([
    'Not read, because its brackets are nested too deep.',
  ]);
});

it('treats names of the language as names', async () => {
  const text =
    'const o = {__proto__: 1, constructor: 2, toString: 3, hasOwnProperty: 4};\n' +
    'o.__proto__.constructor(); __proto__.create(); services.constructor.create();\n' +
    "import {constructor, __proto__} from '__proto__';\n" +
    '<__proto__ constructor="toString" />; const {toString, __proto__: b} = o;';
  expect((await check(text)).findings).toEqual([]);
  expect(
    (await check('{"__proto__": {"dependencies": 1}}', 'package.json'))
      .findings,
  ).toEqual([]);
  const files = [{path: '__proto__', text: 'uiDialogService.create();'}];
  expect(await fixAll(files, upgrade)).toEqual([
    {path: '__proto__', text: 'uiDialogService.show();'},
  ]);
});

/** Seconds of the processor that a check takes, which other programs change little. */
async function costOf(text: string): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < 2; run++) {
    const before = process.cpuUsage();
    await check(text);
    const {user, system} = process.cpuUsage(before);
    costs.push(user + system);
  }
  return Math.min(...costs);
}

it.each([
  [
    'findings in one line',
    100_000,
    'servicesManager.services.uiDialogService.create({id: 1, content: a}); ',
  ],
  [
    'keys of a list',
    100_000,
    "{ id: 'a', uiType: 'ohif.radioGroup', evaluate: 'evaluate.group.x' },\n",
  ],
  ['imports', 25_000, "import { Icon, useModal } from '@ohif/ui';\n"],
])(
  'takes four times as long, not sixteen times, for four times as many %s',
  async (_, length, unit) => {
    const small = unit.repeat(length / unit.length);
    await check(small);
    const cost = await costOf(small);
    expect((await costOf(small.repeat(4))) / cost).toBeLessThan(7);
  },
  120_000,
);

const pieces = [
  'uiDialogService.create({ id, content });',
  'const { uiDialogService: d } = servicesManager.services;',
  'd.dismiss({ id });',
  "import { Icon, useModal } from '@ohif/ui';",
  '<Icon name="row-hidden" />',
  "customizationService.get('a', b)",
  "{ id: 'a', uiType: 'ohif.radioGroup', evaluate: 'evaluate.group.x' },",
  "getCustomizationModule: () => [{ name: 'default', value: [{ id: 'a', b }] }],",
  '<<<<<<< HEAD',
  ...'======= >>>>>>> { } ( ) [ ] ` \' " ${ </ /> => // /* */ ... , ;'.split(
    ' ',
  ),
  ...['\n', '\r\n', '\t', '\u2028', '\ufeff', '\0', '__proto__', '🩻'],
];

const damaged = fc
  .array(
    fc.oneof(
      {weight: 4, arbitrary: fc.constantFrom(...pieces)},
      fc.string({maxLength: 6}),
    ),
    {maxLength: 40},
  )
  .map((parts) => parts.join(' '));

it('never fails, and its edits are in order and change only what they name', async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      const files = [{path: 'a.tsx', text}];
      const {findings} = await checkFiles(files, upgrade);
      for (const {
        line,
        column,
        endLine,
        endColumn,
        fix,
        commentAt,
      } of findings) {
        expect(
          endLine > line || (endLine === line && endColumn >= column),
        ).toBe(true);
        for (const {start, end} of fix?.edits ?? []) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true);
        }
        expect(commentAt ?? 0).toBeLessThanOrEqual(text.length);
      }
      const now = applyFixes(files, findings, {comments: true});
      toUnifiedDiff(files, now);
      const again = await checkFiles(await fixAll(files, upgrade), upgrade);
      expect(again.findings.filter(({fix}) => fix)).toEqual([]);
    }),
    {numRuns: 200},
  );
}, 60_000);

it('loses no finding outside the damage when a file is cut off', async () => {
  const whole = Array.from(
    {length: 12},
    (_, i) =>
      `export function f${i}({ servicesManager }) {\n  const { uiDialogService } = servicesManager.services;\n  uiDialogService.create({ id: ${i} });\n}\n`,
  ).join('');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({min: 0, max: whole.length}),
      async (length) => {
        const text = whole.slice(0, length);
        const complete = text.match(/uiDialogService\.create\(/g)?.length ?? 0;
        const {findings} = await check(text);
        expect(findings.length).toBeGreaterThanOrEqual(complete);
      },
    ),
    {numRuns: 60},
  );
}, 60_000);
