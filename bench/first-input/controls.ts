/** The controls of the site's chrome: how a reader uses each of them first, and when it has responded. */

/** What the reader does. A press is preceded by the focus, as the Tab key leaves it. */
type Action =
  {click: string} | {press: string; key: string} | {type: readonly string[]};

export type Control = {
  name: string;
  /** Only on small screens. */
  phone?: true;
  /** The page that it is measured on, where few have it. */
  page?: string;
  action: Action;
  /** Runs in the page: whether the control has responded. */
  responded: () => boolean;
};

/**
 * Where the peer has the same control, both are used by the same kind of input, and asked the
 * same question: a click is three messages to the browser, a key is two.
 */
export const controls: readonly Control[] = [
  {
    name: 'phone menu',
    phone: true,
    action: {click: '.navbar__toggle'},
    responded: () =>
      Array.from(document.querySelectorAll('.navbar-sidebar')).some((menu) =>
        menu.checkVisibility({visibilityProperty: true}),
      ),
  },
  {
    name: 'color mode',
    action: {
      press: '.navbar [class*="colorModeToggle"] button',
      key: 'Enter',
    },
    responded: () => document.documentElement.dataset.theme === 'light',
  },
  {
    name: 'Ctrl+K to a field',
    action: {type: ['Control+k', 'a']},
    responded: () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.value === 'a',
  },
  {
    name: 'sidebar category',
    action: {
      click:
        '.theme-doc-sidebar-menu > .menu__list-item--collapsed > .menu__list-item-collapsible > [aria-expanded]',
    },
    responded: () =>
      document
        .querySelector(
          'li[data-measured]:not(.menu__list-item--collapsed) > .menu__list a',
        )
        ?.checkVisibility() ?? false,
  },
  {
    name: 'version dropdown',
    action: {press: '.navbar .dropdown [aria-haspopup]', key: 'Enter'},
    responded: () =>
      document.querySelector('.navbar .dropdown [aria-expanded="true"]') !==
      null,
  },
  {
    name: 'locale dropdown',
    action: {
      press: '.navbar .dropdown:has([lang]) > [aria-haspopup]',
      key: 'Enter',
    },
    responded: () =>
      document.querySelector('.navbar .dropdown [aria-expanded="true"]') !==
      null,
  },
  {
    name: 'table of contents on phones',
    phone: true,
    action: {click: '.theme-doc-toc-mobile :is(button, summary)'},
    responded: () =>
      document
        .querySelector('.theme-doc-toc-mobile a')
        ?.checkVisibility({visibilityProperty: true}) ?? false,
  },
  {
    name: 'close the announcement',
    action: {click: '.theme-announcement-bar button'},
    responded: () =>
      !document.querySelector('.theme-announcement-bar')?.checkVisibility(),
  },
  {
    name: 'copy code',
    action: {click: '.theme-code-block button'},
    responded: () =>
      document.querySelector(
        '.theme-code-block button:is([class*="copyButtonCopied"], [data-copied])',
      ) !== null,
  },
  {
    name: 'copy page',
    action: {click: '[data-search-skip] > button'},
    responded: () =>
      Array.from(
        document.querySelectorAll<HTMLElement>(
          '[data-search-skip] > [role="status"]',
        ),
      ).some(({innerText}) => innerText !== ''),
  },
  {
    name: 'folded section',
    action: {click: 'main details:has(#page-sources) > summary'},
    responded: () =>
      document.querySelector('main details[open] #page-sources') !== null,
  },
  {
    name: 'heading link',
    action: {click: 'main h2 .hash-link'},
    responded: () => location.hash !== '',
  },
  {
    name: 'tabs of an example',
    page: '/components/Button',
    action: {click: 'main label:has(+ label) + label'},
    responded: () =>
      document.querySelector('[data-showcase-code]')!.checkVisibility(),
  },
  {
    name: 'enlarge an image',
    page: '/user-guide/viewer/toolbar',
    action: {click: 'figure.viewer-picture img'},
    responded: () =>
      document.querySelector('dialog[open] img, .medium-zoom-image--opened') !==
      null,
  },
  {
    name: 'collapse the sidebar',
    action: {click: '.theme-doc-sidebar-container [class*="collapseSidebar"]'},
    responded: () =>
      document.querySelector('.theme-doc-sidebar-container')!.clientWidth < 200,
  },
];

/** The same on Starlight, where it has the same control. */
export const peerControls: readonly Control[] = [
  {
    name: 'phone menu',
    phone: true,
    action: {click: 'starlight-menu-button button'},
    responded: () =>
      document
        .querySelector('#starlight__sidebar')
        ?.checkVisibility({visibilityProperty: true}) ?? false,
  },
  {
    name: 'color mode',
    // The first letter chooses "Dark": what a script chooses is not an interaction of a reader.
    // The peer starts in the browser's mode, which is light.
    action: {
      press: 'starlight-theme-select select >> visible=true',
      key: 'd',
    },
    responded: () => document.documentElement.dataset.theme === 'dark',
  },
  {
    name: 'Ctrl+K to a field',
    action: {type: ['Control+k', 'a']},
    responded: () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.value === 'a',
  },
  {
    name: 'sidebar category',
    action: {click: '#starlight__sidebar details:not([open]) > summary'},
    responded: () =>
      document.querySelectorAll('#starlight__sidebar details[open]').length >
      Number(document.body.dataset.openAtFirst),
  },
  {
    name: 'table of contents on phones',
    phone: true,
    action: {click: 'mobile-starlight-toc summary'},
    responded: () =>
      document
        .querySelector('mobile-starlight-toc .dropdown a')
        ?.checkVisibility() ?? false,
  },
  {
    name: 'heading link',
    action: {click: 'main .sl-anchor-link'},
    responded: () => location.hash !== '',
  },
  {
    name: 'copy code',
    action: {click: '.expressive-code .copy button'},
    responded: () =>
      document.querySelector('.expressive-code .feedback') !== null,
  },
];
