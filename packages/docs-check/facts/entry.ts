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

/** Of a file of source facts: all its entries were read at this commit, and their `at` is a place there. */
export type SourceHead = {
  repository: string;
  commit: string;
  release: string;
};

export type FactFile = {
  $note: string;
  source?: SourceHead;
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
  /** hashes of messages, where their text is not ours to keep */
  messages?: string[];
};

export function serializeWords(file: WordFile): string {
  const messages = file.messages
    ? `,\n"messages": [\n${wrapped(file.messages)}\n]`
    : '';
  return `{\n"$note": ${JSON.stringify(file.$note)},\n"tier": ${JSON.stringify(file.tier)},\n"from": ${JSON.stringify(file.from)},\n"words": [\n${wrapped(file.words)}\n]${messages}\n}\n`;
}

/** Sorted, as many on a line as fit. */
function wrapped(texts: string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const text of [...new Set(texts)].sort(byOrder)) {
    const item = JSON.stringify(text);
    if (line && line.length + item.length > 116) {
      lines.push(line);
      line = '';
    }
    line += `${line ? ', ' : ''}${item}`;
  }
  if (line) {
    lines.push(line);
  }
  return lines.join(',\n');
}
