/** The layout around what takes the place of a page that crashed or is not there. */
import type {ReactNode} from 'react';
// No other module exports it.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';

/** The layout reads which plugin's page it wraps. */
const noPage = {plugin: {name: 'page-error', id: 'default'}};

export default function LayoutOfNoPage({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return (
    <RouteContextProvider value={noPage}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
