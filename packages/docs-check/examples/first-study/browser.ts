/**
 * What a browser shows at a URL of the tutorial's viewer, in words: it fetches the page, the
 * scripts, and the list of studies as the viewer does. Each outcome was seen with the published
 * viewer 3.11.1 in Chromium.
 */
import vm from 'node:vm';
import {bundle, bundleText, page} from '../../recipes/served/sample-files';

type ViewerConfig = {
  demo?: boolean;
  routerBasename?: string;
  defaultDataSourceName?: string;
  dataSources?: {sourceName: string; configuration: {qidoRoot: string}}[];
};

/** The routes that the tutorial opens, without the path in front. */
const routes = ['', '/', '/viewer'];

/**
 * Opens a URL.
 *
 * @param origin of the server
 * @param place path and query
 * @param user name and password, with a colon between them
 */
export async function browse(
  origin: string,
  place: string,
  user?: string,
): Promise<string> {
  const get = (url: string) =>
    fetch(new URL(url, origin), {
      headers: user ? {Authorization: `Basic ${btoa(user)}`} : {},
    });
  let response: Response;
  try {
    response = await get(place);
  } catch {
    return 'the browser cannot connect';
  }
  if (!response.ok) {
    return String(response.status);
  }
  const html = await response.text();
  if (html !== page) {
    return html;
  }
  const script = await get(bundle);
  if ((await script.text()) !== bundleText) {
    return 'a blank page: the script is empty';
  }
  const config = await get('/app-config.js');
  if (!config.ok) {
    return `a blank page: app-config.js ${config.status}`;
  }
  const window: {config?: ViewerConfig} = {};
  try {
    vm.runInNewContext(await config.text(), {window});
  } catch (error) {
    return `a blank page: ${(error as Error).message}`;
  }
  return showList(window.config ?? {}, new URL(place, origin).pathname, get);
}

async function showList(
  config: ViewerConfig,
  pathname: string,
  get: (url: string) => Promise<Response>,
): Promise<string> {
  if (config.demo) {
    return 'the demo studies';
  }
  const base = (config.routerBasename ?? '/').replace(/\/$/, '');
  if (
    !pathname.startsWith(base) ||
    !routes.includes(pathname.slice(base.length))
  ) {
    return 'a blank page: no route';
  }
  const source = config.dataSources?.find(
    ({sourceName}) => sourceName === config.defaultDataSourceName,
  );
  if (!source) {
    return 'Something went wrong: Cannot read properties of undefined';
  }
  const {qidoRoot} = source.configuration;
  // A name in Docker's network; the browser is outside it.
  if (/^https?:\/\/(?!127\.0\.0\.1|localhost)/.test(qidoRoot)) {
    return 'Data Source Connection Error: net::ERR_NAME_NOT_RESOLVED';
  }
  const studies = await get(`${qidoRoot}/studies?limit=101&offset=0`);
  if (!studies.ok) {
    return `Data Source Connection Error: ${studies.status}`;
  }
  let found: Record<string, {Value: {Alphabetic: string}[]}>[];
  try {
    found = (await studies.json()) as typeof found;
  } catch {
    return 'No studies available: the response is a page';
  }
  return found.length
    ? found.map((study) => study['00100010']!.Value[0]!.Alphabetic).join(', ')
    : 'No studies available';
}
