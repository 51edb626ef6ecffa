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

/** The text as HTML with its matches in `<mark>`. */
export function highlight(text: string, matches: Matches): string {
  let html = '';
  let done = 0;
  for (const word of tokenize(text)) {
    const letters = matchedLetters(word, matches);
    if (letters > 0) {
      const end = word.start + letters;
      const before = escapeHtml(text.slice(done, word.start));
      html += `${before}<mark>${escapeHtml(text.slice(word.start, end))}</mark>`;
      done = end;
    }
  }
  return html + escapeHtml(text.slice(done));
}

/**
 * The stretch of `length` words with the most different matches, as HTML; the first
 * of several. An ellipsis stands where text was left out.
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
  const matched = [...words.keys()].filter(
    (i) => matchedLetters(words[i]!, matches) > 0,
  );
  let from = 0;
  let most = 0;
  matched.forEach((first, n) => {
    const inside = matched
      .slice(n, n + length)
      .filter((i) => i < first + length);
    const count = new Set(inside.map((i) => words[i]!.key)).size;
    if (count > most) {
      most = count;
      // A word or two before the first match, to read it in its sentence.
      from = Math.max(
        0,
        first - Math.floor(length / 4),
        inside.at(-1)! - length + 1,
      );
    }
  });
  from = Math.min(from, words.length - length);
  const last = from + length - 1;
  const start = from === 0 ? 0 : words[from]!.start;
  const end = last === words.length - 1 ? text.length : words[last]!.end;
  return (
    (start > 0 ? '…' : '') +
    highlight(text.slice(start, end), matches) +
    (end < text.length ? '…' : '')
  );
}
