/**
 * The documentation versions: which ones are built here, and which older ones
 * live on archived sites of their own. The dropdown, the /versions page and the
 * docs plugin all read this file; there is no second list.
 */
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import packageJson from '../package.json';

/** The platform release that the current docs describe; the site's own version. */
export const siteVersion = packageJson.version;

/** Options of the docs plugin, one entry a version that this site builds. */
export const builtVersions = {
  current: {
    label: `${siteVersion} (Latest)`,
    path: '',
    badge: true,
  },
  '3.9': {
    label: '3.9',
    path: '3.9',
    // 3.9 is the stable line, not an abandoned one: the framework's default
    // banner for an older version ("no longer actively maintained") would be false.
    banner: 'none',
    badge: true,
  },
} satisfies NonNullable<DocsOptions['versions']>;

/** A version whose documentation stands on another host. */
export type ArchivedVersion = {label: string; href: string};

/** Documentation of older releases, each frozen on its own site. */
export const archivedVersions = [
  {label: '3.8.5', href: 'https://v3p8.docs.ohif.org'},
  {label: '2.0', href: 'https://v2.docs.ohif.org'},
  {label: '1.0', href: 'https://v1.docs.ohif.org'},
] satisfies ArchivedVersion[];
