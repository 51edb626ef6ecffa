/**
 * Writes the facts, or with `--verify` makes them again and compares byte for byte.
 *
 *   tsx checks/facts/generate.ts            write checks/facts/{3.9,current,3.11,standard}/*.json
 *   tsx checks/facts/generate.ts --verify   exit 0: the same; 1: they differ; 3: SKIPPED, the registry is out of reach
 *
 * `application.json` of each version is not generated: no package of the application is published for it, so a
 * person reads it off the platform's repository and names file and commit (see README.md).
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {applicationFacts} from './application';
import {wordsOf, wordsOfFolder} from './bundle';
import {coreFacts, loadCore} from './core';
import {bracket, cornerstoneFacts, cornerstoneWords} from './cornerstone';
import {cornerstone3dFacts} from './cornerstone3d';
import {dicomKeywords} from './dicom';
import {serialize, serializeWords, sortKey, type Fact} from './entry';
import {packageFolder, RegistryOutOfReach, type Tier} from './fetch';
import {messagesIn, messagesOfFolder} from './messages';
import {uiFacts} from './ui';
import {webNames} from './web';

const here = import.meta.dirname;
/** Ends of the range of Cornerstone3D versions that each version of the platform asks for. */
const cornerstone3dRanges = [
  ['3.9', '2.2.7', '2.19.16'],
  ['current', '3.8.6', '3.33.5'],
] as const;
const cornerstone3dNames = [
  '@cornerstonejs/core',
  '@cornerstonejs/tools',
] as const;

const both = (a: Set<string>, b: Set<string>) => [...a].filter((w) => b.has(w));

function bundleSource(name: string, version: string): string {
  const dist = join(packageFolder(name, version), 'dist');
  const file = readdirSync(dist).find((f) => /^ohif-[\w-]+\.umd\.js$/.test(f))!;
  return readFileSync(join(dist, file), 'utf8');
}

const bundleWords = (name: string, version: string) =>
  wordsOf(bundleSource(name, version));

/** Facts of `later` that `earlier` does not have under the same kind, owner and name. */
function without(later: Fact[], earlier: Fact[]): Fact[] {
  const key = (f: Fact) => sortKey({...f, from: ''});
  const known = new Set(earlier.map(key));
  return later.filter((f) => !known.has(key(f)));
}

export async function makeFacts(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const facts = (file: string, note: string, entries: Fact[]) =>
    files.set(file, serialize({$note: note, entries}));

  const core39 = await coreFacts('3.9.1', 'exact');
  const core310 = await coreFacts('3.10.0-beta.144', 'exact');
  const core311 = await coreFacts('3.11.0', 'nearest');
  const coreNote =
    'Made by running the published bundle of @ohif/core. `options` are keys that a function takes off its n-th parameter: they prove an option and never disprove one. `fires: false` is an event that its own class declares and nothing in it broadcasts.';
  facts('3.9/core.json', coreNote, core39);
  facts('current/core.json', coreNote, core310);
  facts(
    '3.11/core.json',
    `${coreNote} Only what 3.10.0-beta.144 does not have.`,
    without(core311, core310),
  );

  const uiNote =
    'Made by running the published bundle with React 18.3.1. Props are those that a component destructures or declares; forwarded props are missing.';
  facts('3.9/ui.json', uiNote, uiFacts('@ohif/ui', '3.9.1', 'exact'));
  facts(
    'current/ui.json',
    uiNote,
    uiFacts('@ohif/ui', '3.10.0-beta.144', 'exact'),
  );
  facts(
    '3.11/ui-next.json',
    `${uiNote} No earlier @ohif/ui-next is published.`,
    uiFacts('@ohif/ui-next', '3.11.0', 'nearest'),
  );

  const before = await cornerstoneFacts(
    '3.10.0-beta.61',
    '3.10.0-beta.144',
    'nearest',
  );
  const after = await cornerstoneFacts('3.11.0', '3.11.0', 'nearest');
  const bracketed = bracket(before, after);
  facts(
    '3.9/cornerstone.json',
    'Registered through the published core. No @ohif/extension-cornerstone 3.9 is published: 3.10.0-beta.61 is the nearest later one.',
    before,
  );
  facts(
    'current/cornerstone.json',
    'Registered through the published core. `bracketed`: in 3.10.0-beta.61 and in 3.11.0. `nearest`: in 3.10.0-beta.61 only. Customizations of beta.61 have the form of 3.9.',
    [...bracketed, ...without(before, bracketed)],
  );
  facts(
    '3.11/cornerstone.json',
    'Registered through the published core. Only what 3.10.0-beta.61 does not have.',
    without(after, before),
  );

  const cs3dNote =
    'What both ends of the range of versions that the platform asks for export. The tool names are what tool groups and commands take.';
  for (const [folder, first, last] of cornerstone3dRanges) {
    facts(
      `${folder}/cornerstone3d.json`,
      cs3dNote,
      cornerstone3dNames.flatMap((name) =>
        bracket(
          cornerstone3dFacts(name, first, 'bracketed'),
          cornerstone3dFacts(name, last, 'bracketed'),
        ),
      ),
    );
  }

  const application = applicationFacts('3.11.1', 'nearest');
  facts(
    '3.11/application.json',
    "Read from the platform's own modules inside the published application bundle. Present in the source is not the same as registered.",
    application.entries,
  );

  const messageNote =
    'Messages that the published code logs, throws or shows. `…` is what it fills in at run time.';
  const messages = (from: string, tier: Tier, list: Iterable<string>): Fact[] =>
    [...list].map((name) => ({kind: 'message', name, tier, from}));
  const bundleMessages = (name: string, version: string) =>
    messagesIn(bundleSource(name, version));
  const esm = (name: string, version: string) =>
    messagesOfFolder(join(packageFolder(name, version), 'dist', 'esm'));
  const range = (name: string, first: string, last: string) =>
    messages(
      `${name}@${first} and ${last}`,
      'bracketed',
      both(esm(name, first), esm(name, last)),
    );
  const before61 = bundleMessages(
    '@ohif/extension-cornerstone',
    '3.10.0-beta.61',
  );
  const after311 = bundleMessages('@ohif/extension-cornerstone', '3.11.0');
  facts('3.9/messages.json', messageNote, [
    ...messages(
      '@ohif/core@3.9.1',
      'exact',
      bundleMessages('@ohif/core', '3.9.1'),
    ),
    ...range('@cornerstonejs/core', '2.2.7', '2.19.16'),
    ...range('@cornerstonejs/tools', '2.2.7', '2.19.16'),
    ...messages(
      '@ohif/extension-cornerstone@3.10.0-beta.61',
      'nearest',
      before61,
    ),
  ]);
  facts('current/messages.json', messageNote, [
    ...messages(
      '@ohif/core@3.10.0-beta.144',
      'exact',
      bundleMessages('@ohif/core', '3.10.0-beta.144'),
    ),
    ...range('@cornerstonejs/core', '3.8.6', '3.33.5'),
    ...range('@cornerstonejs/tools', '3.8.6', '3.33.5'),
    ...messages(
      '@ohif/extension-cornerstone@3.10.0-beta.61 and 3.11.0',
      'bracketed',
      both(before61, after311),
    ),
  ]);
  facts('3.11/messages.json', messageNote, [
    ...messages('@ohif/app@3.11.1', 'nearest', application.messages),
  ]);

  const wordNote =
    'Names that stand as a property, a parameter key or an identifier-like string in the published bundles. They prove that a name is used there, not what it means.';
  const words = (
    file: string,
    tier: 'exact' | 'bracketed' | 'nearest',
    from: string[],
    list: Iterable<string>,
  ) =>
    files.set(
      file,
      serializeWords({$note: wordNote, tier, from, words: [...list]}),
    );
  const coreWords = (version: string) => wordsOf(loadCore(version).source);
  words(
    '3.9/words.json',
    'exact',
    ['@ohif/core@3.9.1', '@ohif/ui@3.9.1'],
    [...coreWords('3.9.1'), ...bundleWords('@ohif/ui', '3.9.1')],
  );
  words(
    'current/words.json',
    'exact',
    ['@ohif/core@3.10.0-beta.144', '@ohif/ui@3.10.0-beta.144'],
    [
      ...coreWords('3.10.0-beta.144'),
      ...bundleWords('@ohif/ui', '3.10.0-beta.144'),
    ],
  );
  const wordsBefore = cornerstoneWords('3.10.0-beta.61');
  const wordsAfter = cornerstoneWords('3.11.0');
  words(
    'current/words-cornerstone.json',
    'bracketed',
    [
      '@ohif/extension-cornerstone@3.10.0-beta.61',
      '@ohif/extension-cornerstone@3.11.0',
    ],
    both(wordsBefore, wordsAfter),
  );
  words(
    '3.9/words-cornerstone.json',
    'nearest',
    ['@ohif/extension-cornerstone@3.10.0-beta.61'],
    wordsBefore,
  );
  words(
    '3.11/words.json',
    'nearest',
    [
      '@ohif/core@3.11.0',
      '@ohif/ui-next@3.11.0',
      '@ohif/extension-cornerstone@3.11.0',
      '@ohif/app@3.11.1',
    ],
    [
      ...coreWords('3.11.0'),
      ...bundleWords('@ohif/ui-next', '3.11.0'),
      ...wordsAfter,
      ...application.words,
    ],
  );

  for (const [folder, first, last] of cornerstone3dRanges) {
    const used = (version: string) =>
      new Set(
        cornerstone3dNames.flatMap((name) => [
          ...wordsOfFolder(join(packageFolder(name, version), 'dist', 'esm')),
        ]),
      );
    words(
      `${folder}/words-cornerstone3d.json`,
      'bracketed',
      cornerstone3dNames.map((name) => `${name}@${first} and ${last}`),
      both(used(first), used(last)),
    );
  }

  files.set(
    'standard/dicom.json',
    serializeWords({
      $note: 'DICOM keywords.',
      tier: 'exact',
      from: ['dcmjs@0.38.1'],
      words: dicomKeywords('0.38.1'),
    }),
  );
  files.set(
    'standard/web.json',
    serializeWords({
      $note:
        'Names of the language, the browser and React: from the declarations of TypeScript and React.',
      tier: 'exact',
      from: ['typescript', '@types/react'],
      words: webNames(),
    }),
  );
  return files;
}

async function main(): Promise<number> {
  const verify = process.argv.includes('--verify');
  let made: Map<string, string>;
  try {
    made = await makeFacts();
  } catch (error) {
    if (!(error instanceof RegistryOutOfReach)) throw error;
    console.error('='.repeat(78));
    console.error(`SKIPPED: ${error.message}. The facts were NOT verified.`);
    console.error('='.repeat(78));
    return 3;
  }
  const differing: string[] = [];
  for (const [file, text] of made) {
    const path = join(here, file);
    const kept = existsSync(path) ? readFileSync(path, 'utf8') : null;
    if (kept === text) continue;
    differing.push(file);
    if (verify) report(file, kept ?? '', text);
    else {
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, text);
    }
  }
  if (verify) {
    console.log(
      differing.length
        ? `FAILED: ${differing.length} of ${made.size} fact files differ from the published packages: ${differing.join(', ')}`
        : `facts:verify: ${made.size} files are byte for byte what the published packages say.`,
    );
    return differing.length ? 1 : 0;
  }
  console.log(
    `facts: ${made.size} files, ${differing.length} changed${differing.length ? `: ${differing.join(', ')}` : ''}`,
  );
  return 0;
}

function report(file: string, kept: string, made: string) {
  const now = new Set(kept.split('\n').map((l) => l.replace(/,$/, '')));
  const then = new Set(made.split('\n').map((l) => l.replace(/,$/, '')));
  const lines = [
    ...[...now]
      .filter((l) => !then.has(l))
      .map((l) => `  committed, not in the package: ${l.slice(0, 200)}`),
    ...[...then]
      .filter((l) => !now.has(l))
      .map((l) => `  in the package, not committed: ${l.slice(0, 200)}`),
  ];
  console.error(
    `checks/facts/${file}\n${lines.slice(0, 6).join('\n')}${lines.length > 6 ? `\n  and ${lines.length - 6} more lines` : ''}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  main().then(
    (code) => process.exit(code),
    (error) => {
      console.error(
        error instanceof Error ? error.message.slice(0, 2000) : error,
      );
      process.exit(1);
    },
  );
}
