/** The words of messages and of what readers paste. */

/** More than this is a file, not a message. */
const longestPaste = 20_000;

const stopWords = new Set(
  'a an and any are as at be been but by can do does for from has have i how if in instead is it its me mine my not no of on only or our own see so some still that the their there this to too was we what when which why with you your'.split(
    ' ',
  ),
);

/** Readers' words for the words in messages. */
const sameWords: Readonly<Record<string, string>> = {
  login: 'sign',
  logout: 'sign',
  refresh: 'reload',
  offline: 'internet',
  screen: 'page',
  shown: 'show',
  lost: 'lose',
  white: 'blank',
  subpath: 'path',
  canned: 'demo',
  sample: 'demo',
  unauthenticated: 'unauthorized',
  worklist: 'list',
  css: 'style',
  appear: 'show',
};

/** Reading a property of nothing, as Firefox, Safari, and older browsers say it. */
const noProperty =
  /can't access property "([\w$]+)", .*? is (undefined|null)|(undefined|null) is not an object \(evaluating '(?:[^']*\.)?([\w$]+)'\)|cannot read property '([\w$]+)' of (undefined|null)/g;

export const plain = (text: string) =>
  text
    .slice(0, longestPaste)
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[‘’‚′`]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(noProperty, "cannot read properties of $2$3$6 (reading '$1$4$5')");

/** Phrases without meaning, and parts that vary. */
const varying = [
  /failed to load resource:|the server responded with a status of|nginx: \[emerg\]/g,
  // Timestamps, IP addresses, UIDs, GUIDs, hashes, ports and positions, numbers of requests.
  /\b\d{4}[/-]\d\d[/-]\d\d[t ]\d\d:\d\d:\d\d\S*/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /\b\d+(?:\.\d+){2,}\b/g,
  /\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g,
  /\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b/g,
  /:\d+(?::\d+)?\b/g,
  /#\d+/g,
];

/** A text without what varies. */
export const withoutVarying = (text: string) =>
  varying.reduce((rest, pattern) => rest.replace(pattern, ' '), plain(text));

const stem = (word: string) => {
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

function wordsOf(text: string): string[] {
  // A name in camel case is its words.
  const spaced = text
    .replace(/([a-z]{3})([A-Z][a-z])/g, '$1 $2')
    // The loopback address is a cause; other addresses are anybody's.
    .replace(/\b127\.0\.0\.1\b/g, 'loopback')
    .replace(/(token|got) ["']?<["']?/g, '$1 bracket')
    .replace(/n['’]t\b/g, '');
  return (withoutVarying(spaced).match(/[\p{L}\p{N}_]+/gu) ?? [])
    .filter(
      (word) =>
        !stopWords.has(word) &&
        word.length > 1 &&
        (!/^\d+$/.test(word) || word.length === 3),
    )
    .map((word) =>
      stem(Object.hasOwn(sameWords, word) ? sameWords[word]! : word),
    );
}

/** Words and pairs of neighbors. */
export function termsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return new Set([...words, ...pairs]);
}

/** Words of any program's messages, which say little about which message it is. */
const commonWords = new Set(
  'already app argument at bad bundle call called cannot caught connect connection code console defined deny denied directive error exceeded evaluate evaluating fail failed failure file find following forbidden found function get host http https implemented index internal invalid key load loaded localhost maximum memory message missing module network null number object out permission policy post promise property read reading reason refuse refused referenceerror request require resolve response security server size stack status syntaxerror system terminated timed token type typeerror unauthorized uncaught undefined unexpected unhandled violate warning went wrong something yet'
    .split(' ')
    .map(stem),
);

export const isCommon = (term: string) =>
  term
    .split(' ')
    .every((word) => commonWords.has(word) || /^[2-5]\d\d$/.test(word));

/** Words that not every program's messages have. */
export const tellingOf = (terms: Iterable<string>) =>
  [...terms].filter((term) => !term.includes(' ') && !isCommon(term));

/** What a search for the text should contain: its rarest kind of words, as they are. */
export const searchWords = (text: string, most = 6): string[] =>
  [
    ...new Set(
      withoutVarying(text)
        .replace(
          /https?:\S+|[\w.-]*\.(?:bundle|min)\.[\w.]*|\S+\.[jt]sx?\b/g,
          ' ',
        )
        .match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu),
    ),
  ]
    .filter((word) => !isCommon(stem(word)) && !stopWords.has(word))
    .slice(0, most);
