/**
 * A page whose script does not arrive is opened by a reload (core's PendingNavigation). That
 * is right where the site was published again, but:
 *
 * - Offline, the browser's own error would replace the page. Instead, the place of the next
 *   page says that it was not loaded, and can try again (src/theme/Loading).
 * - Where a page asks before it is left, a reader who stays would read it below the URL of the
 *   other page. It gets its own URL back before the browser asks.
 *
 * The first page can be read without its script.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {isReachable} from '../chrome/reachable';

type Preload = () => Promise<unknown>;
type Route = {component: {preload?: Preload}; routes?: Route[]};

/** The URL of the page that is shown; the address bar has that of the next page already. */
let shown: string | undefined;
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, search, hash},
}) => {
  shown = pathname + search + hash;
};

/** As the browser finds out before it leaves a page. */
const asksBeforeLeaving = () =>
  !dispatchEvent(new Event('beforeunload', {cancelable: true}));

function openFromOwnUrl(own: string): void {
  const next = location.href;
  history.replaceState(history.state, '', own);
  dispatchEvent(
    new PopStateEvent('popstate', {state: history.state as unknown}),
  );
  location.replace(next);
}

/** The loader gives the same error to all that ask for a script, such as a link below the pointer. */
const answered = new WeakSet<Error>();

async function failed(error: Error): Promise<void> {
  if (!shown) {
    throw error;
  }
  if (!(await isReachable())) {
    return;
  }
  const isNext = new URL(shown, location.origin).pathname !== location.pathname;
  if (isNext && asksBeforeLeaving()) {
    answered.add(error);
    openFromOwnUrl(shown);
  } else if (isNext || !answered.has(error)) {
    throw error;
  }
}

function watch({component, routes: below = []}: Route): void {
  const {preload} = component;
  if (preload) {
    component.preload = () => preload().catch(failed);
  }
  below.forEach(watch);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as Route[]).forEach(watch);
}
