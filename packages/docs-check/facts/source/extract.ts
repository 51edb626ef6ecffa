/**
 * `npm run facts:source -- --release 3.10.0-beta.146 --from <checkout>`
 *
 * Reads the exact source of a release, or of the Cornerstone3D that it locks, and writes `source.json` or
 * `cornerstone3d.json`: names, ids, defaults and places, never code or text. The check reads these files and needs no checkout.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serialize, type Fact} from '../fact';
import {docsVersions, sourcesOf, type ExactSource} from '../releases';
import {
  configFacts,
  configPartFacts,
  dataSourceFacts,
  urlFacts,
  variableFacts,
} from './application';
import {cornerstone3dFacts} from './cornerstone3d';
import {exportFacts, hotkeyFacts, scriptFacts, typeFacts} from './lists';
import {extensionFacts} from './modules';
import {serviceFacts} from './services';
import {shippedConfigFacts} from './shipped-configs';
import {Tree} from './tree';
import {sourceWords} from './words';

const note =
  'Read off the exact source by `npm run facts:source` (see README.md): `entries` are names, ids, defaults and places (`at`), `words` the other names that it uses.';

const readers = {
  platform: [
    serviceFacts,
    extensionFacts,
    configFacts,
    configPartFacts,
    dataSourceFacts,
    urlFacts,
    variableFacts,
    exportFacts,
    typeFacts,
    hotkeyFacts,
    shippedConfigFacts,
    scriptFacts,
  ],
  cornerstone3d: [cornerstone3dFacts],
};

type Product = keyof typeof readers;

/** Each fact once, at the first of its places. */
export const factsOf = (tree: Tree, product: Product = 'platform'): Fact[] => [
  ...new Map(
    readers[product]
      .flatMap((read) => read(tree))
      .reverse()
      .map((fact) => [JSON.stringify({...fact, at: ''}), fact]),
  ).values(),
];

/** Is the tree this release's? By the checked-out commit, or in a tree without a history by the commit that the release bot wrote down. */
export function whyNot(
  root: string,
  release: ExactSource & {builtFrom?: string},
): string | null {
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

const listed = docsVersions.flatMap((version) =>
  (['platform', 'cornerstone3d'] as const).map((product) => ({
    version,
    product,
    source: sourcesOf[version][product],
  })),
);

function main() {
  const {values} = parseArgs({
    options: {release: {type: 'string'}, from: {type: 'string'}},
  });
  // A version that was just cut describes the same release as `docs/`: the first of the list is written.
  const wanted = listed.find(({source}) => source.release === values.release);
  if (!wanted || !values.from) {
    throw new Error(
      `Give --release and --from. Releases: ${listed.map(({product, source}) => `${source.release} (${product})`).join(', ')}.`,
    );
  }
  const {version, product, source} = wanted;
  const root = path.resolve(process.env.INIT_CWD ?? '.', values.from);
  const wrong = whyNot(root, source);
  if (wrong) {
    throw new Error(wrong);
  }
  const tree = new Tree(root);
  const {release, repository, commit} = source;
  const entries = factsOf(tree, product);
  const named = new Set(entries.map(({name}) => name));
  const words = [...sourceWords(tree)].filter((name) => !named.has(name));
  const head = {$note: note, source: {release, repository, commit}};
  const file = `${version}/${product === 'platform' ? 'source' : product}.json`;
  writeFileSync(
    path.join(import.meta.dirname, '..', file),
    serialize({...head, entries, words}),
  );
  console.log(
    `${file}: ${entries.length} facts and ${words.length} words of ${tree.files.length} files`,
  );
}

if (process.argv[1] === import.meta.filename) {
  main();
}
