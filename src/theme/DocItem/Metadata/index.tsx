/**
 * Why: a page of an older version names its counterpart in the latest version as canonical,
 * so that search engines do not rank the old page above the new one; and its title says the
 * version, so that two tabs, or two results, can be told apart. Each page says where
 * its Markdown is (plugins/built-pages makes it).
 * How: wraps the theme's component (safe; theme-classic 3.10.2); the head manager
 * keeps the last of each link and property that is rendered.
 */
import type {ReactNode} from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {
  useDoc,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import AlternateHead from '@site/src/features/markdown-alternate/AlternateHead';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import {versionedTitle} from './versionedTitle';

function useLatestTwinUrl(): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {isLast, pluginId} = useDocsVersion();
  const {metadata} = useDoc();
  const latest = useLatestVersion(pluginId);
  if (isLast) {
    return undefined;
  }
  const counterpart = latest.docs.find((doc) => doc.id === metadata.id);
  return (
    counterpart &&
    siteConfig.url +
      applyTrailingSlash(counterpart.path, {
        trailingSlash: siteConfig.trailingSlash,
        baseUrl: siteConfig.baseUrl,
      })
  );
}

export default function MetadataWrapper(): ReactNode {
  const canonical = useLatestTwinUrl();
  const {siteConfig} = useDocusaurusContext();
  const {isLast, label} = useDocsVersion();
  const {metadata} = useDoc();
  return (
    <>
      <Metadata />
      {!isLast && (
        <PageMetadata title={versionedTitle(metadata.title, label)} />
      )}
      <AlternateHead
        address={markdownUrl(metadata.permalink, siteConfig.baseUrl)}
      />
      {canonical && (
        <Head>
          <link rel="canonical" href={canonical} />
        </Head>
      )}
    </>
  );
}
