/** Which kind of input it is. */
import type {Parsed} from '../model';
import {isConsole, parseConsole} from './console';
import {parseHar} from './har';
import {parseHttpText} from './http-text';

/**
 * @param text a HAR file, what curl prints, headers, or console output
 * @returns undefined for a HAR file that is damaged or cut off: no other reader knows where its
 * tokens and names are
 */
export function parseInput(text: string): Parsed | undefined {
  const trimmed = text.replace(/^\uFEFF/, '');
  const har = /^\s*\{/.test(trimmed) ? parseHar(trimmed) : undefined;
  if (har || /^\s*\{\s*"log"/.test(trimmed)) {
    return har;
  }
  // A line after a message can look like a header.
  return (
    (isConsole(trimmed) ? undefined : parseHttpText(trimmed)) ??
    parseConsole(trimmed)
  );
}
