/**
 * Why: a page of an older version names its twin in the latest version as canonical,
 * so that search engines do not rank the old page above the new one. Each page says where
 * its Markdown and its card are (plugins/machine-readable makes them), and what the card
 * shows.
 * How: wraps the theme's component (safe; theme-classic 3.10.2); the head manager
 * keeps the last of each link and property that is rendered.
 */
import type {ReactNode} from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {
  useDoc,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import TwinHead from '@site/src/components/PageTwin/TwinHead';
import {twinAddress} from '@site/src/components/PageTwin/twinAddress';

function useLatestTwinUrl(): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {isLast, pluginId} = useDocsVersion();
  const {metadata} = useDoc();
  const latest = useLatestVersion(pluginId);
  if (isLast) {
    return undefined;
  }
  const twin = latest.docs.find((doc) => doc.id === metadata.id);
  return (
    twin &&
    siteConfig.url +
      applyTrailingSlash(twin.path, {
        trailingSlash: siteConfig.trailingSlash,
        baseUrl: siteConfig.baseUrl,
      })
  );
}

export default function MetadataWrapper(): ReactNode {
  const canonical = useLatestTwinUrl();
  const {siteConfig} = useDocusaurusContext();
  const {label} = useDocsVersion();
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <Metadata />
      <TwinHead
        address={twinAddress(metadata.permalink, siteConfig.baseUrl)}
        title={metadata.title}
        docs={`${siteConfig.title} ${label}`}
        hasPicture={!!(assets.image ?? frontMatter.image)}
      />
      {canonical && (
        <Head>
          <link rel="canonical" href={canonical} />
        </Head>
      )}
    </>
  );
}
