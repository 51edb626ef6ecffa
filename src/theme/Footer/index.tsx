/**
 * Why: the parts of the chrome that the site's design names have their place here; this one adds
 * nothing yet. Its links are in config/footer.ts.
 * How: the theme's component as it is (safe; theme-classic 3.10.2).
 */
export {default} from '@theme-original/Footer';
