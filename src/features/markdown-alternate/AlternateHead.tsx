import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/**
 * Links the page's Markdown in the head; plugins/built-pages creates the file.
 *
 * @param address of the page's Markdown (`markdownUrl`)
 */
export default function AlternateHead({address}: {address: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={address} />
    </Head>
  );
}
