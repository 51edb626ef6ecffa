/** The controls that ./later.ts responds for. */
export const laterControls = [
  '.navbar__toggle',
  '.navbar .dropdown > [aria-haspopup]',
  '.menu__list-item-collapsible > [aria-expanded]',
  'button[data-sidebar]',
  'img[data-keep-click]',
  '[data-copy-page]',
  '[data-copied-label]',
].join();
