/** The words of the controls that are not in the static page; the site's messages have these ids. */
export const firstMessageIds = {
  colorMode: 'theme.colorToggle.ariaLabel',
  light: 'theme.colorToggle.ariaLabel.mode.light',
  dark: 'theme.colorToggle.ariaLabel.mode.dark',
} as const;

/** Those of the file that is loaded later. */
export const laterMessageIds = {
  expandCategory: 'theme.DocSidebarItem.expandCategoryAriaLabel',
  collapseCategory: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
  closeMenu: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  backToMainMenu: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  versions: 'theme.navbar.mobileVersionsDropdown.label',
  languages: 'theme.navbar.mobileLanguageDropdown.label',
  closePicture: 'viewerPicture.close',
} as const;

export type FirstTexts = Record<keyof typeof firstMessageIds, string>;
export type LaterTexts = Record<keyof typeof laterMessageIds, string>;

/** A text with its hole filled. */
export const fill = (text: string, hole: string, value: string): string =>
  text.replace(`{${hole}}`, value);
