/**
 * `npm run facts:source -- --release 3.10.0-beta.146 --from <checkout>`
 *
 * Reads the exact source of a release and writes `packages/docs-check/facts/<version>/source.json` and `words-source.json`: names,
 * ids, defaults and places, never code or text. The check reads these files and needs no checkout.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {sortKey, serializeWords} from '../entry';
import {releases, type SourceRelease} from './releases';
import {
  configFacts,
  dataSourceFacts,
  urlFacts,
  variableFacts,
} from './application';
import type {SourceFact} from './entry';
import {exportFacts, hotkeyFacts, scriptFacts, typeFacts} from './lists';
import {extensionFacts} from './modules';
import {serviceFacts} from './services';
import {shippedConfigFacts} from './shipped-configs';
import {readTree, type Tree} from './tree';
import {messageHashes, sourceWords} from './words';

const note =
  'Read off the exact source of the release by `npm run facts:source` (see README.md): names, ids, defaults and places (`at`).';
const wordNote =
  'Names that the exact source of the release uses: declared names, members, keys, imports and identifier-like strings. `messages` are the first 12 hexadecimal digits of the SHA-256 of each message that it prints or shows.';

export function factsOf(tree: Tree): SourceFact[] {
  const facts = [
    serviceFacts,
    extensionFacts,
    configFacts,
    dataSourceFacts,
    urlFacts,
    variableFacts,
    exportFacts,
    typeFacts,
    hotkeyFacts,
    shippedConfigFacts,
    scriptFacts,
  ].flatMap((read) => read(tree));
  const byKey = new Map<string, SourceFact>();
  for (const fact of facts) {
    const key = JSON.stringify({...fact, at: ''});
    if (!byKey.has(key)) {
      byKey.set(key, fact);
    }
  }
  return [...byKey.values()];
}

/** Is the tree this release's? By the checked-out commit, or in a tree without a history by the commit that the release bot wrote down. */
export function whyNot(root: string, release: SourceRelease): string | null {
  const read = (file: string) =>
    existsSync(path.join(root, file))
      ? readFileSync(path.join(root, file), 'utf8').trim()
      : null;
  const head = read('.git/HEAD');
  const [is, wanted] = head
    ? [head, release.commit]
    : [read('commit.txt'), release.builtFrom];
  return is === wanted
    ? null
    : `${root} is not release ${release.release}: its ${head ? 'checked-out commit' : 'commit.txt'} is ${is}, not ${wanted}. Check ${release.commit} of ${release.repository} out.`;
}

export function serializeSource(
  {repository, commit, release}: SourceRelease,
  facts: SourceFact[],
): string {
  const order = (f: SourceFact) => sortKey({...f, tier: 'source', from: f.at});
  const lines = facts
    .map((fact) => [order(fact), JSON.stringify(fact)] as const)
    .sort(([a, x], [b, y]) => (a + x < b + y ? -1 : 1))
    .map(([, line]) => line);
  return `{\n"$note": ${JSON.stringify(note)},\n"source": ${JSON.stringify({repository, commit, release})},\n"entries": [\n${lines.join(',\n')}\n]\n}\n`;
}

function main() {
  const {values} = parseArgs({
    options: {release: {type: 'string'}, from: {type: 'string'}},
  });
  // A version that was just cut describes the same release as `docs/`.
  const versions = releases.filter((r) => r.release === values.release);
  const [release] = versions;
  if (!release || !values.from) {
    throw new Error(
      `Give --release and --from. Releases: ${releases.map((r) => r.release).join(', ')}.`,
    );
  }
  const root = path.resolve(process.env.INIT_CWD ?? '.', values.from);
  const wrong = whyNot(root, release);
  if (wrong) {
    throw new Error(wrong);
  }
  const tree = readTree(root);
  const folder = path.join(import.meta.dirname, '..', release.version);
  const facts = factsOf(tree);
  const words = sourceWords(tree);
  const messages = [...messageHashes(tree)].sort();
  writeFileSync(
    path.join(folder, 'source.json'),
    serializeSource(release, facts),
  );
  writeFileSync(
    path.join(folder, 'words-source.json'),
    serializeWords({
      $note: wordNote,
      tier: 'source',
      from: [release.name],
      words: [...words],
      messages,
    }),
  );
  console.log(
    `${release.version}: ${facts.length} facts, ${words.size} words, ${messages.length} messages of ${tree.files.length} files`,
  );
}

if (process.argv[1] === import.meta.filename) {
  main();
}
