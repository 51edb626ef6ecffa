import type {Tier} from './fetch';

/** One fact: something with a name that a published package really has. */
export type Fact = {
  kind: string;
  name: string;
  /** the service, manager, component, package or enum that has it */
  owner?: string;
  tier: Tier;
  /** package@version, or a file of the platform's repository */
  from: string;
  [detail: string]: unknown;
};

export type FactFile = {
  $note: string;
  entries: Fact[];
};

const byOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const sortKey = (f: Fact) =>
  [f.kind, f.owner ?? '', f.name, f.from].join('\u0000');

/** One entry a line, sorted: a changed fact is one changed line. */
export function serialize(file: FactFile): string {
  const lines = [...file.entries]
    .sort((a, b) => byOrder(sortKey(a), sortKey(b)))
    .map((entry) => JSON.stringify(entry));
  return `{\n"$note": ${JSON.stringify(file.$note)},\n"entries": [\n${lines.join(',\n')}\n]\n}\n`;
}

export type WordFile = {
  $note: string;
  tier: Tier;
  from: string[];
  words: string[];
};

export function serializeWords(file: WordFile): string {
  const words = [...new Set(file.words)].sort(byOrder);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const item = JSON.stringify(word);
    if (line && line.length + item.length > 116) {
      lines.push(line);
      line = '';
    }
    line += `${line ? ', ' : ''}${item}`;
  }
  if (line) lines.push(line);
  return `{\n"$note": ${JSON.stringify(file.$note)},\n"tier": ${JSON.stringify(file.tier)},\n"from": ${JSON.stringify(file.from)},\n"words": [\n${lines.join(',\n')}\n]\n}\n`;
}
