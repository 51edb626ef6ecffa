/** Fixes are safe, whatever they are applied to. */
import {parse} from 'acorn';
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

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

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
function mutated(code: string, random: () => number): string {
  const lines = code.split('\n');
  const line = Math.floor(random() * lines.length);
  const at = Math.floor(random() * code.length);
  switch (Math.floor(random() * 8)) {
    case 0:
      return code.slice(0, at) + code.slice(at + 1);
    case 1:
      return lines.filter((_, i) => i !== line).join('\n');
    case 2:
      return [...lines.slice(0, line), lines[line]!, ...lines.slice(line)].join(
        '\n',
      );
    case 3:
      return (
        code.slice(0, at) +
        ',;:{}[]\'"=，“'[Math.floor(random() * 12)]! +
        code.slice(at)
      );
    case 4: {
      const name = names[Math.floor(random() * names.length)]!;
      const cut = 1 + Math.floor(random() * (name.length - 2));
      return code.replace(name, name.slice(0, cut) + name.slice(cut + 1));
    }
    case 5:
      return code.replace(/: (true|false)/, ": '$1'");
    case 6:
      return code.replace(
        /(Root: ')[^']*/,
        '$1http:/pacs.example.org/rs/studies',
      );
    default:
      return code.replace(
        /\n( *)(\w+): ([^\n]*),\n/,
        '\n$1$2: $3,\n$1$2: $3,\n',
      );
  }
}

describe('of mutations', () => {
  const runs = numRuns(3000);
  it(`${runs} of them`, {timeout: 600_000}, () => {
    const random = numbers(49);
    const next = () => random.next().value as number;
    const texts = [...observed, ...examples, ...shipped];
    for (let run = 0; run < runs; run++) {
      const {code, release} = texts[Math.floor(next() * texts.length)]!;
      const damaged = mutated(code, next);
      expectSafe({
        code: next() < 0.3 ? mutated(damaged, next) : damaged,
        release,
      });
    }
  });
});
