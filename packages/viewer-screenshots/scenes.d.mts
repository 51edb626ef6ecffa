/** Types of scenes.mjs, for the checks that are written in TypeScript. */

export type Scene = {
  /** Name of the picture, without `.png`. */
  name: string;
  /** Size of the browser window, in CSS pixels. */
  window: {width: number; height: number};
  /** What the browser does, in order: one verb of steps.mjs each. */
  steps: Record<string, unknown>[];
  /** Part of the window that is kept, in CSS pixels. */
  clip?: {x: number; y: number; width: number; height: number};
  /** Device pixels a CSS pixel; 2 unless the scene says otherwise. */
  scale?: number;
  /** Language of browser and interface. */
  language?: string;
  /** Lets the first-visit tour run. */
  tour?: boolean;
  /** Milliseconds between the metadata answers of a study's series; 200 by default. */
  stagger?: number;
  /** Laid over `window.config`. */
  config?: Record<string, unknown>;
  /** A step in `examples/first-extension`, whose extension and mode the viewer has. */
  tutorial?: string;
  /** A file in `examples/hanging-protocols`, whose protocol the viewer has. */
  protocol?: string;
  /** What differs in an older version of the docs, by its name. */
  older?: Record<string, Partial<Omit<Scene, 'name' | 'window' | 'older'>>>;
  /** Requests whose path begins with this fail. */
  fail?: string;
};

export const scenes: Scene[];
