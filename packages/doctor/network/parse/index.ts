/** Which kind of input it is. */
import type {Parsed} from '../model';
import {parseConsole} from './console';
import {parseHar} from './har';
import {parseHttpText} from './http-text';

/**
 * @param text a HAR file, what curl prints, headers, or lines of the console
 * @returns undefined for a HAR file that is damaged or cut off: no other reader knows where its
 * tokens and names are
 */
export function parseInput(text: string): Parsed | undefined {
  const trimmed = text.replace(/^\uFEFF/, '');
  const har = /^\s*\{/.test(trimmed) ? parseHar(trimmed) : undefined;
  return har || /^\s*\{\s*"log"/.test(trimmed)
    ? har
    : (parseHttpText(trimmed) ?? parseConsole(trimmed));
}
