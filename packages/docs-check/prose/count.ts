/**
 * Counts, in the Markdown of the built site, phrases about where a fact is from, and the
 * words and phrases of the term list. Readers get this text, whatever file it is from.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {piecesOf} from './pieces';
import {checkTerms} from './sentence-rules';
import {sentencesOf} from './sentences';

/** Where each fact is from is told in this section, at the end of a page. */
const evidence = /\n## Sources\n[\s\S]*$/;

/** Of all pages together. */
const mostProvenance = 25;
/** Of ten thousand words. */
const mostTics = 6;

export type ProseCounts = {
  pages: number;
  words: number;
  /** Phrases about where a fact is from, outside of the sections "Sources". */
  provenance: number;
  /** The other terms of the list that are not to be written. */
  tics: number;
  /** Each finding: page, term, words. */
  found: string[];
};

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * @param folder of the built site
 * @returns the counts over all its Markdown files; headings that are messages count as well
 */
export async function countProse(folder: string): Promise<ProseCounts> {
  const counts: ProseCounts = {
    pages: 0,
    words: 0,
    provenance: 0,
    tics: 0,
    found: [],
  };
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort();
  for (const page of pages) {
    const text = readFileSync(path.join(folder, page), 'utf8');
    const read = text.replace(evidence, '\n');
    counts.pages += 1;
    for (const piece of piecesOf(markdown.parse(read))) {
      const {sentences} = await sentencesOf(piece, read);
      for (const sentence of sentences) {
        counts.words += sentence.text
          .split(/\s+/)
          .filter((word) => /\w/.test(word)).length;
        for (const {id, name} of checkTerms(sentence)) {
          counts[id === 'provenance' ? 'provenance' : 'tics'] += 1;
          counts.found.push(`${page}: ${id} "${name}"`);
        }
      }
    }
  }
  return counts;
}

export const per10000 = ({tics, words}: ProseCounts): number =>
  words === 0 ? 0 : (tics / words) * 10_000;

/** @returns what is over a limit, in sentences; nothing if all is well */
export function overLimit(counts: ProseCounts): string[] {
  const {pages, provenance} = counts;
  return [
    ...(pages === 0
      ? ['The folder contains no Markdown. Run "npm run build" first.']
      : []),
    ...(provenance > mostProvenance
      ? [
          `${provenance} phrases say where a fact is from; at most ${mostProvenance}. Move them to _data/sources.json.`,
        ]
      : []),
    ...(per10000(counts) > mostTics
      ? [
          `${per10000(counts).toFixed(1)} words per 10,000 are on the list of terms.json; at most ${mostTics}.`,
        ]
      : []),
  ];
}
