/**
 * Pictures of the whole viewer whose caption is about one part, for example a menu: what is shown
 * of them. A click shows all. The edges are edges of the viewer, or between words, so that no word
 * is cut.
 */
type Place = `${number}% ${number}%`;

/** Where a part is, across and down in percent, how much larger it is shown, and how much higher than the picture's form. */
export type View = {x: number; y: number; scale: number; tall?: number};

/** From the viewport's left border to the viewer's right edge: no study panel (window: 1280 px). */
const viewport: View = {x: 100, y: 0, scale: 1.287};

/**
 * What a screen wider than a phone shows. After a slash: a part that a page names, of a picture
 * that other pages show whole.
 */
export const parts: Readonly<Record<string, View>> = {
  about: viewport,
  cine: {...viewport, y: 100},
  'context-menu': viewport,
  'create-report': viewport,
  layout: viewport,
  'layout-gray': viewport,
  'lung-window': {...viewport, tall: viewport.scale},
  patient: viewport,
  'seg-prompt': viewport,
  'settings-menu': viewport,
  'sr-prompt': viewport,
  'tmtv-threshold/panel': {x: 100, y: 0, scale: 2, tall: 1.15},
  'toolbar-measure-menu': viewport,
  'toolbar-more-menu': {...viewport, y: 3.5},
  tooltip: viewport,
  'tracking-panel/panel': {x: 100, y: 0, scale: 1.5},
  'tracking-prompt': viewport,
  'tracking-untrack': viewport,
  'tutorial-command': {...viewport, y: 100},
  'tutorial-evaluator': viewport,
  'viewer-tour': viewport,
};

/** What a phone shows, after a slash how much larger; also of others, of which a wider screen shows all. */
export const phoneParts: Readonly<Record<string, `${Place} / ${number}`>> = {
  '3d-four-up': '100% 26.5% / 1.247',
  about: '50% 45% / 2.25',
  capture: '50% 50% / 1.25',
  cine: '60% 100% / 2.25',
  compare: '100% 26.5% / 1.287',
  'context-menu': '40.2% 62% / 2.25',
  'create-report': '50% 45% / 2.25',
  'dynamic-4d': '100% 100% / 1.247',
  'error-datasource': '50% 50% / 1.6',
  layout: '47.3% 0% / 1.9',
  'layout-gray': '47.3% 0% / 1.9',
  'length-drawn': '100% 26.5% / 1.287',
  mpr: '100% 29.8% / 1.247',
  'mpr-crosshairs': '100% 29.8% / 1.247',
  patient: '100% 0% / 2.25',
  preferences: '0% 0% / 1.5',
  'preferences-language': '0% 26.6% / 1.53',
  'seg-loaded': '100% 26.5% / 1.287',
  'seg-prompt': '100% 0% / 1.287',
  'segmentation-brush': '100% 26.5% / 1.247',
  'segmentation-mode': '100% 26.5% / 1.247',
  'segmentation-panel': '100% 0% / 1.6',
  'settings-menu': '100% 0% / 2.25',
  'sr-loaded': '100% 26.5% / 1.287',
  'sr-prompt': '100% 0% / 1.287',
  'study-list': '0% 0% / 2.05',
  'study-list-german': '100% 0% / 2.02',
  'study-list-row': '0% 3% / 1.55',
  'tag-browser': '50% 0% / 1.6',
  'toolbar-measure-menu': '44.7% 0% / 2',
  'toolbar-more-menu': '100% 3.5% / 1.287',
  tooltip: '40.2% 0% / 2.25',
  'tracking-panel': '100% 26.5% / 1.287',
  'tracking-untrack': '50% 45% / 1.85',
  'tutorial-command': '100% 100% / 2.25',
  'tutorial-evaluator': '40.2% 0% / 2.25',
  'tutorial-hotkey': '50% 93% / 1.4',
  'tutorial-mode': '0% 0% / 1.75',
  'tutorial-mode-button': '0% 3% / 1.605',
  'tutorial-panel': '100% 0% / 2.15',
  'tutorial-prior': '100% 0% / 1.287',
  'tutorial-texts': '100% 0% / 2.25',
  'tutorial-tools': '40.2% 0% / 2.25',
  upload: '50% 28% / 1.7',
  viewer: '100% 0% / 1.287',
  'viewer-tour': '44.7% 0% / 2',
};

/** What a phone shows one below the other, of pictures with numbers or a long line. */
const phoneViews: Readonly<Record<string, readonly View[]>> = {
  'error-study': [
    {x: 0, y: 71, scale: 2.02},
    {x: 100, y: 71, scale: 1.98},
  ],
  'lung-window': [
    {x: 44.6, y: 0, scale: 2, tall: 2},
    {x: 100, y: 100, scale: 2.4, tall: 0.75},
  ],
  'study-list-row': [
    {x: 0, y: 0, scale: 2.09, tall: 1.07},
    {x: 100, y: 0, scale: 1.916},
  ],
  'tmtv-threshold/panel': [{x: 100, y: 0, scale: 3, tall: 1.7}],
  'tracking-panel': [
    {x: 0, y: 0, scale: 1.75},
    {x: 100, y: 0, scale: 1.88},
  ],
  'tracking-panel/panel': [{x: 100, y: 0, scale: 2.25, tall: 1.45}],
  'tracking-prompt': [viewport, {x: 92.9, y: 11.2, scale: 2.1, tall: 0.22}],
};

/** Whether a mark, `x,y` in percent, is in a view. */
function isIn({x, y, scale, tall = 1}: View, mark: string): boolean {
  const [across, down] = mark.split(',').map(Number) as [number, number];
  const isWithin = (at: number, place: number, share: number) =>
    at >= place * (1 - share) && at <= place + (100 - place) * share;
  return isWithin(across, x, 1 / scale) && isWithin(down, y, tall / scale);
}

/**
 * @param name of a picture, with `/` and the name of a part if the page gives one
 * @returns what a wider screen shows of it; nothing if it shows all, as of numbers outside the part
 * @throws if the page names a part that is not listed
 */
export function partOf(
  name: string,
  marks: readonly string[] = [],
): View | undefined {
  const part = parts[name];
  if (!part && name.includes('/')) {
    const named = Object.keys(parts).filter((key) => key.includes('/'));
    throw new Error(
      `No part is called "${name}". Add it to src/features/pictures/parts.ts, or use one of: ${named.join(', ')}.`,
    );
  }
  return part && marks.every((mark) => isIn(part, mark)) ? part : undefined;
}

/** What a phone shows of a picture; nothing if it shows all, as of a picture whose numbers are not in the views. */
export function viewsOf(
  name: string,
  marks?: readonly string[],
): readonly View[] {
  const [place, scale] = phoneParts[name]?.split(' / ') ?? [];
  if (place && !marks) {
    const [x, y] = place.split(' ').map(parseFloat) as [number, number];
    return [{x, y, scale: Number(scale)}];
  }
  const views = phoneViews[name] ?? [];
  return (marks ?? []).every((mark) => views.some((view) => isIn(view, mark)))
    ? views
    : [];
}
