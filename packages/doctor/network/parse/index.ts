/** Which kind of input it is. */
import type {Parsed} from '../model';
import {parseConsole} from './console';
import {parseHar} from './har';
import {parseHttpText} from './http-text';

/** @param text a HAR file, what curl prints, headers, or lines of the console */
export function parseInput(text: string): Parsed {
  const trimmed = text.replace(/^\uFEFF/, '');
  return (
    (/^\s*\{/.test(trimmed) ? parseHar(trimmed) : undefined) ??
    parseHttpText(trimmed) ??
    parseConsole(trimmed)
  );
}
