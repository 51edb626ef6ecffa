/** Which kind of input it is. */
import type {Parsed} from '../model';
import {isConsole, parseConsole} from './console';
import {parseHar} from './har';
import {parseHttpText} from './http-text';

/**
 * @param text a HAR file, what curl prints, headers, or console output
 * @returns a sentence for a HAR file that has nothing to check
 */
export function parseInput(text: string): Parsed | string {
  const trimmed = text.replace(/^\uFEFF/, '');
  // A line after a message can look like a header.
  return (
    (/^\s*\{/.test(trimmed) ? parseHar(trimmed) : undefined) ??
    (isConsole(trimmed) ? undefined : parseHttpText(trimmed)) ??
    parseConsole(trimmed)
  );
}
