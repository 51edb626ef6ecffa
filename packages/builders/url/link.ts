/** A viewer URL as the form has it, and the URL of it. */
import {type Finding, valueFindings} from './values';

export type Link = {
  /** Where the viewer is, with the sub-path: `https://viewer.example.org/ohif`. */
  base: string;
  /** First segment of a mode's URL; empty for the study list. */
  mode: string;
  /** The `sourceName` of a data source; empty for the default. */
  dataSource: string;
  /** In the order of the URL; a name can be there twice. */
  parameters: readonly (readonly [name: string, value: string])[];
};

export type BuiltLink = {
  /** Undefined if the place of the viewer is not a URL. */
  url?: string;
  findings: Finding[];
};

/** Characters that are safe in a query and easier to read; the quote is unsafe in a shell. */
const readable: Readonly<Record<string, string>> = {
  '%2C': ',',
  '%2F': '/',
  '%3A': ':',
  '%40': '@',
};

const encoded = (text: string): string =>
  // Half of a surrogate pair cannot be encoded.
  encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
    .replace(/%(?:2C|2F|3A|40)/g, (code) => readable[code]!)
    .replace(/'/g, '%27');

/** A slash is readable in a query; in a path it would begin another segment. */
const encodedSegment = (text: string): string =>
  encoded(text).replaceAll('/', '%2F');

/** Limits of common servers, in characters: https://learn.microsoft.com (requestLimits), nginx and Apache documentation. */
const limits = [
  {
    above: 8000,
    text: 'nginx and Apache accept about 8,000 characters by default, and return 414. Link to a DICOM JSON file instead.',
  },
  {
    above: 2000,
    text: 'IIS accepts 2,048 characters of query by default, and some email programs truncate the link.',
  },
];

/** Warns about a URL that is too long for a common server. */
export function lengthFindings(url: string): Finding[] {
  const limit = limits.find(({above}) => url.length > above);
  return limit
    ? [
        {
          severity: 'warning',
          text: `The URL has ${url.length} characters: ${limit.text}`,
        },
      ]
    : [];
}

/** The origin and the sub-path, without a slash at the end. */
function parsedBase(text: string): {url?: string; problem?: string} {
  const problem =
    'Enter where the viewer is: a URL that begins with https: or http:, without a query.';
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return {problem};
  }
  if (!/^https?:$/.test(url.protocol) || url.search || url.hash) {
    return {problem};
  }
  if (url.username || url.password) {
    return {problem: 'Remove the user name and the password from the URL.'};
  }
  return {url: url.origin + url.pathname.replace(/\/+$/, '')};
}

/**
 * The URL of a link.
 *
 * @returns the URL, and what is wrong with it or risky about it
 */
export function buildLink(link: Link): BuiltLink {
  const {url: base, problem} = parsedBase(link.base);
  const problems: Finding[] = [];
  if (problem) {
    problems.push({severity: 'error', text: problem, about: 'base'});
  }
  if (link.dataSource && !link.mode) {
    problems.push({
      severity: 'error',
      about: 'dataSource',
      text: 'A data source is part of the path of a mode. For the study list, use the parameter datasources.',
    });
  }
  const findings = problems.concat(
    link.parameters.flatMap(([name, value]) =>
      valueFindings(name, value).map((finding) => ({...finding, about: name})),
    ),
  );
  if (base === undefined) {
    return {findings};
  }
  const path = link.mode
    ? [link.mode, link.dataSource].filter(Boolean).map(encodedSegment).join('/')
    : '';
  const query = link.parameters
    .map((pair) => pair.map(encoded).join('='))
    .join('&');
  const url = `${base}/${path}${query && `?${query}`}`;
  return {url, findings: findings.concat(lengthFindings(url))};
}
