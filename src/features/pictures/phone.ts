type Place = `${number}% ${number}%`;

/**
 * What a phone shows of a picture of the whole viewer, in which a menu would be a few pixels
 * high: the part that its caption is about. A click shows all of it. After a slash, how much it is
 * enlarged, if not as much as a menu: without the study panel, for example.
 */
export const parts: Readonly<Record<string, Place | `${Place} / ${number}`>> = {
  about: '50% 45%',
  'context-menu': '33% 62%',
  'create-report': '50% 45%',
  layout: '64% 0%',
  'layout-gray': '64% 0%',
  mpr: '90% 55% / 1.28',
  patient: '100% 0%',
  'segmentation-mode': '100% 20% / 1.35',
  'settings-menu': '100% 0%',
  'sr-loaded': '100% 20% / 1.28',
  'toolbar-measure-menu': '29% 0%',
  tooltip: '32% 0%',
  'tracking-panel': '100% 20% / 1.35',
  'tracking-untrack': '50% 45%',
  'tutorial-command': '100% 100%',
  'tutorial-evaluator': '41% 0%',
  'viewer-tour': '67% 0%',
};
