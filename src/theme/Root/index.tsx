/**
 * Why: the router accepts a page's URL in any case, and with a slash or `.html` at the end.
 * The page's own URL replaces it, so that the canonical link is right, the sidebar
 * highlights the page, and readers copy a URL that works on every host.
 * It also fetches the font ahead, after what the first paint needs (src/css/fonts.css).
 * How: wraps the framework's component (safe; core 3.10.2), which stands around all pages.
 */
import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useHistory, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {ownAddresses, type Routes} from './ownAddress';

const ownAddress = ownAddresses(routes as Routes);

function useOwnAddress(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  useEffect(() => {
    const address = ownAddress(pathname);
    if (address !== undefined && address !== pathname) {
      history.replace(address + search + hash);
    }
  }, [pathname, search, hash, history]);
}

export default function RootWrapper(props: Props): ReactNode {
  useOwnAddress();
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={inter}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      </Head>
      <Root {...props} />
    </>
  );
}
