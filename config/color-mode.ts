/** Which colors a reader sees first; the site and its offline archives agree on it. */
import type {ThemeConfig} from '@docusaurus/preset-classic';

export const colorMode = {
  defaultMode: 'dark',
  respectPrefersColorScheme: false,
  disableSwitch: false,
} satisfies ThemeConfig['colorMode'];
