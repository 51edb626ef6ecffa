/**
 * Why: the color mode switches before React is there, and without it.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2), and with it the state that
 * the theme keeps: src/chrome/colorMode.ts changes the attributes of the page that the theme's
 * own script in the head sets, and the styles show the icon and the label of the mode.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

const label = (mode: string) =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode},
  );

export default function ColorModeToggle({className}: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        data-color-mode={`theme${siteStorage.namespace}`}>
        <span className={styles.dark}>
          <IconDarkMode aria-hidden />
          <span className="visually-hidden">
            {label(
              translate({
                id: 'theme.colorToggle.ariaLabel.mode.dark',
                message: 'dark mode',
                description: 'The name for the dark color mode',
              }),
            )}
          </span>
        </span>
        <span className={styles.light}>
          <IconLightMode aria-hidden />
          <span className="visually-hidden">
            {label(
              translate({
                id: 'theme.colorToggle.ariaLabel.mode.light',
                message: 'light mode',
                description: 'The name for the light color mode',
              }),
            )}
          </span>
        </span>
      </button>
    </div>
  );
}
