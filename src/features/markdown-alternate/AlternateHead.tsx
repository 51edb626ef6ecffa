import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  /** Address of the page's Markdown (`markdownUrl`). */
  address: string;
  title: string;
  /** The label of the docs that the page belongs to, on its Open Graph image. */
  docs: string;
  /** Whether the page has its own image, which its card must not replace. */
  hasPicture?: boolean;
};

/**
 * Links the page's Markdown and its Open Graph image in the head; plugins/built-pages
 * creates both files. Render it after other components that write to the head, because
 * the last value of a property wins. The size of the images is in docusaurus.config.ts.
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
