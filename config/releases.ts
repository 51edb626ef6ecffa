/**
 * THE list of releases. The docs plugin, the version dropdown, /versions, the checks and
 * their facts, the notes under each page, recipes, samples, screenshots, and offline
 * archives read it. To add a release, add an entry here: CONTRIBUTING.md, "Cut a version".
 *
 * A folder in `versioned_docs/` or a name in `versions.json` that this list does not have
 * fails the test of this list (`npx vitest --project unit config/releases`).
 */
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/** A release whose docs this site builds. */
export type Release = {
  /** The name of the version in Docusaurus: `current`, or the one in `versions.json`. */
  id: string;
  /** The exact release that the pages describe. */
  release: string;
  /** How pages refer to it: major and minor number. */
  line: string;
  label: string;
  /** Below the base URL; empty for the latest version. */
  path: string;
  /** The folder of its pages. */
  docs: string;
  status: 'latest' | 'maintained' | 'unmaintained';
  /** The exact source that its names are checked against, and the public copy of it that was read. Readers see `OHIF/Viewers` and the commit. */
  source: {repository: string; commit: string; builtFrom: string};
  /** The published core that samples run with, and the package that draws the icons: the nearest to the release. */
  packages: {core: string; icons: string};
  /** The Cornerstone3D that the release locks, and its exact public source. */
  cornerstone3d: {release: string; repository: string; commit: string};
};

export const releases = [
  {
    id: 'current',
    release: '3.10.0-beta.146',
    line: '3.10',
    label: '3.10.0-beta.146 (Latest)',
    path: '',
    docs: 'docs',
    status: 'latest',
    source: {
      repository: 'openloop-co/medivault-ohif-viewer',
      commit: '0fee0236c2367d4fc141e0e8e6cd62152581ae76',
      builtFrom: 'e7fe879318166edd03c58c5ff778267a165bec7f',
    },
    packages: {core: '3.10.0-beta.144', icons: '@ohif/ui-next@3.11.0'},
    cornerstone3d: {
      release: '3.8.4',
      repository: 'cornerstonejs/cornerstone3D',
      commit: '8389deb2df515b07371f8e72bf5ca832ef3896c3',
    },
  },
  {
    id: '3.9',
    release: '3.9.3',
    line: '3.9',
    label: '3.9',
    path: '3.9',
    docs: 'versioned_docs/version-3.9',
    status: 'maintained',
    source: {
      repository: 'Wanbicoi/latn-3-ohif3',
      commit: 'b7b53be671057e6fec1fd0055ed34882475d792e',
      builtFrom: '5d4f2e2a8e62f8de97d56a4e3f17be6018e9f2eb',
    },
    packages: {core: '3.9.1', icons: '@ohif/ui@3.9.1'},
    cornerstone3d: {
      release: '2.2.20',
      repository: 'cornerstonejs/cornerstone3D',
      commit: '94477145875a9cd4b23d0f6f7b822f8dbba56ee6',
    },
  },
] as const satisfies readonly Release[];

/** Names of the versions that this site builds. */
export type VersionId = (typeof releases)[number]['id'];

/** In the order of the list: the latest first. */
export const versionIds: readonly VersionId[] = releases.map(({id}) => id);

/** @throws if no release of the list has that id */
export function releaseOf(id: string): (typeof releases)[number] {
  const found = releases.find((release) => release.id === id);
  if (!found) {
    throw new Error(
      `config/releases.ts has no release "${id}". Releases: ${versionIds.join(', ')}`,
    );
  }
  return found;
}

/** The release at the root of the site. */
export const latest = releases[0];

/** The release of a line such as `3.9`; of two with the same line, the latest. */
export function releaseOfLine(
  line: string,
): (typeof releases)[number] | undefined {
  return releases.find((release) => release.line === line);
}

type VersionOptions = NonNullable<DocsOptions['versions']>[string];

/** Options of the docs plugin, one entry per version that this site builds. */
export const builtVersions = Object.fromEntries(
  releases.map(({id, label, path, status}) => [
    id,
    {
      label,
      path,
      // The version menu says it; only a page of another version says so again.
      badge: status !== 'latest',
      // The framework's default banner calls every older version unmaintained.
      ...(status === 'maintained' ? {banner: 'none' as const} : {}),
    },
  ]),
) as Record<VersionId, VersionOptions & {label: string}>;

/** Documentation of older releases, each frozen on its own site, on another host. */
export const archivedVersions = [
  {label: '3.8.5', href: 'https://v3p8.docs.ohif.org'},
  {label: '2.0', href: 'https://v2.docs.ohif.org'},
  {label: '1.0', href: 'https://v1.docs.ohif.org'},
] as const;

/** Two releases that are compared. */
export type Comparison = {
  /** `3.9...3.10`: the last part of its URL. */
  name: string;
  from: Pick<Release, 'id' | 'release' | 'line' | 'path' | 'docs'>;
  to: Comparison['from'];
};

/**
 * Each release with the one before it. Of two releases of the same line only the first in
 * the list counts: a version that was just cut describes the same release as `docs/`.
 *
 * @param list the latest first
 */
export function comparisonsOf(
  list: readonly Comparison['from'][],
): Comparison[] {
  const lines = list.filter(
    ({line}, i) => list.findIndex((other) => other.line === line) === i,
  );
  return lines.slice(1).map((from, i) => ({
    name: `${from.line}...${lines[i]!.line}`,
    from,
    to: lines[i]!,
  }));
}

/** The pages below /versions/compare. */
export const comparisons = comparisonsOf(releases);
