/** Several visits -> the figures that are recorded and compared. */
import type {Response} from './first-visit';

export type Figures = {
  /** Milliseconds as driven from outside the browser, the median of the visits. */
  driven: number;
  /** Event Timing's duration of the slowest interaction; null below its threshold. */
  paint: number | null;
};

/** @throws if `values` is empty */
export const median = (values: readonly number[]) => percentile(values, 50);

/** @throws if `values` is empty */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor(((sorted.length - 1) * percent) / 100)];
  if (value === undefined) {
    throw new Error('Cannot compute a median: no visit was measured.');
  }
  return value;
}

/** What a reader sees of a figure: its drawings, and its text with the values of its sliders. */
export type Look = {picture: string; readout: string};

/** @throws if a drag did not change both: it would cost little because nothing follows it */
export function requireResponse(name: string, before: Look, after: Look): void {
  for (const part of ['picture', 'readout'] as const) {
    if (before[part] === after[part]) {
      throw new Error(
        `The ${part} of "${name}" is the same after the pointer has moved, so its time means nothing. Correct the figure, or its target in bench/first-input/drags.ts.`,
      );
    }
  }
}

export function figuresOf(responses: readonly Response[]): Figures {
  const paints = responses
    .map(({paint}) => paint)
    .filter((paint) => paint !== null);
  return {
    driven: Math.round(median(responses.map(({driven}) => driven))),
    paint: paints.length > 0 ? median(paints) : null,
  };
}

/** `{control: {slowdown: figures}}` of one page. */
export type PageFigures = Record<string, Record<string, Figures>>;

/** The slowest page of each control, as a row of a table: `name 1x 4x`. */
export function slowest(
  pages: Readonly<Record<string, PageFigures>>,
): Record<string, Record<string, number>> {
  const worst: Record<string, Record<string, number>> = {};
  for (const page of Object.values(pages)) {
    for (const [control, bySlowdown] of Object.entries(page)) {
      for (const [slowdown, {driven}] of Object.entries(bySlowdown)) {
        const row = (worst[control] ??= {});
        row[slowdown] = Math.max(row[slowdown] ?? 0, driven);
      }
    }
  }
  return worst;
}
