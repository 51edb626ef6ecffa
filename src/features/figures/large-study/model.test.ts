import {expect, test} from 'vitest';
import {openStudy, recorded, timesOf, type Settings} from './model';

const settings: Settings = {latency: 80, bandwidth: 50, connection: 'http1'};

const ofKind = (wanted: string, all = openStudy(settings)) =>
  all.filter(({kind}) => kind === wanted);

test('a request waits for those that it needs', () => {
  const last = (kind: string) => ofKind(kind).at(-1)!.end;
  expect(ofKind('metadata')[0]!.made).toBe(last('series'));
  expect(ofKind('first')[0]!.made).toBe(last('metadata'));
  expect(ofKind('thumbnail')[0]!.made).toBe(last('metadata') + 370);
  expect(ofKind('other')[0]!.made).toBe(last('first'));
});

test.each([
  ['http1', 'metadata', 6],
  ['http1', 'other', 6],
  ['http2', 'metadata', 12],
  ['http2', 'other', 25],
] as const)('over %s, at most so many run: %s', (connection, kind, most) => {
  const all = ofKind(kind, openStudy({...settings, connection}));
  const running = all.map(
    ({sent}) => all.filter((one) => one.sent <= sent && one.end > sent).length,
  );
  expect(Math.max(...running)).toBe(most);
});

test.each(['http1', 'http2'] as const)(
  'the model makes the requests of the recorded run over %s, at most a third faster',
  (connection) => {
    const real = recorded(connection);
    const computed = openStudy({...settings, connection});
    const kindsOf = (all: typeof real) => all.map(({kind}) => kind).sort();
    expect(kindsOf(computed)).toEqual(kindsOf(real));
    const share = timesOf(computed).all / timesOf(real).all;
    expect(share).toBeGreaterThan(0.66);
    expect(share).toBeLessThan(1);
    expect(timesOf(computed).first).toBeLessThan(timesOf(real).first);
  },
);
