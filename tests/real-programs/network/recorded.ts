/** How a recording is described, and what many of them request. */

/** A recording of Chromium: what the page requests, and how the servers are configured. */
export type Browsed = {
  /** Requests of the page; ROOT is the archive's DICOMweb root, `get` and `post` send one as the viewer does. */
  page?: string;
  /** Instead of an empty page, the published viewer is opened here, with the study of the tutorial as STUDY. */
  route?: string;
  /** Follows its configuration. */
  script?: string;
  /** What differs in its data source. */
  source?: Record<string, unknown>;
  /** nginx: inside the archive's location. */
  archive?: string;
  /** nginx: in the viewer's server. */
  viewer?: string;
  /** The root instead of the archive of another origin. */
  root?: string;
  files?: Record<string, string>;
  tls?: true;
  /** The browser rejects certificates that nobody signed. */
  strict?: true;
};

/** What curl prints for these arguments; ROOT as above, VIEWER is the viewer's origin. */
type Asked = Pick<Browsed, 'archive' | 'viewer' | 'files'> & {
  curl: string[];
};

export type Recorded = {
  /** Undefined if nothing is wrong. */
  rule?: string;
  /** The lines of the console instead of the HAR file. */
  console?: true;
} & (Browsed | Asked);

export const search = `await get(ROOT + '/studies?limit=101&offset=0&includefield=00081030')`;
export const withToken = `await get(ROOT + '/studies?limit=101&offset=0', {Authorization: 'Bearer a-token-of-a-test'})`;
export const frame = `await get(ROOT + FRAME, {Accept: 'multipart/related; type="application/octet-stream"; transfer-syntax="*"'})`;
export const open =
  'add_header Access-Control-Allow-Origin $http_origin always;';
export const allowed = `${open} add_header Access-Control-Allow-Headers "Accept, Authorization, Content-Type" always;
  if ($request_method = OPTIONS) { return 204; }`;
/** The archive under the viewer's origin. */
export const same = {root: '/dicom-web'};
/** OPTIONS with a token, as a browser asks the archive before the request. */
export const askedByCurl = [
  ...['-s', '-i', '-X', 'OPTIONS', '-H', 'Origin: VIEWER'],
  ...['-H', 'Access-Control-Request-Method: GET'],
  ...['-H', 'Access-Control-Request-Headers: authorization', 'ROOT/studies'],
];
