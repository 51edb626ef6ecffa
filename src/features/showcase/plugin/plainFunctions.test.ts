import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const withoutNames = createRequire(__filename)('./plainFunctions.cjs') as (
  source: string,
) => string;

test('preserves only the named functions, also nested ones', () => {
  expect(
    withoutNames(
      [
        'var Menu = /* @__PURE__ */ __name((props) => {',
        '  const close = /* @__PURE__ */ __name(() => props.close(), "close");',
        '  return close;',
        '}, "Menu");',
        '__name(function Anchor() {}, "Anchor");',
        'export {Menu};',
      ].join('\n'),
    ),
  ).toBe(
    [
      'var Menu = /* @__PURE__ */ ((props) => {',
      '  const close = /* @__PURE__ */ (() => props.close());',
      '  return close;',
      '});',
      '(function Anchor() {});',
      'export {Menu};',
    ].join('\n'),
  );
});
