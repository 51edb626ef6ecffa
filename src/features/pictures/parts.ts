/**
 * Pictures of the whole viewer whose caption is about one part, for example a menu: what is shown
 * of them. A click shows all. The edges are edges of the viewer, or between words, so that no word
 * is cut.
 */
type Place = `${number}% ${number}%`;

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

/** Of pictures with numbers, the column that a phone shows, with all of them, in the same form. */
export const phoneColumns: Readonly<Record<string, string>> = {
  'lung-window': '88.5% / 1.337',
};

/** What a phone shows, after a slash how much larger; also of others, of which a wider screen shows all. */
export const phoneParts: Readonly<Record<string, `${Place} / ${number}`>> = {
  '3d-four-up': '100% 26.5% / 1.247',
  about: '50% 45% / 2.25',
  capture: '50% 50% / 1.25',
  cine: '60% 100% / 2.25',
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
  'tag-browser': '50% 0% / 1.6',
  'toolbar-measure-menu': '44.7% 0% / 2',
  'toolbar-more-menu': '100% 3.5% / 1.287',
  tooltip: '40.2% 0% / 2.25',
  'tracking-panel': '100% 26.5% / 1.287',
  'tracking-prompt': '100% 0% / 1.287',
  'tracking-untrack': '50% 45% / 1.85',
  'tutorial-command': '100% 100% / 2.25',
  'tutorial-evaluator': '40.2% 0% / 2.25',
  'tutorial-hotkey': '50% 93% / 1.4',
  'tutorial-texts': '100% 0% / 2.25',
  'viewer-tour': '44.7% 0% / 2',
};
