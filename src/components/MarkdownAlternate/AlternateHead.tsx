import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  /** Address of the page's Markdown (`markdownUrl`). */
  address: string;
  title: string;
  /** Which docs the page belongs to, as its card says it. */
  docs: string;
  /** Whether the page has its own image, which its card must not replace. */
  hasPicture?: boolean;
};

/**
 * Says in a page's head where its Markdown and its card are, which
 * plugins/built-pages then makes. Goes below what else writes the head: its manager
 * keeps the last of each property that is rendered. The size of all cards is in
 * docusaurus.config.ts.
 */
export default function AlternateHead({
  address,
  title,
  docs,
  hasPicture,
}: Props): ReactNode {
  const card =
    useDocusaurusContext().siteConfig.url + address.replace(/\.md$/, '.png');
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={address} />
      {!hasPicture && <meta property="og:image" content={card} />}
      {!hasPicture && <meta name="twitter:image" content={card} />}
      {!hasPicture && (
        <meta property="og:image:alt" content={`${title}, ${docs}`} />
      )}
    </Head>
  );
}
