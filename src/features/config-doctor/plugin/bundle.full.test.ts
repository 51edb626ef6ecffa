/** The worker that readers get finds what the rules find in Node. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import vm from 'node:vm';
import fc from 'fast-check';
import {beforeAll, expect, it} from 'vitest';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {aboutRules} from '@ohif-docs/doctor/config/rules/about';
import {
  answer,
  type Answer,
  type Request,
} from '@ohif-docs/doctor/worker/answer';
import {bundleDoctor} from './bundle';
import {forReaders} from './parser';

let script: string;
let ask: (request: Request) => Answer;

beforeAll(async () => {
  script = await bundleDoctor();
  const answers: (Answer & {id: number})[] = [];
  const self = {
    onmessage: undefined as unknown as (event: {data: object}) => void,
    postMessage: (message: Answer & {id: number}) => answers.push(message),
  };
  vm.runInNewContext(script, {self, URL});
  ask = (request) => {
    self.onmessage({data: {...request, id: answers.length}});
    const {id, ...last} = answers.at(-1)!;
    expect(id).toBe(answers.length - 1);
    // Objects of another context have other prototypes.
    return JSON.parse(JSON.stringify(last)) as Answer;
  };
});

const knowledge = JSON.parse(
  JSON.stringify(knowledgeFor('current')),
) as Request['knowledge'];

const texts = [
  ...Object.values(aboutRules).flatMap((about) =>
    [...about().firing, ...about().silent].map(({code}) => code),
  ),
  'window.config = {größe: 1, 名前: 2, "x": /[/]/u, a\\u0062: 1, 𝒳: 3};',
  'window.config = {a: /(/};',
  'window.config = {a: /a/gimsuy};',
  'window.config = {a: /\\u{1}/u, b: /(?<name>x)\\k<name>/};',
  'class A { #x = 1; static { this.y = 2n; } async *z() { yield* await 1; } }',
  'label: for (const [a, ...b] of c) { continue label; } window.config = {...a?.b ?? c};',
  'import a, {b as c} from "x" with {type: "json"}; export default () => ({a});',
  '#!/usr/bin/env node\nwindow.config = {}; let a; let a;',
  'window.config = {a: €, b: ‚x’, 1a: 2}',
];

/** Both must return the same result for a text. */
function compare(request: Partial<Request> & Pick<Request, 'text'>): void {
  const whole = {
    do: 'fix',
    knowledge,
    options: {origin: 'https://viewer.example.org'},
    ...request,
  } as Request;
  expect(ask(whole), whole.text).toEqual(
    JSON.parse(JSON.stringify(answer(whole))),
  );
}

it('finds and fixes what the rules find and fix', () => {
  for (const text of texts) {
    compare({text});
  }
});

it('reads damaged texts as the rules do', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.double({min: 0, max: 1, noNaN: true}),
      fc.nat({max: 20}),
      (text, where, length) => {
        const at = Math.floor(where * text.length);
        compare({
          do: 'check',
          text: text.slice(0, at) + text.slice(at + length),
        });
      },
    ),
    {numRuns: 300},
  );
});

it('writes the report', () => {
  const text = 'window.config = {qidoRoot: "https://pacs.hospital.test/"};';
  compare({do: 'report', text, site: 'https://docs.example.org'});
  compare({do: 'check', text: ''});
});

it('contains nothing that runs a text', () => {
  expect(script).not.toMatch(
    /\beval\(|new Function\b|\bFunction\(|WebAssembly|importScripts|\bfetch\(/,
  );
});

it('refuses a parser with other parts', () => {
  const {resolve} = createRequire(__filename);
  const file = resolve('acorn').replace(/\.js$/, '.mjs');
  const text = readFileSync(file, 'utf8');
  expect(forReaders(file, text).length).toBeLessThan(text.length);
  expect(() =>
    forReaders(file, text.replaceAll('// ## Token types', '')),
  ).toThrow('acorn has changed');
  expect(() => forReaders(file, text + text)).toThrow('acorn has changed');
});
