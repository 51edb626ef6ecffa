/**
 * Pictures of the whole viewer whose caption is about one part, for example a menu: what is shown
 * of them. A click shows all. The edges are edges of the viewer, or between words, so that no word
 * is cut.
 */
type Place = `${number}% ${number}%`;

/** Where a part is, across and down in percent, how much larger it is shown, and how much higher than the picture's form. */
type View = {x: number; y: number; scale: number; tall?: number};

/** From the left border of the viewport to the right edge of the viewer: the study panel is outside. */
export const parts: Readonly<Record<string, Place>> = {
  about: '100% 0%',
  cine: '100% 100%',
  'context-menu': '100% 0%',
  'create-report': '100% 0%',
  layout: '100% 0%',
  'layout-gray': '100% 0%',
  patient: '100% 0%',
  'seg-prompt': '100% 0%',
  'settings-menu': '100% 0%',
  'sr-prompt': '100% 0%',
  'toolbar-measure-menu': '100% 0%',
  'toolbar-more-menu': '100% 3.5%',
  tooltip: '100% 0%',
  'tracking-prompt': '100% 0%',
  'tracking-untrack': '100% 0%',
  'tutorial-command': '100% 100%',
  'tutorial-evaluator': '100% 0%',
  'viewer-tour': '100% 0%',
};

/** How much larger these are: as much as leaves out the study panel of a window of 1280 px. */
export const partScale = 1.287;

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
    {x: 43.2, y: 0, scale: 2, tall: 2},
    {x: 100, y: 100, scale: 2.4, tall: 0.75},
  ],
  'study-list-row': [
    {x: 0, y: 0, scale: 2.09, tall: 1.07},
    {x: 100, y: 0, scale: 1.916},
  ],
  'tracking-panel': [
    {x: 0, y: 0, scale: 1.75},
    {x: 100, y: 0, scale: 1.88},
  ],
  'tracking-prompt': [
    {x: 0, y: 0, scale: 1.8, tall: 1.2},
    {x: 100, y: 0, scale: 1.8, tall: 0.4},
  ],
};

/** Whether a mark, `x,y` in percent, is in a view. */
function isIn({x, y, scale, tall = 1}: View, mark: string): boolean {
  const [across, down] = mark.split(',').map(Number) as [number, number];
  const isWithin = (at: number, place: number, share: number) =>
    at >= place * (1 - share) && at <= place + (100 - place) * share;
  return isWithin(across, x, 1 / scale) && isWithin(down, y, tall / scale);
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
