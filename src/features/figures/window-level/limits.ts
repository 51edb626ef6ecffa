import type {Window} from '../core/window';

/** The ends of the sliders. */
export const limits = {width: [1, 3000], level: [-1000, 1500]} as const;

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.round(Math.min(most, Math.max(least, value)));

export const limited = ({width, level}: Window): Window => ({
  width: within(width, limits.width),
  level: within(level, limits.level),
});
