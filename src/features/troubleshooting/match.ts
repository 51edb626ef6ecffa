/**
 * Finds the entries of a list of error messages for what a reader pastes or types.
 *
 * A message never comes twice with the same hosts, ports, UIDs, and file hashes. So each
 * message, and each other wording of it, is a pattern, in which these may be anything, and
 * an entry whose pattern is in the pasted text comes first. Everything else is compared by
 * words: how much of the message is in the text, and how much of the text is in the entry,
 * with rare words and pairs of neighbors counting more. Below a limit, nothing is known.
 */

export type Entry = {
  /** The message or symptom, which is the heading of the entry. */
  message: string;
  /** Other wordings of it. */
  wordings: readonly string[];
  /** The rest of the entry's text. */
  text: string;
};

/** The positions of the entries that match, best first. Empty if the text is not known. */
export type Matcher = (pasted: string) => number[];

/** More than this is a file, not a message. */
const longestPaste = 20_000;

const stopWords = new Set(
  'a an and any are as at be been but by can do does for from has have i how if in instead is it its me mine my not no of on only or our own see so some still that the their there this to was we what when which why with you your'.split(
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

const plain = (text: string) =>
  text
    .slice(0, longestPaste)
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″`]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();

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

const stem = (word: string) => {
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

function wordsOf(text: string): string[] {
  // A name in camel case is its words.
  let rest = plain(text.replace(/([a-z]{3})([A-Z][a-z])/g, '$1 $2'))
    // The loopback address is a cause; other addresses are anybody's.
    .replace(/\b127\.0\.0\.1\b/g, 'loopback')
    .replace(/(token|got) ["']?<["']?/g, '$1 bracket')
    .replace(/n't\b/g, '');
  for (const pattern of varying) {
    rest = rest.replace(pattern, ' ');
  }
  return (rest.match(/[\p{L}\p{N}_]+/gu) ?? [])
    .map((word) => stem(sameWords[word] ?? word))
    .filter(
      (word) =>
        !stopWords.has(word) &&
        word.length > 1 &&
        (!/^\d+$/.test(word) || word.length === 3),
    );
}

/** Words and pairs of neighbors. */
function termsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return new Set([...words, ...pairs]);
}

/** A message, and its parts that also appear alone: its quotations and its alternatives. */
function partsOf(message: string): string[] {
  const quoted = [...message.matchAll(/"([^"]+)"/g)]
    .map(([, inside]) => inside!)
    .filter((inside) => inside.split(' ').length > 2);
  const alternatives = message
    .split(/, (?:and|or) /)
    .filter((part, _i, all) => all.length > 1 && /\w{4}/.test(part));
  return [message, ...quoted, ...alternatives];
}

/** Variable parts: an ellipsis, a URL whose host is not the cause, a port, a quoted path. */
const placeholder =
  /…|https?:\/\/(?!127\.0\.0\.1|localhost|healthcare\.)[^\s"']+|:\d{2,5}\b|"\/[^"]*"|'[^']*…[^']*'/g;

/** In a script's message, the name of the property that is missing, or what it cannot read. */
const property =
  /(?:reading|property|evaluating|token|got) ['"](?:[^'"]*\.)?(\w+|<)['"]/;

/** The word without which a text is another message. */
const neededBy = (wording: string) => {
  const [, name] = property.exec(wording) ?? [];
  return name
    ? wordsOf(name === '<' ? `got ${name}` : name).at(-1)
    : // Any program reports a connection that failed, but only nginx calls it so.
      /\bupstream\b/.exec(wording)?.[0];
};

/** The name of an error, which alone identifies it: ERR_SSL_PROTOCOL_ERROR. */
const errorName = /\b[A-Za-z]+(?:_[A-Za-z]+){2,}\b/g;

/**
 * The pattern of a wording with any host, path, or port in it. A wording with few other
 * letters fits too much: it has no pattern, and is compared by words only.
 */
function patternOf(wording: string): Pattern | null {
  const parts = plain(wording)
    .trim()
    .split(placeholder)
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .filter(Boolean);
  const letters = parts.join('').replace(/[^\p{L}_]/gu, '').length;
  if (letters < 14) {
    return null;
  }
  const escaped = parts.map((part) =>
    part
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/["']/g, `["']?`)
      .replace(/ /g, '\\s*'),
  );
  return {
    pattern: new RegExp(escaped.join('.{0,300}?')),
    letters,
    needed: neededBy(wording),
  };
}

const sum = (terms: Iterable<string>, weightOf: (term: string) => number) => {
  let total = 0;
  for (const term of terms) {
    total += weightOf(term);
  }
  return total;
};

/** A score from which an entry is an answer, and how far below the best one it may be. */
const enough = 0.24;
const farthest = 0.25;

/** Weight of matching terms at which half of the score is granted. */
const halfTrusted = 1.2;

/** A word of the entry's text weighs less than one of its message. */
const inText = 0.6;

/** What a word of any program's messages weighs. */
const inErrors = 0.3;

type Pattern = {pattern: RegExp; letters: number; needed: string | undefined};

type Prepared = {
  wordings: {terms: Set<string>; needed: string | undefined}[];
  patterns: Pattern[];
  text: Set<string>;
};

export function createMatcher(entries: readonly Entry[]): Matcher {
  const prepared = entries.map(({message, wordings, text}): Prepared => {
    const phrasings = [...partsOf(message), ...wordings];
    return {
      wordings: phrasings.map((wording) => ({
        terms: termsOf(wording),
        needed: neededBy(wording),
      })),
      patterns: [...phrasings, ...(message.match(errorName) ?? [])]
        .map(patternOf)
        .filter((pattern) => pattern !== null),
      text: termsOf(text),
    };
  });
  const rarity = rarityOf(prepared);
  return (pasted) => {
    const terms = termsOf(pasted);
    const question = {
      text: plain(pasted),
      terms: [...terms],
      weight: sum(
        [...terms].filter((term) => !term.includes(' ')),
        rarity,
      ),
    };
    if (terms.size === 0) {
      return [];
    }
    const scores = prepared
      .map((entry, index) => ({index, score: scoreOf(entry, question, rarity)}))
      .filter(({score}) => score >= enough)
      .sort((a, b) => b.score - a.score || a.index - b.index);
    const best = scores[0]?.score ?? 0;
    return scores
      .filter(({score}) => score >= best - farthest || score >= 1)
      .map(({index}) => index);
  };
}

/** Words of any program's messages, which say little about which message it is. */
const errorWords = new Set(
  'connect connection deny denied directive error fail failed file following found host invalid key load loaded memory missing module network number out permission policy refuse refused request require resolve response security server timed undefined violate'.split(
    ' ',
  ),
);

/** How rare a term is among the entries: 1 for one that a single entry has, or none. */
function rarityOf(prepared: readonly Prepared[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const {wordings} of prepared) {
    for (const term of new Set(wordings.flatMap(({terms}) => [...terms]))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const maximum = Math.log(1 + prepared.length);
  return (term) =>
    (Math.log(1 + prepared.length / (counts.get(term) ?? 1)) / maximum) *
    (term.includes(' ') ? 0.5 : 1) *
    (term.split(' ').every((word) => errorWords.has(word)) ? inErrors : 1);
}

/** The pasted message: its text, its terms, and the weight of its words. */
type Question = {text: string; terms: string[]; weight: number};

function scoreOf(
  entry: Prepared,
  question: Question,
  rarity: (term: string) => number,
): number {
  const fitting = entry.patterns
    .filter(
      ({pattern, needed}) =>
        pattern.test(question.text) &&
        (needed === undefined || question.terms.includes(needed)),
    )
    .map(({letters}) => letters);
  const words = Math.max(
    ...entry.wordings.map((wording) =>
      agreementOf(wording, entry.text, question, rarity),
    ),
  );
  // If two patterns match, the longer one is more specific.
  return fitting.length > 0
    ? 1 + Math.max(...fitting) / 1000 + words / 10
    : words;
}

/** How well the words agree, from 0 to 1. */
function agreementOf(
  wording: Prepared['wordings'][number],
  text: ReadonlySet<string>,
  {terms, weight}: Question,
  rarity: (term: string) => number,
): number {
  if (wording.needed && !terms.includes(wording.needed)) {
    return 0;
  }
  const isShared = (term: string) => wording.terms.has(term);
  const matched = sum(terms.filter(isShared), rarity);
  const supporting =
    inText *
    sum(
      terms.filter((term) => !isShared(term) && text.has(term)),
      rarity,
    );
  const recall = matched / sum(wording.terms, rarity);
  const precision = Math.min(1, (matched + supporting) / weight);
  const agreement =
    0.8 * Math.max(recall, precision) + 0.2 * Math.min(recall, precision);
  // One common word proves nothing, however well it agrees.
  const evidence = matched + supporting;
  return (agreement * evidence) / (evidence + halfTrusted);
}
