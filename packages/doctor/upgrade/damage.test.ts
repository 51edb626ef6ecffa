import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkFiles} from './index';

const root = path.resolve(__dirname, '../../..');
const upgrade = {from: '3.8', to: '3.10'} as const;

/** The "before" code of all migration pages, which is what readers have. */
const samples = readdirSync(path.join(root, 'docs/migration-guide'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .flatMap((name) => [
    ...readFileSync(
      path.join(root, 'docs/migration-guide', name),
      'utf8',
    ).matchAll(/```[jt]sx? title="before[^"]*"[^\n]*\n([\s\S]*?)```/g),
  ])
  .map((match) => match[1] ?? '')
  .filter((text) => text.split('\n').length > 4);

const find = async (text: string) =>
  (await checkFiles([{path: 'a.tsx', text}], upgrade)).findings.map(
    ({change, line}) => ({change, line}),
  );

/** The text without one bracket, for each bracket, and the line that it was on. */
function* damaged(text: string) {
  for (const {index} of text.matchAll(/[()[\]{}]/g)) {
    yield {
      text: text.slice(0, index) + text.slice(index + 1),
      line: text.slice(0, index).split('\n').length,
    };
  }
}

// Only keys of the object whose bracket is missing are lost.
it('keeps 97 % of the findings that are two lines or more from a missing bracket', async () => {
  let kept = 0;
  let all = 0;
  for (const sample of samples) {
    const whole = await find(sample);
    for (const {text, line} of damaged(sample)) {
      const rest = await find(text);
      const far = whole.filter((one) => Math.abs(one.line - line) > 2);
      all += far.length;
      kept += far.filter(({change, line: at}) =>
        rest.some((one) => one.change === change && one.line === at),
      ).length;
    }
  }
  expect(samples.length).toBeGreaterThan(40);
  expect(all).toBeGreaterThan(800);
  expect(kept / all).toBeGreaterThanOrEqual(0.97);
}, 120_000);
