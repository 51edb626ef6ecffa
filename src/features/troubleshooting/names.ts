/**
 * What tells messages with the same words apart: the name in a script's error, the code of
 * an error, an HTTP status, a file, a path, and a host.
 */
import {plain, withoutVarying} from './words';

export type Names = {
  /** What is missing or is not what a script expects, without the object that it is of. */
  code: string[];
  errors: string[];
  statuses: string[];
  files: string[];
  paths: string[];
  hosts: string[];
  mimeTypes: string[];
  headers: string[];
  /** Images of containers that cannot be pulled. */
  images: string[];
};

/** Names that any script has: in which script, only the names around it can say. */
const anyScripts = new Set(
  '0 1 add catch children component components data find filter foreach get id includes indexof items join key keys label length map message metadata name options props push replace set slice some split start state style target text then title type url value values'.split(
    ' ',
  ),
);

export const isOfAnyScript = (name: string) => anyScripts.has(name);

/** An error of the operating system or of npm: EADDRINUSE. */
export const systemError =
  /\b(EACCES|EADDRINUSE|EADDRNOTAVAIL|ECONNABORTED|ECONNREFUSED|ECONNRESET|EEXIST|ENOENT|ENOTFOUND|EPERM|ERESOLVE|ETIMEDOUT)\b/g;

/** An error of a script, which is a part of a message that also says when it shows. */
export const scriptError =
  /cannot read properties of \w+ \(reading '?[\w$]+'?\)|\b[\w$]+ is (?:null|undefined)\b/gi;

const all = (text: string, pattern: RegExp) => [
  ...new Set(
    [...text.matchAll(pattern)].map((found) =>
      found.slice(1).find((group) => group !== undefined)!,
    ),
  ),
];

/** Neither a page nor a folder of the build: it varies, or anything has it. */
const ofAnyPath = /^\/(?:https?:|etc|usr|var|src|node_modules|index|app)\b/;

/** The parts of the paths of URLs that do not vary. An identifier is a star. */
function pathsIn(text: string, isQuoted: boolean): string[] {
  const start = isQuoted ? '(?:^|[^\\w/:])' : '(?:^|[^\\w/:"\'])';
  return all(
    text,
    new RegExp(`${start}(?:https?://[^/\\s"']+|…)?((?:/[\\w.*…-]+)+)`, 'g'),
  )
    .filter((path) => !ofAnyPath.test(path))
    .map((path) =>
      path.replace(/\/[^/]*[\d.][^/]*/g, '/*').replace(/(?:\/\*)+$/, ''),
    )
    .filter(Boolean);
}

/** @param isPasted a reader's text; in a wording, quoted paths are examples */
export function namesIn(text: string, isPasted = false): Names {
  const lower = plain(text);
  const steady = withoutVarying(text);
  return {
    code: all(
      lower.replaceAll('read only property', ' '),
      /(?:reading|property|evaluating|token|got) ['"]?(?:[^'"\s]*\.)?([\w$]+|<)['")]|([\w$]+)(?:\([^)]*\))?['"]? (?:is not (?:a function|iterable|defined)|is (?:undefined|null))\b|(?:token|got) (<)|find variable: ([\w$]+)/g,
    ).filter((name) => name !== 'it'),
    errors: [
      ...all(
        lower,
        /\b((?:[a-z]+_)*err_(?!aborted)\w+|aadsts\d+|ts\d{4})|(?:error #|code:? |\((?=\d+: ))(\d+)/g,
      ),
      ...all(text, systemError).map((name) => name.toLowerCase()),
    ],
    statuses: all(
      steady.replace(/https?:\S+/g, ' '),
      /(?:^|[^\w.])(20[024]|30[1278]|4\d\d|50\d)(?![\w.])/g,
    ),
    files: all(lower, /([\w-]+(?:\.[\w-]+)*\.(?:m?js|html|json|wasm|conf))\b/g),
    paths: pathsIn(lower, isPasted),
    hosts: all(lower, /https?:\/\/([\w.-]+)/g),
    mimeTypes: all(lower, /\b((?:text|application|image)\/[a-z][\w.+-]*\w)/g),
    headers: all(
      lower,
      /\b((?:access-control|cross-origin|x)-[a-z-]+[a-z])\b/g,
    ),
    images: all(lower, /\b(?:denied|manifest) for ([\w./-]+)/g),
  };
}

/** The names of a text, and all its words. */
export type Named = Names & {words: ReadonlySet<string>};

export const named = (text: string): Named => ({
  ...namesIn(text, true),
  words: new Set(plain(text).match(/[\w$]+|</g)),
});

const isContainer = (host: string) => !/[.]|^localhost$/.test(host);

/** A host of a wording stands for itself, or for any name of a container. */
const sameHost = (wanted: string, given: string) =>
  wanted === given || (isContainer(wanted) && isContainer(given));

/** A path of a wording is the end of a text's path, or a part of it before an ellipsis. */
function samePath(wanted: string, given: string): boolean {
  const steady = wanted.replace(/\/…$/, '').replace(/^.*…/, '');
  return wanted.endsWith('…') ? given.includes(steady) : given.endsWith(steady);
}

/**
 * How many kinds of names the wording and the text have in common; null if a name of the
 * wording contradicts the text, or if the text has not the name of its error.
 */
export function agreeingNames(wording: Names, text: Named): number | null {
  let agreeing = 0;
  for (const kind of Object.keys(wording) as (keyof Names)[]) {
    const isSame =
      {paths: samePath, hosts: sameHost}[kind as string] ?? Object.is;
    const [wanted, given] = [wording[kind], text[kind]];
    const isNeeded = kind === 'code' || kind === 'errors';
    if (wanted.some((name) => given.some((other) => isSame(name, other)))) {
      agreeing += 1;
    } else if (
      wanted.length > 0 &&
      (given.length > 0 ||
        (isNeeded && !wanted.some((name) => text.words.has(name))))
    ) {
      return null;
    }
  }
  return agreeing;
}
