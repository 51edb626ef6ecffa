import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';

/** The title of a page that crashed, for as long as the crash is shown. */
export default function CrashTitle(): ReactNode {
  return (
    <Head>
      <title>
        {translate({
          id: 'crashTitle',
          message: 'Page Error',
          description: 'The title in the tab of a page that crashed',
        })}
      </title>
    </Head>
  );
}
