/** The link from a docs page to its comparison with the other version. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

type ComparedVersion = {id: string; line: string};

/** What docusaurus.config.ts passes on of `comparisons` in config/releases.ts. */
type Comparison = {name: string; from: ComparedVersion; to: ComparedVersion};

/** Where a doc is compared with the release before it, or, in the oldest, with the next one. */
export function useComparison():
  {url: string; other: string; isOlder: boolean} | undefined {
  const {version, pluginId} = useDocsVersion();
  const {id, permalink} = useDoc().metadata;
  const versions = useVersions(pluginId);
  const comparisons = useDocusaurusContext().siteConfig.customFields
    ?.comparisons as Comparison[];
  const comparison =
    comparisons.find(({to}) => to.id === version) ??
    comparisons.find(({from}) => from.id === version);
  if (!comparison) {
    return undefined;
  }
  const {name, from, to} = comparison;
  const isOlder = from.id === version;
  // The page has the path that it has in the newer version, if that has it.
  const newer = versions.find((candidate) => candidate.name === to.id);
  const twin = newer?.docs.find((doc) => doc.id === id);
  const own = versions.find((candidate) => candidate.name === version);
  const folder = (twin ? newer : own)?.path ?? '';
  const page = (twin?.path ?? permalink)
    .slice(folder.length)
    .replace(/^\/|\/$/g, '');
  return {
    url: `/versions/compare/${name}/${page || 'index'}`,
    other: isOlder ? to.line : from.line,
    isOlder,
  };
}

/**
 * On a page of the older version, plugins/built-pages/consumers/compare.ts replaces the text
 * in the built page by the number of changes, which React keeps.
 */
export default function CompareLink(): ReactNode {
  const comparison = useComparison();
  if (!comparison) {
    return null;
  }
  const {url, other, isOlder} = comparison;
  const text = translate(
    {
      id: 'compare.link',
      message: 'Compare with {version}',
      description: 'Link above a page to its comparison with another version',
    },
    {version: other},
  );
  return (
    <Link to={url}>
      {isOlder ? (
        <span
          id="changes-of-page"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: text}}
        />
      ) : (
        text
      )}
    </Link>
  );
}
