import {expect, test} from 'vitest';
import stored from '../data/large-study.json';
import {openStudy, study, timesOf, type Settings} from './model';
import {recorded} from './recorded';

const settings: Settings = {latency: 80, bandwidth: 50, connection: 'http1'};
const count = 1 + study.series + 1 + study.series + study.images - 2;

/** The most requests that are sent but not complete at a time, of one kind. */
const mostAtOnce = (wanted: string, changed: Partial<Settings> = {}) => {
  const all = openStudy({...settings, ...changed}).filter(
    ({kind}) => kind === wanted,
  );
  return Math.max(
    ...all.map(
      ({sent}) =>
        all.filter((other) => other.sent <= sent && other.end > sent).length,
    ),
  );
};

test('a request waits for those that it needs', () => {
  const all = openStudy(settings);
  expect(all).toHaveLength(count);
  const endOf = (kind: string) =>
    Math.max(...all.filter((one) => one.kind === kind).map(({end}) => end));
  const madeOf = (kind: string) =>
    Math.min(...all.filter((one) => one.kind === kind).map(({made}) => made));
  expect(madeOf('metadata')).toBe(endOf('series'));
  expect(madeOf('first')).toBe(endOf('metadata'));
  expect(madeOf('other')).toBe(endOf('first'));
  expect(madeOf('thumbnail')).toBe(endOf('metadata') + 370);
  for (const {made, sent, end} of all) {
    expect(made).toBeLessThanOrEqual(sent);
    expect(sent + settings.latency).toBeLessThan(end);
  }
});

test('HTTP/1.1 sends six at a time; the viewer makes all requests for metadata, but 25 for images', () => {
  expect(mostAtOnce('metadata')).toBe(6);
  expect(mostAtOnce('other')).toBe(6);
  expect(mostAtOnce('metadata', {connection: 'http2'})).toBe(study.series);
  expect(mostAtOnce('other', {connection: 'http2'})).toBe(25);
});

test('no request is faster than the network', () => {
  const {end} = timesOf(openStudy({...settings, latency: 0, bandwidth: 8}));
  // 8 Mbit/s are 1000 bytes in a millisecond.
  expect(end).toBeGreaterThan((12 * 283_101 + 111 * 295_000) / 1000);
  expect(timesOf(openStudy({...settings, latency: 160})).first).toBeGreaterThan(
    timesOf(openStudy(settings)).first + 3 * 80,
  );
});

test.each(['http1', 'http2'] as const)(
  'the model makes the requests of the recorded run, %s, and is no slower',
  (connection) => {
    const real = recorded(connection);
    expect(real).toHaveLength(count);
    const computed = openStudy({...settings, connection});
    const metadata = (all: typeof real) =>
      Math.max(
        ...all.filter(({kind}) => kind === 'metadata').map(({end}) => end),
      );
    expect(metadata(computed) / metadata(real)).toBeGreaterThan(0.8);
    expect(metadata(computed) / metadata(real)).toBeLessThan(1.2);
    expect(timesOf(computed).first).toBeLessThan(timesOf(real).first);
    expect(Object.keys(stored[connection])).toHaveLength(5);
  },
);
