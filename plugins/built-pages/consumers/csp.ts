/** The inline scripts of a site, as its Content Security Policy lists them. */
import {createHash} from 'node:crypto';
import type {PageFacts} from '../reader';

/** A script as a policy lists it. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The hashes of all inline scripts, each once. */
export function scriptHashesOf(
  pages: Iterable<Pick<PageFacts, 'inlineScripts'>>,
): string[] {
  const scripts = new Set(
    [...pages].flatMap(({inlineScripts}) => inlineScripts),
  );
  return Array.from(scripts, hashSource).sort();
}
