/** Fixes are safe, whatever they are applied to. */
import {parse} from 'acorn';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {knowledgeFor} from '../cli/release-data';
import {shippedConfigs, written} from '../cli/shipped-configs';
import {checkConfig, fixAll, type Finding} from '../index';
import {numRuns} from '../../../tests/support/runs';
import {aboutRules} from './rules/about';

const knowledge = {
  current: knowledgeFor('current'),
  '3.9': knowledgeFor('3.9'),
};

type Text = {code: string; release?: string};

const examples: Text[] = Object.values(aboutRules).flatMap((about) => [
  ...about().firing,
  ...about().silent,
]);

const folder = path.join(__dirname, '../observed');
const observed: Text[] = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({code: readFileSync(path.join(folder, name), 'utf8')}));

const shipped: Text[] = shippedConfigs('current').map(({config}) => ({
  code: written(config).text,
}));

const placeholders: Text[] = [
  {
    code: "if (${USE_RS}) {\n  window.config.dataSources = [\n    {sourceName: 'a'},\n  ];\n} else {\n  window.config.dataSources = [\n    {sourceName: 'b'},\n  ];\n}\n",
  },
  {
    code: 'window.config = {\n  modes: {{ modes }},\n  modes: [],\n  extensions: []\n};\n',
  },
  {
    code: 'window.config = {\n  whiteLabeling: {{ .Values.label | default "{}" }},\n  modes: [],\n  extensions: []\n};\n',
  },
];

const parses = (code: string) => {
  try {
    parse(/^\s*\{/.test(code) ? `(${code})` : code, {
      ecmaVersion: 'latest',
      sourceType: /^(import|export)\b/m.test(code) ? 'module' : 'script',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
    return true;
  } catch {
    return false;
  }
};

const keysOf = (findings: readonly Finding[]) =>
  findings.map(({rule, message}) => `${rule} ${message}`);

/** What the text had less often before. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((one) => {
    const at = rest.indexOf(one);
    if (at === -1) {
      return true;
    }
    rest.splice(at, 1);
    return false;
  });
}

function expectSafe({code, release}: Text): void {
  const check = (text: string) =>
    checkConfig(text, knowledge[release === '3.9' ? '3.9' : 'current'])
      .findings;
  const before = check(code);
  const fixed = fixAll(code, check);
  if (fixed === code) {
    return;
  }
  const after = check(fixed);
  // Placeholders and types are read, and do not parse before or after.
  if (
    !/\$\{|\{\{|\bas\b|: \w+ =|^interface|^\s*['"]?[\w.]+['"]?:|^\s*\{/m.test(
      code,
    )
  ) {
    expect(parses(fixed), fixed).toBe(true);
  }
  expect(
    keysOf(after).filter((key) => /^(syntax|missing-comma)/.test(key)),
    fixed,
  ).toEqual([]);
  expect(
    added(keysOf(before), keysOf(after)),
    `${code}\n---\n${fixed}`,
  ).toEqual([]);
  const named = new Set(
    before.flatMap(({range, also = []}) =>
      [range, ...also].flatMap(({line, endLine}) =>
        Array.from({length: endLine - line + 1}, (_, i) => line + i),
      ),
    ),
  );
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const kept = linesOf(code).filter((_, i) => !named.has(i + 1));
  expect(added(linesOf(fixed), kept), `${code}\n---\n${fixed}`).toEqual([]);
}

it('of all examples', () => {
  [...examples, ...observed, ...placeholders].forEach(expectSafe);
});

it('leave a byte order mark and the line breaks of Windows as they are', () => {
  const check = (text: string) => checkConfig(text, knowledge.current).findings;
  for (const {code} of examples) {
    const fixed = fixAll(`\ufeff${code.replaceAll('\n', '\r\n')}`, check);
    expect(fixed).not.toMatch(/[^\r]\n/);
    expect(fixed.startsWith('\ufeff')).toBe(true);
  }
});

const names = [
  'modes',
  'dataSources',
  'extensions',
  'qidoRoot',
  'sourceName',
  'configuration',
  'routerBasename',
  'customizationService',
];

/** Damage that people do: to characters, lines, and names. */
const damages: fc.Arbitrary<(code: string) => string> = fc
  .record({
    kind: fc.nat(7),
    where: fc.double({min: 0, max: 1, maxExcluded: true, noNaN: true}),
    character: fc.constantFrom(...',;:{}[]\'"=，“'),
    name: fc.constantFrom(...names),
  })
  .map(({kind, where, character, name}) => (code) => {
    const lines = code.split('\n');
    const line = Math.floor(where * lines.length);
    const at = Math.floor(where * code.length);
    const cut = 1 + Math.floor(where * (name.length - 2));
    return [
      () => code.slice(0, at) + code.slice(at + 1),
      () => lines.filter((_, i) => i !== line).join('\n'),
      () =>
        lines.flatMap((one, i) => (i === line ? [one, one] : one)).join('\n'),
      () => code.slice(0, at) + character + code.slice(at),
      () => code.replace(name, name.slice(0, cut) + name.slice(cut + 1)),
      () => code.replace(/: (true|false)/, ": '$1'"),
      () =>
        code.replace(/(Root: ')[^']*/, '$1http:/pacs.example.org/rs/studies'),
      () =>
        code.replace(/\n( *)(\w+): ([^\n]*),\n/, '\n$1$2: $3,\n$1$2: $3,\n'),
    ][kind]!();
  });

describe('of mutations', () => {
  const runs = numRuns(3000);
  it(`${runs} of them`, {timeout: 600_000}, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...observed, ...examples, ...shipped),
        fc.array(damages, {minLength: 1, maxLength: 2}),
        ({code, release}, all) =>
          expectSafe({
            code: all.reduce((text, damage) => damage(text), code),
            release,
          }),
      ),
      // The same in every run.
      {numRuns: runs, seed: 49},
    );
  });
});
