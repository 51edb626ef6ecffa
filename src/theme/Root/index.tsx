/**
 * Why: the router takes an address in any case, where a host answers one. The page's own
 * takes its place, so that the sidebar and the canonical link know the page, and readers
 * copy the address that every host answers.
 * How: wraps the framework's component (safe; core 3.10.2), which stands around all pages.
 */
import {useEffect, type ReactNode} from 'react';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useHistory, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

type Routes = {path: string; routes?: Routes}[];

const addressesOf = (list: Routes): string[] =>
  list.flatMap(({path, routes: below}) => [
    path,
    ...(below ? addressesOf(below) : []),
  ]);

const addresses = addressesOf(routes as Routes);

function useOwnAddress(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  useEffect(() => {
    // Endings (`.html`, a slash) are the host's business.
    if (addresses.includes(pathname)) return;
    const written = pathname.toLowerCase();
    const own = addresses.find((address) => address.toLowerCase() === written);
    if (own) history.replace(own + search + hash);
  }, [pathname, search, hash, history]);
}

export default function RootWrapper(props: Props): ReactNode {
  useOwnAddress();
  return <Root {...props} />;
}
