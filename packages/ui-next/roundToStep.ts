/** How many decimals a step has: 0 for 5, 2 for 0.25. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}

/**
 * The nearest value that is whole steps away from `start`, without the tail that
 * floating point leaves (0.30000000000000004).
 */
export function roundToStep(
  value: number,
  step: number,
  start: number,
): number {
  const rounded = start + Math.round((value - start) / step) * step;
  return Number(rounded.toFixed(Math.max(decimalsOf(step), decimalsOf(start))));
}
