import {expect, it} from 'vitest';
import {longestOf, type TraceEvent} from './typing';

const event = (name: string, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
});

it('counts a run of scripts once, without the layout inside', () => {
  const events = [
    event('RunTask', 0, 100),
    event('EventDispatch', 10, 60),
    event('FunctionCall', 20, 40),
    event('Layout', 30, 20),
    event('UpdateLayoutTree', 31, 5),
    event('FunctionCall', 75, 10),
  ];
  expect(longestOf(events)).toEqual({scripts: 40, task: 100});
});

it('sees a long run that follows a short one', () => {
  const events = [event('FunctionCall', 0, 5), event('RunMicrotasks', 6, 70)];
  expect(longestOf(events).scripts).toBe(70);
});
