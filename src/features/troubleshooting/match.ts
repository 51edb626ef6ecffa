/**
 * Finds the entries of a list of error messages for what a reader pastes or types.
 *
 * A message never comes twice with the same hosts, ports, UIDs, and file hashes. So each
 * message, and each other wording of it, is a pattern, in which these may be anything, and
 * an entry whose pattern is in the pasted text comes first. Everything else is compared by
 * words: how much of the message is in the text, and how much of the text is in the entry,
 * with rare words and pairs of neighbors counting more. A printed text must have most of the
 * message, or a sentence of it. Below a limit, nothing is known.
 *
 * Words that any program's messages have prove nothing, and an entry whose names contradict
 * the text is out (names.ts).
 */
import {alikeOf} from './alike';
import {
  agreeingNames,
  isOfAnyScript,
  named,
  namesIn,
  scriptError,
  systemError,
  type Named,
  type Names,
} from './names';
import {isCommon, plain, tellingOf, termsOf} from './words';

export type Entry = {
  /** The message or symptom, which is the heading of the entry. */
  message: string;
  /** Other wordings of it. */
  wordings: readonly string[];
  /** The rest of the entry's text, if it is at hand. */
  text?: string;
  /** Names of code in the section, and of its page. */
  context?: readonly string[];
};

/** The positions of the entries that match, best first. Empty if the text is not known. */
export type Matcher = (pasted: string) => number[];

/**
 * A message, and its parts that also appear alone: its quotations, with the files and paths
 * around them, and its alternatives.
 */
function partsOf(message: string): string[] {
  const quoted = [...message.matchAll(/"([^"]+)"/g)]
    .map(([, inside]) => inside!)
    .filter((inside) => inside.split(' ').length > 2);
  const alternatives = message
    .split(/, (?:and|or) |" or "/)
    .filter((part, _i, all) => all.length > 1 && /\w{4}/.test(part));
  return [message, ...quoted, ...alternatives];
}

/** Variable parts: an ellipsis, a URL whose host is not the cause, a port, a quoted path. */
const placeholder =
  /…|https?:\/\/(?!127\.0\.0\.1|localhost|healthcare\.)[^\s"']+|:\d{2,5}\b|"\/[^"]*"|'[^']*…[^']*'/g;

/** What a text quotes where a page leaves it out: "the `loopback` address space". */
const quotation = `(?:\\s*["'][^"']{0,200}["'])?`;

/** Names that a page made up for an example: readers have their own, in the same scope. */
const example =
  /(['"])(?:(@ohif\/|@(?=example)|[^'"\s…]{4,}(?=…))[^'"]*|[^'"]*(?:my-|@?example|clock|finding)[^'"]*)\1/g;

/** The name of an error, which alone identifies it: ERR_SSL_PROTOCOL_ERROR. */
const errorName = /\b[A-Za-z]+(?:_[A-Za-z]+){2,}\b/g;

type Wording = {
  plain: string;
  terms: Set<string>;
  names: Names;
  /** With any host, path, or port in it. Null if it has too few other letters. */
  pattern: RegExp | null;
  /** A word that every matching text contains. Looking for it first is faster than the pattern. */
  longest: string;
  letters: number;
  /** Whether it is the message, and not a wording in the text. */
  isMessage: boolean;
  /** Whether it is what another program prints: then the text has all of it, or none. */
  isAlike?: true;
};

type Prepared = {
  wordings: Wording[];
  text: Set<string> | null;
  context: readonly string[];
};

/** With fewer letters and no name of code, a wording fits too much: only its words count. */
const fewestLetters = 12;

function prepare(wording: string, whole: string | null): Wording {
  const parts = plain(wording)
    .trim()
    .replace(example, '$1$2…')
    .replace(/^nginx: \[emerg\]/, '')
    // Editors and compilers show the number of an error before or after it.
    .replace(/\(?ts\d{4}\)?/g, '')
    .split(placeholder)
    .map((part) => part.trim().replace(/^[.:,\s]+|[.:,\s]+$/g, ''))
    .filter(Boolean);
  const letters = parts.join('').replace(/[^\p{L}_]/gu, '').length;
  const terms = termsOf(wording.replace(placeholder, ' '));
  const around = whole === null ? null : namesIn(whole);
  const names = {
    ...namesIn(wording),
    // What follows a quotation, such as "in app-config.js", belongs to it.
    ...(around && {files: around.files, hosts: around.hosts}),
  };
  const escaped = parts.map((part) =>
    part
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/["']/g, `["']?`)
      .replace(/(,?) /g, `${quotation}$1\\s*`),
  );
  return {
    plain: plain(wording),
    terms,
    names,
    pattern:
      (names.code.length > 0 && letters > 0) ||
      (letters >= fewestLetters && tellingOf(terms).length > 0)
        ? new RegExp(`(?:^|\\W)${escaped.join('.{0,300}?')}`)
        : null,
    longest: longestOf(parts.join(' ').match(/\p{L}+/gu) ?? []),
    letters,
    isMessage: whole !== null,
  };
}

const longestOf = (words: readonly string[]) =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');

const sum = (terms: Iterable<string>, weightOf: (term: string) => number) =>
  [...terms].reduce((total, term) => total + weightOf(term), 0);

/** A score from which an entry is an answer, and how far below the best one it may be. */
const enough = 0.24;
const farthest = 0.25;

/** The score of an entry of which two kinds of names agree, such as a status and a path. */
const mostTrusted = 0.95;

/** Weight of matching terms at which half of the score is granted. */
const halfTrusted = 1.2;

/** A word of the entry's text weighs less than one of its message. */
const inText = 0.6;

/** What a common word weighs. */
const ofAny = 0.15;

/** How much of a wording is in a typed text, in a printed one, and if its entry has no text. */
const leastOfIt = {typed: 0.12, printed: 0.6, alone: 0.85};

/** How much of the rest of a whole message is in a text that has a part of it. */
const mostOfRest = 2 / 3;

/** What people paste, not what they type: a line of a log, a stack, a URL, a full stop. */
const isPrinted = (text: string) =>
  /:\/\/|error:|^[\w.-]+: |\w\(|[\]})]|:\d+|\n\s|["“'‘]\w.*["”'’]|\.$/i.test(
    text,
  );

export function createMatcher(entries: readonly Entry[]): Matcher {
  const prepared = entries.map(
    ({message, wordings, text, context}): Prepared => {
      const messages = [
        ...partsOf(message),
        ...[errorName, systemError, scriptError].flatMap(
          (pattern) => message.match(pattern) ?? [],
        ),
      ];
      return {
        wordings: [
          ...[...new Set(messages)].map((wording) => prepare(wording, message)),
          ...wordings.map((wording) =>
            prepare(wording, message.includes(wording) ? wording : null),
          ),
          ...alikeOf([message, ...wordings]).map((wording) => ({
            ...prepare(wording, null),
            isAlike: true as const,
          })),
        ],
        text: text ? termsOf(text) : null,
        context: context ?? [],
      };
    },
  );
  const rarity = rarityOf(prepared);
  return (pasted) => {
    const terms = termsOf(pasted);
    if (terms.size === 0) {
      return [];
    }
    const words = [...terms].filter((term) => !term.includes(' '));
    const question: Question = {
      text: named(pasted),
      plain: plain(pasted),
      sentences: pasted
        .split(/\n|[.:;,] | (?=['"])/)
        .filter((sentence) => tellingOf(termsOf(sentence)).length > 1)
        .map((sentence) => plain(sentence).trim()),
      terms: [...terms],
      telling: tellingOf(words),
      weight: sum(words, rarity),
      isPrinted: isPrinted(pasted),
      letters: pasted.replace(/node_modules|[^\p{L}]/gu, '').toLowerCase(),
    };
    const scores = behindWhole(
      prepared
        .map((entry, index) => ({
          index,
          ...bestOf(entry, question, rarity),
        }))
        .filter(({score}) => score >= enough),
      question,
    ).sort((a, b) => b.score - a.score || a.index - b.index);
    const best = scores[0]?.score ?? 0;
    return scores
      .filter(({score}) => score >= best - farthest || score >= 1)
      .map(({index}) => index);
  };
}

/** How rare a term is among the entries: 1 for one that a single entry has, or none. */
function rarityOf(prepared: readonly Prepared[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const {wordings} of prepared) {
    const own = wordings.filter(({isAlike}) => !isAlike);
    for (const term of new Set(own.flatMap(({terms}) => [...terms]))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const maximum = Math.log(1 + prepared.length);
  const weigh = (term: string, count: number) =>
    (Math.log(1 + prepared.length / count) / maximum) *
    (term.includes(' ') ? 0.5 : 1) *
    (isCommon(term) ? ofAny : 1);
  const weights = new Map(
    [...counts].map(([term, count]) => [term, weigh(term, count)]),
  );
  return (term) => weights.get(term) ?? weigh(term, 1);
}

/** The pasted message: its names, its terms, and the weight of its words. */
type Question = {
  text: Named;
  plain: string;
  /** Its parts that have two telling words or more. */
  sentences: string[];
  terms: string[];
  telling: string[];
  weight: number;
  isPrinted: boolean;
  letters: string;
};

/** A name that is told apart by its object: "customization.map is not a function". */
const hasObject = /[a-z]{4}\.\w+ is not a/;

type Best = {score: number; wording?: Wording};

/**
 * Puts an entry with a part of a message, such as "blocked by CORS policy", behind those with
 * a whole message that contains it, if most of its other words are in the text.
 */
function behindWhole<Scored extends Best>(
  scores: readonly Scored[],
  {terms}: Question,
): Scored[] {
  return scores.map((scored) => {
    const part = scored.wording!;
    const wholes = scores.filter(({wording: whole}) => {
      const rest = [...whole!.terms].filter(
        (term) => !term.includes(' ') && !part.terms.has(term),
      );
      return (
        whole!.letters > part.letters &&
        part.pattern?.test(whole!.plain) &&
        rest.filter((term) => terms.includes(term)).length >=
          mostOfRest * rest.length
      );
    });
    const lowest = Math.min(...wholes.map(({score}) => score));
    return {...scored, score: Math.min(scored.score, lowest - 0.001)};
  });
}

function bestOf(
  entry: Prepared,
  question: Question,
  rarity: (term: string) => number,
): Best {
  let best: Best = {score: 0};
  for (const wording of entry.wordings) {
    const agreeing = agreeingNames(wording.names, question.text);
    if (agreeing === null) {
      continue;
    }
    const fits =
      question.plain.includes(wording.longest) &&
      wording.pattern?.test(question.plain);
    if (
      (wording.isAlike && !fits) ||
      (wording.names.code.length > 0 &&
        wording.names.code.every(isOfAnyScript) &&
        !hasObject.test(wording.plain) &&
        // Names of code around the message are those of the entry.
        !entry.context.some((name) => question.letters.includes(name)))
    ) {
      continue;
    }
    const words =
      agreeing > 1
        ? mostTrusted
        : // The name in a script's error is what tells it apart.
          wording.names.code.length === 0 && question.text.code.length > 0
          ? 0
          : agreementOf(wording, entry.text, agreeing, question, rarity);
    // If two patterns match, the longer one is more specific.
    const score = fits
      ? 1 + wording.letters / 1000 + words / 10 + (wording.isMessage ? 0.02 : 0)
      : words;
    if (score > best.score) {
      best = {score, wording};
    }
  }
  return best;
}

/** How well the words agree, from 0 to 1. */
function agreementOf(
  wording: Wording,
  text: ReadonlySet<string> | null,
  agreeing: number,
  {terms, telling, sentences, weight, isPrinted}: Question,
  rarity: (term: string) => number,
): number {
  const isShared = (term: string) => wording.terms.has(term);
  const told = telling.filter(isShared).length;
  if (told === 0) {
    return 0;
  }
  const isSupporting = (term: string) => !isShared(term) && text?.has(term);
  const matched = sum(terms.filter(isShared), rarity);
  const supporting = inText * sum(terms.filter(isSupporting), rarity);
  const recall = matched / sum(wording.terms, rarity);
  const precision = Math.min(1, (matched + supporting) / weight);
  const supported = isPrinted ? 0 : telling.filter(isSupporting).length;
  const least = leastOfIt[!text ? 'alone' : isPrinted ? 'printed' : 'typed'];
  if (
    // A sentence of the text may be a part of the wording.
    (recall < least &&
      !sentences.some((sentence) => wording.plain.includes(sentence))) ||
    // One word says enough only if it is all that a reader typed.
    (isPrinted ? 2 : Math.min(2, telling.length)) > told + supported + agreeing
  ) {
    return 0;
  }
  const agreement =
    0.8 * Math.max(recall, precision) + 0.2 * Math.min(recall, precision);
  // One common word proves nothing, however well it agrees.
  const evidence = matched + supporting;
  return (agreement * evidence) / (evidence + halfTrusted);
}
