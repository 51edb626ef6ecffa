/**
 * Marks what matched. Every value that leaves this file is HTML: text of the page or the
 * reader is escaped; only the tags around the matches are not.
 */
import type {Matches} from './engine';
import {splitCamelCase, tokenize, type Token} from '../format/words';

export type Tags = {before: string; after: string};

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

/** How many letters of the word matched; all of them when it is a part that did. */
function matchedLetters(word: Token, matches: Matches): number {
  const letters = matches.get(word.key);
  if (letters !== undefined) {
    return letters;
  }
  return splitCamelCase(word.raw).some((part) => matches.has(part))
    ? word.raw.length
    : 0;
}

/** The text as HTML with its matches marked. */
export function highlight(text: string, matches: Matches, tags: Tags): string {
  let html = '';
  let done = 0;
  for (const word of tokenize(text)) {
    const letters = matchedLetters(word, matches);
    if (letters > 0) {
      const end = word.start + letters;
      html +=
        escapeHtml(text.slice(done, word.start)) +
        tags.before +
        escapeHtml(text.slice(word.start, end)) +
        tags.after;
      done = end;
    }
  }
  return html + escapeHtml(text.slice(done));
}

/**
 * The stretch of `length` words with the most different matches, as HTML; the first
 * of several. `ellipsis` stands where text was left out.
 */
export function snippet(
  text: string,
  matches: Matches,
  {length, ellipsis, tags}: {length: number; ellipsis: string; tags: Tags},
): string {
  const words = tokenize(text);
  if (words.length <= length) {
    return highlight(text, matches, tags);
  }
  const matched = words.map((word) => matchedLetters(word, matches) > 0);
  let best = 0;
  let bestMatches = 0;
  /** Matches in the stretch that is looked at -> how often. */
  const inside = new Map<string, number>();
  words.forEach(({key}, i) => {
    if (matched[i]) {
      inside.set(key, (inside.get(key) ?? 0) + 1);
    }
    const leavingIndex = i - length;
    if (leavingIndex >= 0 && matched[leavingIndex]) {
      const {key: leaving} = words[leavingIndex]!;
      const remaining = inside.get(leaving)! - 1;
      if (remaining > 0) {
        inside.set(leaving, remaining);
      } else {
        inside.delete(leaving);
      }
    }
    if (leavingIndex >= -1 && inside.size > bestMatches) {
      best = leavingIndex + 1;
      bestMatches = inside.size;
    }
  });
  // A word or two before the first match, to read it in its sentence.
  const firstMatch = matched.indexOf(true, best);
  const from =
    firstMatch < 0
      ? best
      : Math.min(
          Math.max(best, firstMatch - Math.floor(length / 4)),
          words.length - length,
        );
  const start = from === 0 ? 0 : words[from]!.start;
  const last = from + length - 1;
  const end = last === words.length - 1 ? text.length : words[last]!.end;
  return (
    (start > 0 ? ellipsis : '') +
    highlight(text.slice(start, end), matches, tags) +
    (end < text.length ? ellipsis : '')
  );
}
