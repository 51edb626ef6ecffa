// cspell:ignore maxage credentialless
/**
 * What of a recording a report may have: what is on the lists here. Everything else can name a
 * person, a hospital, or a session, and is masked.
 */
import {knownHosts} from '../format/mask';
import {urlOf, type Exchange} from './model';
import type {Hit} from './rules/rule';

/** Parts of a path: DICOMweb, OpenID Connect, and files that each build has. */
const segments =
  /^(?:studies|series|instances|frames|metadata|bulkdata|rendered|thumbnail|dicom-?web|dcm4chee-arc|aets|rs|wado|qido|orthanc|pacs|auth|realms|protocol|openid-connect|openid-configuration|\.well-known|oauth2?|authorize|token|userinfo|logout|viewer|callback|silent-refresh\.html|app-config\.js|(?:init-)?(?:sw|service-worker)\.js|index\.html|favicon\.ico|app\.bundle\.js)$/i;

/** Words of headers, and codes of OAuth. */
const words = new Set(
  `* null none true false self accept authorization content-type content-length origin range cookie
  x-requested-with cache-control pragma if-none-match accept-language accept-encoding user-agent
  get head post put patch delete options public private no-store no-cache no-transform immutable
  must-revalidate max-age s-maxage stale-while-revalidate same-origin same-site cross-origin
  require-corp credentialless sameorigin deny gzip br deflate zstd identity charset utf-8 boundary
  type transfer-syntax q multipart/related multipart/form-data application/dicom
  application/dicom+json application/dicom+xml application/json application/octet-stream
  application/javascript application/wasm application/xml text/html text/plain text/css
  text/javascript image/jpeg image/jp2 image/png image/jls image/svg+xml video/mp4 */* basic bearer
  negotiate realm error nginx apache orthanc caddy microsoft-iis s mb http/1.1 h2
  invalid_request invalid_client invalid_grant invalid_token invalid_scope unauthorized_client
  unsupported_grant_type unsupported_response_type access_denied login_required
  interaction_required consent_required server_error temporarily_unavailable
  invalid_redirect_uri redirect_uri_mismatch`.split(/\s+/),
);
const names =
  /^(?:Access-Control-[A-Za-z-]+|Cross-Origin-[A-Za-z-]+|Content-(?:Type|Encoding|Length)|Cache-Control|Vary|Accept|Date|Expires|Server|WWW-Authenticate|X-Frame-Options|Location|Origin|Page|Queued|Size|Requests for it|Waiting for the server)$/;
const withNumbers =
  /^(?:Content-Length|Cache-Control|Queued|Size|Requests for it|Waiting for the server)$/;
const codes =
  /\b(?:net::ERR_[A-Z\d_]+|NS_ERROR_[A-Z_]+|S(?:EC|SL)_ERROR_[A-Z_]+|AADSTS\d{5,7})\b|\bcurl: \(\d+\)|\b[a-z]+(?:_[a-z]+)+\b/g;

/** Names of failures, and codes of OAuth, in a text. */
export const codesOf = (text = '') => [
  ...new Set(
    (text.match(codes) ?? []).filter(
      (one) => !/^[a-z_]+$/.test(one) || words.has(one),
    ),
  ),
];

export type Sharer = {
  exchange: (exchange: Exchange) => Exchange;
  about: (hit: Hit) => Hit;
  evidence: (exchange: Exchange, hit: Hit) => string[];
};

/** One for each report: the same host gets the same mask in all of it. */
export function sharer(): Sharer {
  const hosts = new Map<string, string>();
  const hostOf = (host: string) => {
    if (knownHosts.test(host) || host === '[::1]') {
      return host;
    }
    const mask =
      hosts.get(host) ??
      `host-${hosts.size + 1}${/[.:]/.test(host) ? '.example' : ''}`;
    hosts.set(host, mask);
    return mask;
  };
  const urlText = ({protocol, hostname, port, pathname, search}: URL) =>
    `${protocol}//${hostOf(hostname)}${port && `:${port}`}${pathname
      .split('/')
      .map((one) => (one === '' || segments.test(one) ? one : '[masked]'))
      .join(
        '/',
      )}${search.replace(/([?&])([^&]*)/g, (_all, mark: string, pair: string) => `${mark}${/^([\w.-]+)=/.exec(pair)?.[1] ?? ''}`)}`;
  const originOf = (origin: string) => {
    const url = urlOf(origin);
    return url ? urlText(url).replace(/\/$/, '') : '[masked]';
  };
  const value = (text: string, hasNumbers = false) =>
    /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(text)
      ? text
      : text.replace(/[^\s,;"'=()]+/g, (one) =>
          /^https?:\/\//i.test(one)
            ? originOf(one) + (one.endsWith('/') ? '/' : '')
            : words.has(one.toLowerCase()) ||
                segments.test(one) ||
                // Public UIDs of DICOM: transfer syntaxes.
                /^1\.2\.840\.10008(?:\.\d+)+$/.test(one) ||
                (hasNumbers && /^\d{1,10}(?:\.\d)?$/.test(one))
              ? one
              : '[masked]',
        );
  const headers = (list: Exchange['asked']) =>
    list?.map(([name, text]) => [name, value(text, true)] as const);
  const exchange = (one: Exchange): Exchange => ({
    ...one,
    method: value(one.method),
    url: one.url && urlOf(urlText(one.url)),
    page: one.page && originOf(one.page),
    asked: headers(one.asked),
    answered: headers(one.answered),
  });
  const line = (text: string): string[] => {
    const [, name, mark, rest] = /^([A-Za-z -]+)(: )(.*)$/.exec(text) ?? [];
    if (name && names.test(name)) {
      return [`${name}${mark}${value(rest!, withNumbers.test(name))}`];
    }
    const uri = /^redirect_uri=(.*)$/.exec(text)?.[1];
    return uri ? [`redirect_uri=${value(uri)}`] : codesOf(text);
  };
  return {
    exchange,
    about: (hit) => ({
      ...hit,
      about:
        hit.about && (/^-?\d+$/.test(hit.about) ? hit.about : value(hit.about)),
    }),
    evidence: (one, {evidence = []}) => {
      const {method, url, status} = exchange(one);
      const request = [
        ...(url ? [`${method} ${url.href}`] : []),
        ...(status ? [`status ${status}`] : []),
        ...codesOf(one.said),
      ].join(', ');
      return [...new Set([request, ...evidence.flatMap(line)])].filter(Boolean);
    },
  };
}
