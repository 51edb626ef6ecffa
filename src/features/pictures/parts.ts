type Place = `${number}% ${number}%`;
type Parts = Readonly<Record<string, Place | `${Place} / ${number}`>>;

/**
 * Pictures of the whole viewer whose caption is about one part, for example a menu: what is shown
 * of them. A click shows all. After a slash, how much a phone enlarges it, if not as much as a
 * menu; a wider screen enlarges it less.
 */
export const parts: Parts = {
  about: '50% 45%',
  cine: '60% 100%',
  'context-menu': '33% 62%',
  'create-report': '50% 45%',
  layout: '64% 0%',
  'layout-gray': '64% 0%',
  patient: '100% 0%',
  'settings-menu': '100% 0%',
  'sr-prompt': '100% 0% / 1.28',
  'toolbar-measure-menu': '29% 0%',
  'toolbar-more-menu': '100% 0% / 1.25',
  tooltip: '32% 0%',
  'tracking-prompt': '100% 0% / 1.28',
  'tracking-untrack': '50% 45%',
  'tutorial-command': '100% 100%',
  'tutorial-evaluator': '41% 0%',
  'viewer-tour': '67% 0%',
};

/** What a phone shows of others, of which a wider screen has room for all. */
export const phoneParts: Parts = {
  '3d-four-up': '100% 60% / 1.25',
  'dynamic-4d': '100% 60% / 1.25',
  mpr: '90% 55% / 1.28',
  preferences: '0% 0% / 1.5',
  'preferences-language': '0% 40% / 1.3',
  'segmentation-mode': '100% 20% / 1.35',
  'sr-loaded': '100% 20% / 1.28',
  'tag-browser': '50% 5% / 1.6',
  'tracking-panel': '100% 20% / 1.35',
};
