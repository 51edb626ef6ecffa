/** How many decimals a step has: 0 for 5, 2 for 0.25. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}

/** The nearest multiple of the step, without the tail that floating point leaves (0.30000000000000004). */
export function roundToStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(decimalsOf(step)));
}
