/**
 * The table of what the viewer will read is compared with what the published viewer held in
 * `window.config`. The script that recorded it is in the Git history:
 * packages/viewer-screenshots/observe.mjs.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {knowledgeFor} from './cli/release-data';
import {checkConfig} from './index';
import {observed} from './observed/observed.json';

const folder = path.join(__dirname, 'observed');
const knowledge = knowledgeFor('current');

/** The value at `dataSources[0].configuration.qidoRoot`. */
function valueAt(config: unknown, place: string): unknown {
  return place
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      config,
    );
}

/** The recorded value of an expression of a configuration. */
const valueOf = (expression: string): unknown =>
  JSON.parse(
    JSON.stringify(
      vm.runInNewContext(`(${expression})`) ?? null,
      (_, inner: unknown) =>
        typeof inner === 'function' ? '[function]' : inner,
    ),
  );

/** Values that are put together are shown as they are written. */
const isLiteral = (expression: string) =>
  !expression.endsWith('…') &&
  !/[`+]|\b(root|archive|limits)\b/.test(expression);

describe.each(Object.entries(observed))('%s', (file, {config}) => {
  const {effective} = checkConfig(
    readFileSync(path.join(folder, file), 'utf8'),
    knowledge,
  );

  it('has the values that the viewer holds', () => {
    const own = effective.filter(
      ({from, value}) => from === 'file' && isLiteral(value!),
    );
    expect(own.length).toBeGreaterThan(5);
    for (const {path: place, value} of own) {
      expect(valueOf(value!), place).toEqual(valueAt(config, place));
    }
  });

  it('has what the viewer puts in for a key that is missing', () => {
    for (const {path: place, from, value} of effective) {
      const held = valueAt(config, place);
      if (from === 'file' || from === 'not judged') {
        expect(held, place).toBeDefined();
      } else if (held !== undefined) {
        // The viewer has written its default into the configuration.
        expect(from, place).toBe('default');
        if (/^[{[\w*]*$|^\{.*\}$/.test(value!)) {
          expect(valueOf(value!), place).toEqual(held);
        }
      }
    }
  });
});

it('covers ten configurations', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.sort()).toEqual(Object.keys(observed).sort());
  expect(files.length).toBeGreaterThanOrEqual(10);
});
