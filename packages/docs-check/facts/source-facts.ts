/** The committed facts of each version. Not in fact.ts, which the build of the site loads as CommonJS. */
import path from 'node:path';
import {requireJson} from '../core/read-files';
import type {Fact, FactFile} from './fact';
import type {DocsVersion} from './releases';

const read = new Map<DocsVersion, Fact[]>();

/** What the exact source of a version has; each file is read once. */
export function sourceFacts(version: DocsVersion): Fact[] {
  const file = path.join(import.meta.dirname, version, 'source.json');
  const facts = read.get(version) ?? requireJson<FactFile>(file).entries;
  read.set(version, facts);
  return facts;
}
