/**
 * Marks what matched. Every value that leaves this file is HTML: text of the page or the
 * reader is escaped; only the tags around the matches are not.
 */
import type {Matches} from './engine';
import {splitCamelCase, tokenize, type Token} from '../format/words';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML that shows it, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** The term that a word matched with its beginning or one of its parts, if any. */
function matchedTerm(word: Token, matches: Matches): string | undefined {
  const term = [word.key, ...splitCamelCase(word.raw)].find((part) =>
    matches.has(part),
  );
  return term?.slice(0, matches.get(term));
}

/** The text as HTML with the words that matched in `<mark>`. */
export function highlight(text: string, matches: Matches): string {
  let html = '';
  let done = 0;
  for (const word of tokenize(text)) {
    if (matchedTerm(word, matches)) {
      const before = escapeHtml(text.slice(done, word.start));
      html += `${before}<mark>${escapeHtml(text.slice(word.start, word.end))}</mark>`;
      done = word.end;
    }
  }
  return html + escapeHtml(text.slice(done));
}

/** Matches characters that are common in code, paths, and program output, and rare in sentences. */
const isLikeCode = (text: string) => /[{}=;|]|::|\w\(|\/\S*\//.test(text);
/** A sentence beats code that has one more matched word. */
const worthOfSentence = 1.5;

const isSentence = (text: string, start: number) =>
  start === 0 || /[.!?:·]\s$/.test(text.slice(0, start).slice(-2));

/**
 * A stretch of about `length` words, as HTML: of those with the most different matches, the
 * first one that is not code. It begins at a sentence, if one begins shortly before a match;
 * otherwise an ellipsis stands where text was left out. It cuts no word.
 */
export function snippet(
  text: string,
  matches: Matches,
  length: number,
): string {
  const words = tokenize(text);
  if (words.length <= length) {
    return highlight(text, matches);
  }
  const terms = words.map((word) => matchedTerm(word, matches));
  /** Start of what is between spaces around the word, such as a path. */
  const startOf = (i: number) => text.lastIndexOf(' ', words[i]!.start) + 1;
  const stretchAt = (first: number) => {
    const earliest = Math.max(0, first - Math.floor(length / 2));
    let from = first;
    while (from > earliest && !isSentence(text, startOf(from))) {
      from--;
    }
    if (!isSentence(text, startOf(from))) {
      // A word or two before the match, to read it in its sentence.
      from = Math.max(0, first - Math.floor(length / 4));
      from = Math.min(from, words.length - length);
    }
    const last = words[from + length - 1];
    const end = last ? text.indexOf(' ', last.end) : -1;
    const start = startOf(from);
    const shown = text.slice(start, end === -1 ? undefined : end);
    const found = new Set(terms.slice(from, from + length).filter(Boolean));
    return {
      start,
      shown,
      score: found.size + (isLikeCode(shown) ? 0 : worthOfSentence),
    };
  };
  const matched = [...words.keys()].filter((i) => terms[i]);
  const {start, shown} = (matched.length > 0 ? matched : [0])
    .map(stretchAt)
    .reduce((best, one) => (one.score > best.score ? one : best));
  return (
    (isSentence(text, start) ? '' : '…') +
    highlight(shown, matches) +
    (start + shown.length < text.length && !/[.!?]$/.test(shown) ? '…' : '')
  );
}
