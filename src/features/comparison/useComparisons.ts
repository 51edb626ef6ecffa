import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

type ComparedVersion = {id: string; line: string};

/** The part of `comparisons` in config/releases.ts that docusaurus.config.ts passes on. */
type Comparison = {name: string; from: ComparedVersion; to: ComparedVersion};

type PageComparison = {
  /** Its page on this site. */
  url: string;
  /** The line of the release that the page is compared with. */
  other: string;
  /** Whether that is the newer release. */
  isNewer: boolean;
};

/** Where the current doc is compared: with the release before it, and with the one after it. */
export function useComparisons(): PageComparison[] {
  const {version, pluginId} = useDocsVersion();
  const {id, permalink} = useDoc().metadata;
  const versions = useVersions(pluginId);
  const comparisons = useDocusaurusContext().siteConfig.customFields
    ?.comparisons as Comparison[];
  return comparisons
    .filter(({from, to}) => from.id === version || to.id === version)
    .map(({name, from, to}) => {
      // The page has the path that it has in the newer version, if that has it.
      const newer = versions.find((candidate) => candidate.name === to.id);
      const twin = newer?.docs.find((doc) => doc.id === id);
      const ownVersion = versions.find(
        (candidate) => candidate.name === version,
      );
      const folder = (twin ? newer : ownVersion)?.path ?? '';
      const page = (twin?.path ?? permalink)
        .slice(folder.length)
        .replace(/^\/|\/$/g, '');
      const isNewer = from.id === version;
      return {
        url: `/versions/compare/${name}/${page || 'index'}`,
        other: isNewer ? to.line : from.line,
        isNewer,
      };
    });
}
