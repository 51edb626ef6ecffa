/** The content of each fact file, made from the published packages that `config/releases.ts` lists. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  extensionCores,
  laterRelease,
  latest,
  releases,
  type Release,
} from '../../../config/releases';
import {applicationFacts} from './application';
import {wordsOf, wordsOfFolder} from './words';
import {coreFacts} from './core';
import {bracket, cornerstoneFacts} from './cornerstone';
import {cornerstone3dFacts} from './cornerstone3d';
import {dicomKeywords} from './dicom';
import {
  serialize,
  serializeWords,
  sortKey,
  type Fact,
  type WordFile,
} from './entry';
import {packageFolder, type Tier} from './fetch';
import {messagesIn, messagesOfFolder} from './messages';
import {uiFacts} from './ui';
import {webNames} from './web';

const extensionName = '@ohif/extension-cornerstone';
const cornerstone3dNames = [
  '@cornerstonejs/core',
  '@cornerstonejs/tools',
] as const;

const notes = {
  core: 'Made by running the published bundle of @ohif/core. `options` are keys that a function takes off its n-th parameter: they prove an option and never disprove one. `fires: false` is an event that its own class declares and nothing in it broadcasts.',
  ui: 'Made by running the published bundle with React 18.3.1. Props are those that a component destructures or declares; forwarded props are missing.',
  cornerstone: 'Registered through the published core.',
  cornerstone3d:
    'What the version that the platform locks exports, or both the one before and the one after it. The tool names are what tool groups and commands take.',
  application:
    "Read from the platform's own modules inside the published application bundle. Present in the source is not the same as registered.",
  messages:
    'Messages that the published code logs, throws or shows. `…` is what it fills in at run time.',
  words:
    'Names that stand as a property, a parameter key or an identifier-like string in the published bundles. They prove that a name is used there, not what it means.',
};

/** File below `packages/docs-check/facts/` -> its content. */
type Files = Map<string, string>;

const addFacts = (files: Files, file: string, note: string, entries: Fact[]) =>
  files.set(file, serialize({$note: note, entries}));

const addWords = (
  files: Files,
  file: string,
  {words, ...head}: Pick<WordFile, 'tier' | 'from'> & {words: Iterable<string>},
) =>
  files.set(
    file,
    serializeWords({$note: notes.words, ...head, words: [...words]}),
  );

const inBoth = (a: Set<string>, b: Set<string>) =>
  [...a].filter((word) => b.has(word));

function bundleSource(name: string, version: string): string {
  const dist = path.join(packageFolder(name, version), 'dist');
  const file = readdirSync(dist).find((f) => /^ohif-[\w-]+\.umd\.js$/.test(f))!;
  return readFileSync(path.join(dist, file), 'utf8');
}

const bundleWords = (name: string, version: string) =>
  wordsOf(bundleSource(name, version));

const esmFolder = (name: string, version: string) =>
  path.join(packageFolder(name, version), 'dist', 'esm');

/** Facts of `later` that `earlier` does not have under the same kind, owner and name. */
function without(later: Fact[], earlier: Fact[]): Fact[] {
  const key = (fact: Fact) => sortKey({...fact, from: ''});
  const known = new Set(earlier.map(key));
  return later.filter((fact) => !known.has(key(fact)));
}

const extensionFacts = (version: keyof typeof extensionCores) =>
  cornerstoneFacts(version, extensionCores[version], 'nearest');

/** The released extension, or what the published ones around the release have in common. */
async function addExtension(files: Files, release: Release): Promise<void> {
  const {before, after} = release.cornerstoneExtension;
  const earlier = await extensionFacts(before);
  const earlierWords = bundleWords(extensionName, before);
  const wordFile = `${release.id}/words-cornerstone.json`;
  const file = `${release.id}/cornerstone.json`;
  if (!after) {
    addFacts(
      files,
      file,
      `${notes.cornerstone} No ${extensionName} ${release.line} is published: ${before} is the nearest later one.`,
      earlier,
    );
    addWords(files, wordFile, {
      tier: 'nearest',
      from: [`${extensionName}@${before}`],
      words: earlierWords,
    });
    return;
  }
  const bracketed = bracket(earlier, await extensionFacts(after));
  addFacts(
    files,
    file,
    `${notes.cornerstone} \`bracketed\`: in ${before} and in ${after}. \`nearest\`: in ${before} only.`,
    [...bracketed, ...without(earlier, bracketed)],
  );
  addWords(files, wordFile, {
    tier: 'bracketed',
    from: [`${extensionName}@${before}`, `${extensionName}@${after}`],
    words: inBoth(earlierWords, bundleWords(extensionName, after)),
  });
}

/** Cornerstone3D as the release locks it, or what the published versions around it have in common. */
function addCornerstone3d(files: Files, release: Release): void {
  const [first, last] = release.cornerstone3d;
  const isLocked = first === last;
  addFacts(
    files,
    `${release.id}/cornerstone3d.json`,
    notes.cornerstone3d,
    cornerstone3dNames.flatMap((name) =>
      isLocked
        ? cornerstone3dFacts(name, first, 'exact')
        : bracket(
            cornerstone3dFacts(name, first, 'bracketed'),
            cornerstone3dFacts(name, last, 'bracketed'),
          ),
    ),
  );
  const used = (version: string) =>
    new Set(
      cornerstone3dNames.flatMap((name) => [
        ...wordsOfFolder(esmFolder(name, version)),
      ]),
    );
  addWords(files, `${release.id}/words-cornerstone3d.json`, {
    tier: isLocked ? 'exact' : 'bracketed',
    from: cornerstone3dNames.map((name) =>
      isLocked ? `${name}@${first}` : `${name}@${first} and ${last}`,
    ),
    words: inBoth(used(first), used(last)),
  });
}

const messageFacts = (
  from: string,
  tier: Tier,
  messages: Iterable<string>,
): Fact[] => [...messages].map((name) => ({kind: 'message', name, tier, from}));

/** Messages of a package that is published on both sides of the release, or for exactly that version. */
function sharedMessages(
  name: string,
  [first, last]: readonly [string, string],
  alone: Tier,
  read: (name: string, version: string) => Set<string>,
): Fact[] {
  return first === last
    ? messageFacts(`${name}@${first}`, alone, read(name, first))
    : messageFacts(
        `${name}@${first} and ${last}`,
        'bracketed',
        inBoth(read(name, first), read(name, last)),
      );
}

function addMessages(files: Files, release: Release): void {
  const bundle = (name: string, version: string) =>
    messagesIn(bundleSource(name, version));
  const modules = (name: string, version: string) =>
    messagesOfFolder(esmFolder(name, version));
  const {packages, cornerstone3d, cornerstoneExtension} = release;
  const {before, after = before} = cornerstoneExtension;
  addFacts(files, `${release.id}/messages.json`, notes.messages, [
    ...sharedMessages(
      '@ohif/core',
      [packages.core, packages.core],
      'exact',
      bundle,
    ),
    ...cornerstone3dNames.flatMap((name) =>
      sharedMessages(name, cornerstone3d, 'exact', modules),
    ),
    ...sharedMessages(extensionName, [before, after], 'nearest', bundle),
  ]);
}

async function addRelease(files: Files, release: Release): Promise<void> {
  const {id, packages} = release;
  addFacts(
    files,
    `${id}/core.json`,
    notes.core,
    await coreFacts(packages.core, 'exact'),
  );
  addFacts(
    files,
    `${id}/ui.json`,
    notes.ui,
    uiFacts('@ohif/ui', packages.ui, 'exact'),
  );
  addWords(files, `${id}/words.json`, {
    tier: 'exact',
    from: [`@ohif/core@${packages.core}`, `@ohif/ui@${packages.ui}`],
    words: [
      ...bundleWords('@ohif/core', packages.core),
      ...bundleWords('@ohif/ui', packages.ui),
    ],
  });
  await addExtension(files, release);
  addCornerstone3d(files, release);
  addMessages(files, release);
}

/** What only the later release has: its names make messages better, and prove nothing. */
async function addLaterRelease(files: Files): Promise<void> {
  const {id, core, uiNext, cornerstoneExtension, app} = laterRelease;
  const {before} = latest.cornerstoneExtension;
  addFacts(
    files,
    `${id}/core.json`,
    `${notes.core} Only what ${latest.packages.core} does not have.`,
    without(
      await coreFacts(core, 'nearest'),
      await coreFacts(latest.packages.core, 'exact'),
    ),
  );
  addFacts(
    files,
    `${id}/ui-next.json`,
    `${notes.ui} No earlier @ohif/ui-next is published.`,
    uiFacts('@ohif/ui-next', uiNext, 'nearest'),
  );
  addFacts(
    files,
    `${id}/cornerstone.json`,
    `${notes.cornerstone} Only what ${before} does not have.`,
    without(
      await extensionFacts(cornerstoneExtension),
      await extensionFacts(before),
    ),
  );
  const application = applicationFacts(app, 'nearest');
  addFacts(
    files,
    `${id}/application.json`,
    notes.application,
    application.entries,
  );
  addFacts(
    files,
    `${id}/messages.json`,
    notes.messages,
    messageFacts(`@ohif/app@${app}`, 'nearest', application.messages),
  );
  addWords(files, `${id}/words.json`, {
    tier: 'nearest',
    from: [
      `@ohif/core@${core}`,
      `@ohif/ui-next@${uiNext}`,
      `${extensionName}@${cornerstoneExtension}`,
      `@ohif/app@${app}`,
    ],
    words: [
      ...bundleWords('@ohif/core', core),
      ...bundleWords('@ohif/ui-next', uiNext),
      ...bundleWords(extensionName, cornerstoneExtension),
      ...application.words,
    ],
  });
}

/** Names that no release of the platform defines. */
function addStandards(files: Files): void {
  const dicom = '0.38.1';
  files.set(
    'standard/dicom.json',
    serializeWords({
      $note: 'DICOM keywords.',
      tier: 'exact',
      from: [`dcmjs@${dicom}`],
      words: dicomKeywords(dicom),
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
}

/** Every generated fact file, by its path below `packages/docs-check/facts/`. */
export async function makeFacts(): Promise<Files> {
  const files: Files = new Map();
  for (const release of releases) {
    await addRelease(files, release);
  }
  await addLaterRelease(files);
  addStandards(files);
  return files;
}
