/** Explains each part of a viewer URL, and checks it for a release. */
import {distance} from 'fastest-levenshtein';
import {
  namesOf,
  parameterFor,
  type Parameter,
  type UrlKnowledge,
} from './knowledge';
import {lengthFindings, type Link} from './link';
import {
  error,
  type Finding,
  uidProblem,
  valueFindings,
  warning,
} from './values';

export type Part = {
  kind: 'origin' | 'sub-path' | 'mode' | 'data-source' | 'parameter' | 'hash';
  /** As it is in the URL, decoded. */
  name: string;
  value?: string;
  /** Markdown inline text. */
  meaning: string;
  findings: Finding[];
};

export type Explanation = {
  /** Undefined if the text is not a URL. */
  link?: Link;
  parts: Part[];
  /** Of the URL as a whole. */
  findings: Finding[];
};

const partOf = (
  kind: Part['kind'],
  name: string,
  meaning: string,
  findings: Finding[] = [],
): Part => ({kind, name, meaning, findings});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Splits the path: the last segment that is the route of a mode counts, because a sub-path
 * can have the name of a mode (`/viewer/viewer`).
 */
function splitPath(
  pathname: string,
  {modes}: UrlKnowledge,
): {subPath: string[]; mode: string; dataSource: string; rest: string[]} {
  const segments = pathname.split('/').filter(Boolean).map(decode);
  const place = segments
    .map((segment) => modes.some(({route}) => route === segment))
    .lastIndexOf(true);
  if (place >= 0) {
    const [mode = '', dataSource = '', ...rest] = segments.slice(place);
    return {subPath: segments.slice(0, place), mode, dataSource, rest};
  }
  // A path without a slash at the end may be a mode that someone has written.
  const isFolder = pathname.endsWith('/');
  return {
    subPath: isFolder ? segments : segments.slice(0, -1),
    mode: isFolder ? '' : (segments.at(-1) ?? ''),
    dataSource: '',
    rest: [],
  };
}

/** The text of a query as pairs; unlike URLSearchParams, it keeps what cannot be decoded. */
function pairsOf(search: string): [string, string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return [decode(name), decode(value.join('='))];
    });
}

function nearestName(
  name: string,
  names: readonly string[],
): string | undefined {
  const away = (known: string) =>
    distance(known.toLowerCase(), name.toLowerCase());
  const [best] = [...names].sort((one, other) => away(one) - away(other));
  return best && away(best) <= Math.min(3, Math.floor(name.length / 3))
    ? best
    : undefined;
}

/**
 * Why the viewer ignores a name. A name that it has in another spelling or release is
 * an error, because it does not do what it is meant to; an extension may use any other one.
 */
function unknownName(
  name: string,
  known: UrlKnowledge,
  others: readonly UrlKnowledge[],
): Finding {
  const elsewhere = others.find((other) => parameterFor(name, other));
  if (elsewhere) {
    const {since} = parameterFor(name, elsewhere)!;
    return error(
      `${known.line} ignores ${name}. ${since ? `It exists since ${since}.` : `${elsewhere.line} has it.`}`,
    );
  }
  const names = known.parameters.flatMap(namesOf);
  const near = nearestName(name, names);
  return near?.toLowerCase() === name.toLowerCase()
    ? error(
        `${known.line} ignores ${name}. The name is case-sensitive: write ${near}.`,
      )
    : warning(
        `${known.line} ignores ${name}.${near ? ` Did you mean ${near}?` : ' An extension may use it.'}`,
      );
}

/** Problems with the position of a parameter. */
function placeFindings(
  {group, parameter}: Parameter,
  mode: string,
  {line}: UrlKnowledge,
): Finding[] {
  const wrong =
    group === 'list' && mode !== ''
      ? 'on the study list, not in a mode'
      : group === 'study' && mode === ''
        ? 'when a mode opens, not on the study list'
        : undefined;
  return wrong ? [warning(`${line} reads ${parameter} ${wrong}.`)] : [];
}

function protocolFindings(
  value: string,
  {line, protocols}: UrlKnowledge,
): Finding[] {
  const ids = protocols.map(({id}) => id);
  if (ids.includes(value)) {
    return [];
  }
  const otherCase = ids.find((id) => id.toLowerCase() === value.toLowerCase());
  if (otherCase) {
    return line === '3.9'
      ? [error(`The value is case-sensitive in 3.9: write ${otherCase}.`)]
      : [];
  }
  const near = nearestName(value, ids);
  return [
    warning(
      `No maintained extension registers a hanging protocol "${value}".${near ? ` Did you mean ${near}?` : ''} If your own extensions do not register it either, the study does not open.`,
    ),
  ];
}

function stageFindings(
  value: string,
  parameters: Link['parameters'],
  known: UrlKnowledge,
): Finding[] {
  const wanted = parameters
    .find(
      ([name]) => parameterFor(name, known)?.parameter === 'hangingProtocolId',
    )?.[1]
    .toLowerCase();
  const protocol = known.protocols.find(({id}) => id.toLowerCase() === wanted);
  return protocol && !protocol.stages.includes(value)
    ? [
        warning(
          `${protocol.id} has no stage "${value}": the viewer uses the first stage.`,
        ),
      ]
    : [];
}

function parameterPart(
  [name, value]: readonly [string, string],
  link: Link,
  known: UrlKnowledge,
  others: readonly UrlKnowledge[],
): Part {
  const found = parameterFor(name, known);
  const part = {kind: 'parameter' as const, name, value};
  if (!found) {
    return {
      ...part,
      meaning: `Not read by ${known.line}.`,
      findings: [unknownName(name, known, others)],
    };
  }
  const {parameter, meaning, note} = found;
  return {
    ...part,
    meaning: [meaning, note].filter(Boolean).join(' '),
    findings: [
      ...placeFindings(found, link.mode, known),
      ...valueFindings(parameter, value),
      ...(parameter === 'hangingProtocolId'
        ? protocolFindings(value, known)
        : []),
      ...(parameter === 'stageId'
        ? stageFindings(value, link.parameters, known)
        : []),
    ],
  };
}

function modePart({mode}: Link, {line, modes}: UrlKnowledge): Part {
  const found = modes.find(({route}) => route === mode);
  return found
    ? partOf('mode', mode, `The mode \`${found.name}\`.`)
    : partOf(
        'mode',
        mode,
        'The route of a mode, or the last folder of the sub-path.',
        [
          warning(
            `${line} has no mode with the route ${mode}. If you have not written one, this is part of the sub-path; end it with a slash.`,
          ),
        ],
      );
}

function dataSourceFindings(
  dataSource: string,
  rest: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  if (/\.\d+\./.test(dataSource) && uidProblem(dataSource) === undefined) {
    findings.push(
      error(
        'This is the form of version 2. In version 3, the segment after the mode is a data source; put the UID into StudyInstanceUIDs.',
      ),
    );
  }
  if (rest.length > 0) {
    findings.push(
      error(
        `No route of the viewer has the segments after it: ${rest.join('/')}`,
      ),
    );
  }
  return findings;
}

/** Parameters that select what a mode opens. */
const opening = ['StudyInstanceUIDs', 'studyInstanceUIDs', 'url'];

/**
 * Explains a URL.
 *
 * @param text as somebody pasted it
 * @param known about the release
 * @param others about the other releases, for names that only they read
 */
export function explainUrl(
  text: string,
  known: UrlKnowledge,
  others: readonly UrlKnowledge[] = [],
): Explanation {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    const hint = /^[\w.-]+(?::\d+)?\//.test(text.trim())
      ? ' Begin with https: or http:.'
      : '';
    return {parts: [], findings: [error(`This is not a complete URL.${hint}`)]};
  }
  if (!/^https?:$/.test(url.protocol)) {
    return {
      parts: [],
      findings: [
        error(`A viewer URL begins with https: or http:, not ${url.protocol}`),
      ],
    };
  }
  const {subPath, mode, dataSource, rest} = splitPath(url.pathname, known);
  const folder = subPath.map((name) => `/${encodeURIComponent(name)}`).join('');
  const link: Link = {
    base: url.origin + folder,
    mode,
    dataSource,
    parameters: pairsOf(url.search),
  };
  const opens = link.parameters.some(([name]) =>
    opening.includes(parameterFor(name, known)?.parameter ?? ''),
  );
  return {
    link,
    parts: partsOf(url, link, {subPath, rest}, known, others),
    findings: [
      ...(url.username || url.password
        ? [error('Remove the user name and the password from the URL.')]
        : []),
      ...(mode !== '' && !opens
        ? [
            error(
              'The URL opens no study: it has no StudyInstanceUIDs and no url.',
            ),
          ]
        : []),
      ...lengthFindings(text.trim()),
    ],
  };
}

function partsOf(
  url: URL,
  link: Link,
  {subPath, rest}: {subPath: string[]; rest: string[]},
  known: UrlKnowledge,
  others: readonly UrlKnowledge[],
): Part[] {
  return [
    partOf('origin', url.origin, 'The server.'),
    ...(subPath.length > 0
      ? [
          partOf(
            'sub-path',
            `/${subPath.join('/')}`,
            'The sub-path. It must be `routerBasename` of the configuration and, with a slash at the end, `PUBLIC_URL` of the build.',
          ),
        ]
      : []),
    link.mode ? modePart(link, known) : partOf('mode', '/', 'The study list.'),
    ...(link.dataSource
      ? [
          partOf(
            'data-source',
            link.dataSource,
            'The `sourceName` of a data source in the configuration.',
            dataSourceFindings(link.dataSource, rest),
          ),
        ]
      : []),
    ...link.parameters.map((pair) => parameterPart(pair, link, known, others)),
    ...(url.hash
      ? [partOf('hash', url.hash, 'This tool does not check what is after #.')]
      : []),
  ];
}
