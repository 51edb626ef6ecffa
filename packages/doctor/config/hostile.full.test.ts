/** Any pasted text gets findings or a message, never an exception. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {checkConfig, fixAll, maskedReport} from '../index';
import {maxLength} from '../limits';
import type {CheckOptions} from '../types';
import {answer} from '../worker/answer';

const knowledge = knowledgeFor('current');
const check = (text: string) => checkConfig(text, knowledge);
const many = 10_000;

describe('hostile input', () => {
  it.each([
    ['nothing', '', 'not-a-configuration'],
    ['a byte order mark alone', '\ufeff', 'not-a-configuration'],
    [
      'open brackets',
      `window.config = ${'['.repeat(many)}`,
      'not-a-configuration',
    ],
    [
      'nested brackets',
      `window.config = ${'['.repeat(many)}${']'.repeat(many)}`,
      'not-a-configuration',
    ],
    ['nested parentheses', '('.repeat(many), 'not-a-configuration'],
    ['an unfinished template', 'window.config = {a: `${', 'syntax-error'],
    ['an unfinished string', "window.config = {a: '", 'syntax-error'],
    ['NUL', 'window.config = {\0}', 'not-a-configuration'],
    ['binary data', '\ufffd\ufffdPNG\r\n', 'not-a-configuration'],
    ['too much text', 'a'.repeat(maxLength + 1), 'not-a-configuration'],
  ])('reports %s', (_, text, rule) => {
    expect(check(text).findings.map((finding) => finding.rule)).toContain(rule);
  });

  it.each([
    ['operators without brackets', `window.config = ${'!'.repeat(many)}1`],
    ['a long sum', `window.config = {a: ${'1+'.repeat(many)}1}`],
    ['a chain of members', `window.config = {a: b${'.c'.repeat(many)}}`],
    ['a chain of arrows', `window.config = ${'a=>'.repeat(many)}1`],
    [
      'names that refer to each other',
      'const a = b; const b = a; window.config = {a, dataSources: [a]};',
    ],
    [
      'an object that spreads itself',
      'const a = {...a}; window.config = {...a};',
    ],
    [
      'a list that contains what it is in',
      'window.config = {modes: []}; window.config.modes.push({window});',
    ],
    [
      'keys of prototypes',
      "window.config = {__proto__: null, constructor: 1, toString: 2, 'hasOwnProperty': 3, ['__proto__']: {}};",
    ],
    [
      'a comment that mentions an object',
      '// window.config = {…}\nwindow.config.modes = [];',
    ],
    ['separators of lines', 'window.config = {a: 1,\u2028 b: 2\u2029};'],
  ])('accepts %s', (_, text) => {
    expect(() => check(text)).not.toThrow();
  });

  it('reads the largest text, and one with very many keys', () => {
    const keys = Array.from(
      {length: 100_000},
      (_, index) => `key${index}: ${index},`,
    );
    const text = `window.config = {\n${keys.join('\n')}\n};`;
    expect(check(text).stopped).toBeDefined();
    const comment = `/*${'x'.repeat(maxLength - 100)}*/\nwindow.config = {modes: []};`;
    expect(check(comment).findings.map(({rule}) => rule)).toContain(
      'missing-required',
    );
  });

  it('stops at its deadline with what it has', () => {
    let time = 0;
    const result = checkConfig('window.config = {modes: []};', knowledge, {
      deadline: 10,
      now: () => (time += 3),
    });
    expect(result.stopped).toBe('deadline');
    const all = check('window.config = {modes: []};');
    expect(all.stopped).toBeUndefined();
    expect(result.findings.length).toBeLessThan(all.findings.length);
  });

  it('lets a reader wait two seconds, and a pipeline as long as it takes', () => {
    let time = 0;
    const options: CheckOptions = {now: () => (time += 900)};
    const text = 'window.config = {modes: []};';
    const {result} = answer({do: 'check', text, knowledge, options});
    expect(result.stopped).toBe('deadline');
    expect(checkConfig(text, knowledge, options).stopped).toBeUndefined();
  });

  it('does not run what it reads', () => {
    check(
      'window.config = {a: globalThis.doctorRan = true}; globalThis.doctorRan = 1; (() => {globalThis.doctorRan = 1})()',
    );
    expect(globalThis).not.toHaveProperty('doctorRan');
  });

  it('survives anything', () => {
    const words = [
      ...'window . config = { } [ ] ( ) => , : ; \' " ` ${ / * // < 1 … “'.split(
        ' ',
      ),
      ...'__proto__ dataSources modes configuration async return function null'.split(
        ' ',
      ),
      ...['\n', '\r\n', '\ufeff'],
    ];
    const soup = fc
      .array(
        fc.oneof(
          fc.constantFrom(...words),
          fc.string({unit: 'binary', maxLength: 5}),
        ),
        {maxLength: 60},
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (text) => {
        const result = check(text);
        maskedReport(text, result, knowledge.release);
        for (const {range} of result.findings) {
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThanOrEqual(text.length);
        }
        fixAll(text, (changed) => check(changed).findings);
      }),
      {numRuns: 1500},
    );
  });
});
