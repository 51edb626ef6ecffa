/** JSON files that are asked for again and again while pages are made. */
import {readFileSync, statSync} from 'node:fs';

const files = new Map<string, {state: string; content: unknown}>();

/**
 * What is in a JSON file, which is read again only when it has changed.
 *
 * @returns not to be changed by who gets it
 * @throws if it cannot be read, or is no JSON
 */
export function readJson(file: string): unknown {
  const {mtimeMs, size} = statSync(file);
  const state = `${mtimeMs} ${size}`;
  const last = files.get(file);
  if (last?.state === state) return last.content;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  files.set(file, {state, content});
  return content;
}
