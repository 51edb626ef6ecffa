/**
 * URLs of the viewer in samples and inline code: the keys of their query against the reference data
 * of the page's version. Other programs (an archive, a sign-in server) have their own keys.
 */
import {rule} from '../core/rule';
import {dataEntries, dataFolders} from '../data/folders';
import {docsVersions, releaseName} from '../facts/index';
import {nearestOf} from '../facts/nearest';

/** What may be after `/viewer/` if the viewer or its archive is served below that path, and is not a data source. */
const ofOthers =
  /\.|^(?:callback|silent-refresh|login|logout|sign_out|studies|series|instances|wado|wado-rs|dicom-web|oauth2|auth)$/i;

const hostOfViewer =
  /^(?:viewer[.:]|viewer$|[^/]*\bohif\b|localhost\b|127\.0\.0\.1\b|\$|\{)/i;

const url =
  /((?:[a-z][a-z+.-]*:\/\/)?[^\s"'`<>|;,?()=]*\/[^\s"'`<>|;,?()=]*)\?([^\s"'`<>|;?#]*)/gi;

type Parameter = {parameter: string; exactCase: boolean};

function splitHost(base: string): {host: string | undefined; path: string} {
  const absolute = /^[a-z][a-z+.-]*:\/\/([^/]*)(.*)$/i.exec(base);
  if (absolute) {
    return {host: absolute[1], path: absolute[2]!};
  }
  const host = /^([^/]+\.[^/]+|[^/]+:\d+)(?=\/)/.exec(base)?.[1];
  return {host, path: base.slice(host?.length ?? 0)};
}

/** Whether the URL opens a mode or the study list of the viewer. */
function isOfViewer(
  base: string,
  keys: string[],
  routes: ReadonlySet<string>,
): boolean {
  if (keys.some((key) => /^studyInstanceUIDs$/i.test(key))) {
    return true;
  }
  const {host, path} = splitHost(base);
  if (host !== undefined && !hostOfViewer.test(host)) {
    return false;
  }
  if (path === '/') {
    return !/^(?:localhost|127\.0\.0\.1)(?!:3000)/.test(host ?? '');
  }
  const [last, above] = path.split('/').filter(Boolean).reverse();
  return (
    last !== undefined &&
    !ofOthers.test(last) &&
    (routes.has(last) || routes.has(above ?? ''))
  );
}

const fits = (key: string, {parameter, exactCase}: Parameter) =>
  exactCase ? parameter === key : parameter.toLowerCase() === key.toLowerCase();

const keysOf = (query: string) =>
  [
    ...query
      .replaceAll('&amp;', '&')
      .matchAll(/(?:^|&)([A-Za-z_][\w-]*)(?==)/g),
  ].map(([, key]) => key!);

export const urlParameter = rule('url-parameter', {
  text({text, place, routes}, context) {
    const {version} = context;
    const {releases} = place;
    const isUnread = releases.includes('older') || releases.includes('later');
    if (!text.includes('?') || isUnread) {
      return;
    }
    const parameters = docsVersions
      .filter((other) => other === version || releases.includes(other))
      .flatMap((other) => dataEntries<Parameter>(other, 'url-parameters.json'));
    for (const [, base, query] of text.matchAll(url)) {
      const keys = keysOf(query!);
      const asked = isOfViewer(base!, keys, routes) ? keys : [];
      const names = parameters.map(({parameter}) => parameter);
      for (const key of asked) {
        if (
          !parameters.some((parameter) => fits(key, parameter)) &&
          !context.isAllowed(key)
        ) {
          context.problem(
            place,
            key,
            `is not a URL parameter of ${releaseName[version]} in the reference data (${dataFolders[version]}/url-parameters.json).`,
            nearestOf(key, names),
          );
        }
      }
    }
  },
});
