import type {ExactSource} from './releases';

/** One fact: something with a name that the exact source of a release has. */
export type Fact = {
  kind: string;
  name: string;
  /** the service, manager, component, package or enum that has it */
  owner?: string;
  /** `file:line` in the source */
  at: string;
  [detail: string]: unknown;
};

/** What was read off one source. The commit in the head holds for all of it. */
export type FactFile = {
  $note: string;
  source: ExactSource;
  entries: Fact[];
  /** all other names that the source uses */
  words: string[];
};

/** Props are written with their component, to keep the files small. */
export const withProps = (entries: readonly Fact[]): Fact[] =>
  entries.flatMap((fact) => [
    fact,
    ...((fact.props ?? []) as string[]).map((name) => ({
      kind: 'prop',
      name,
      owner: fact.name,
      at: fact.at,
      package: fact.owner,
    })),
  ]);

export const isOwner = ({kind}: Fact) =>
  kind === 'service' || kind === 'manager';

/** `uiDialogService.create`, `DisplaySetService.EVENTS.ADDED` in a text, with the owner as facts spell it, if there is one. */
export function membersNamedIn(text: string, facts: readonly Fact[]) {
  const spelling = new Map(
    facts.filter(isOwner).flatMap(({name, exportName}) => [
      [name, name],
      [String(exportName), name],
    ]),
  );
  const pair = /\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z_]\w*)/g;
  return [...text.matchAll(pair)].map(([, owner, member]) => ({
    owner: spelling.get(owner!),
    member: member!,
  }));
}

/** Sorted, as many on a line as fit. */
function wrapped(texts: string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const text of [...new Set(texts)].sort()) {
    const item = JSON.stringify(text);
    if (line && line.length + item.length > 116) {
      lines.push(line);
      line = '';
    }
    line += `${line ? ', ' : ''}${item}`;
  }
  return [...lines, line].join(',\n');
}

/** One fact a line, sorted: a changed fact is one changed line. */
export function serialize(file: FactFile): string {
  const {$note, source, entries, words} = file;
  const order = ({kind, owner = '', name, at}: Fact) =>
    [kind, owner, name, at].join('\u0000');
  const lines = entries
    .map((fact) => [order(fact), JSON.stringify(fact)] as const)
    .sort(([a, x], [b, y]) => (a + x < b + y ? -1 : 1))
    .map(([, line]) => line);
  return `{\n"$note": ${JSON.stringify($note)},\n"source": ${JSON.stringify(source)},\n"entries": [\n${lines.join(',\n')}\n],\n"words": [\n${wrapped(words)}\n]\n}\n`;
}
