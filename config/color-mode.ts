/** The initial color mode of the site and of its offline archives. */
import type {ThemeConfig} from '@docusaurus/preset-classic';

export const colorMode = {
  defaultMode: 'dark',
  respectPrefersColorScheme: false,
  disableSwitch: false,
} satisfies ThemeConfig['colorMode'];
