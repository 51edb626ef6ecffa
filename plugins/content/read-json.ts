/** Reads JSON files that many pages need. */
import {readFileSync, statSync} from 'node:fs';

const files = new Map<string, {state: string; content: unknown}>();

/**
 * Reads a JSON file, but only if it has changed since the last time.
 *
 * @returns the content, which callers share and must not change
 * @throws if it cannot be read or is not valid JSON
 */
export function readJson(file: string): unknown {
  const {mtimeMs, size} = statSync(file);
  const state = `${mtimeMs} ${size}`;
  const last = files.get(file);
  if (last?.state === state) {
    return last.content;
  }
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  files.set(file, {state, content});
  return content;
}
