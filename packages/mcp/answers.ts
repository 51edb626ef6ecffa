/** What each tool answers, as Markdown that is short enough for a conversation. */
import {distance} from 'fastest-levenshtein';
import {checkConfig, fixAll as fixConfig} from '@ohif-docs/doctor';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {textReport} from '@ohif-docs/doctor/format/text';
import {upgradeText} from '@ohif-docs/doctor/format/upgrade';
import {
  checkFiles,
  fixAll,
  kindOf,
  pairs,
  toUnifiedDiff,
  type Upgrade,
} from '@ohif-docs/doctor/upgrade';
import type {Row} from '@generated/compare/default/comparison.json';
import {releases} from '../../config/releases';
import {hasWords} from '../../src/features/comparison/matches';
import {createMatcher} from '../../src/features/troubleshooting/match';
import {searchWords} from '../../src/features/troubleshooting/words';
import {
  BadInput,
  findPage,
  once,
  releaseOf,
  search,
  sectionOf,
  sectionsOf,
  siteRoot,
  urlOf,
  type Release,
} from './docs';
import {differences, facts, messages} from './read-build';

/** Characters of a page or a section in one answer. */
const longestText = 12_000;
/** Characters of a section that explains a message. */
const longestExplanation = 1_800;

const about = ({line, release}: Release) => `OHIF ${line} (${release})`;

/** The beginning of a text, up to the end of a line if there is one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const line = text.lastIndexOf('\n', most);
  return `${text.slice(0, line > 0 ? line : most).trimEnd()}\n…`;
}

async function hitsFor(query: string, release: Release, most: number) {
  const {hits, count, suggestions} = await search(query, release, most);
  const list = hits.map(
    ({title, url, text}, i) => `${i + 1}. ${title}\n   ${url}\n   ${text}`,
  );
  return {list, count, suggestions};
}

export async function searchDocs(
  query: string,
  line: string | undefined,
  most: number,
): Promise<string> {
  const release = releaseOf(line);
  const {list, count, suggestions} = await hitsFor(query, release, most);
  if (count === 0) {
    const hint =
      suggestions.length > 0
        ? `Similar queries that find something: ${suggestions.join(', ')}.`
        : 'Use fewer words, or the exact name of an option, command, or service.';
    return `No section of the docs of ${about(release)} matches "${query}". ${hint}`;
  }
  return [
    `${list.length} of ${count} sections of the docs of ${about(release)} for "${query}":`,
    ...list,
    'To read one, pass its URL to read_page.',
  ].join('\n\n');
}

export function readPage(given: string, wanted?: string, line?: string) {
  const page = findPage(given, line);
  const sections = sectionsOf(page);
  const header = `${page.release ? about(page.release) : 'All releases'}: ${page.url}`;
  const outline = sections
    .map(
      ({heading, level, anchor, text}) =>
        `${level === 3 ? '  ' : ''}- ${heading}${anchor ? ` (#${anchor})` : ''}: ${text.length} characters`,
    )
    .join('\n');
  const name = wanted || page.anchor;
  if (name) {
    const section = sectionOf(page, name);
    if (!section) {
      throw new BadInput(
        `The page ${page.url} has no section "${name}". Its sections:\n${outline || 'none; read the page without a section.'}`,
      );
    }
    const hash = section.anchor && `#${section.anchor}`;
    return `${header}${hash}\n\n${shortened(section.text, longestText)}`;
  }
  if (page.markdown.length <= longestText) {
    return `${header}\n\n${page.markdown}`;
  }
  return `${header}\n\n${shortened(page.markdown, longestText)}\n\nThis is the first part of ${page.markdown.length} characters. To read on, pass one of these as "section":\n${outline}`;
}

/** @param row of a comparison, as one item of a list */
function itemOf({what, kind, names, details, why, link}: Row): string {
  const all = names.map(
    ({name, to}) => `\`${name}\`${to ? ` → \`${to}\`` : ''}`,
  );
  const more = all.length - 12;
  const changes = details.flatMap(({property, before, after}) => [
    ...(before ? [`  ${property} before: ${shortened(before, 300)}`] : []),
    ...(after ? [`  ${property} after: ${shortened(after, 300)}`] : []),
  ]);
  const shown = all.slice(0, 12).join(', ');
  return [
    `- ${kind}, ${what}${shown && `: ${shown}`}${more > 0 ? ` and ${more} more` : ''}`,
    ...(why ? [`  ${why}`] : []),
    ...changes,
    ...(link ? [`  ${new URL(link, urlOf('')).href}`] : []),
  ].join('\n');
}

const allFacts = once(facts);
const allDifferences = once(differences);

/** A name with its owner, and alone. */
const spellings = ({name, owner}: {name: string; owner?: string}) =>
  [name, `${owner}.${name}`].map((one) => one.toLowerCase());

function factsFor(name: string, release: Release): string {
  const wanted = name.toLowerCase();
  const found = allFacts()[release.id]!.filter((fact) =>
    spellings(fact).includes(wanted),
  );
  const items = found
    .slice(0, 10)
    .map(
      ({kind, name: own, owner, parameters, at}) =>
        `- ${kind.replace(/-/g, ' ')} \`${owner ? `${owner}.` : ''}${own}${parameters ? `(${parameters.join(', ')})` : ''}\` in ${at}`,
    );
  const more = found.length - items.length;
  return [
    `## ${about(release)}: ${found.length > 0 ? 'in the source' : 'not in the source'}`,
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join('\n\n');
}

/** Names that differ in a few letters, or contain it. */
function similarNames(name: string): string[] {
  const wanted = name.toLowerCase();
  const all = new Set(
    releases.flatMap(({id}) => allFacts()[id]!.map((fact) => fact.name)),
  );
  return [...all]
    .map((one) => ({
      one,
      far: one.toLowerCase().includes(wanted)
        ? 0
        : distance(wanted, one.toLowerCase()),
    }))
    .filter(({far}) => far <= Math.min(3, wanted.length / 3))
    .sort((a, b) => a.far - b.far || a.one.length - b.one.length)
    .slice(0, 8)
    .map(({one}) => one);
}

export async function lookUpName(given: string): Promise<string> {
  const name = given.trim().replace(/^window\.config\.|^`|`$|\(.*\)$/g, '');
  const isKnown = releases.some(({id}) =>
    allFacts()[id]!.some((fact) =>
      spellings(fact).includes(name.toLowerCase()),
    ),
  );
  const parts: string[] = [];
  for (const release of releases) {
    const {list} = await hitsFor(name, release, 3);
    const docs =
      list.length > 0
        ? `In the docs:\n\n${list.join('\n')}`
        : 'Not in the docs.';
    parts.push(factsFor(name, release), docs);
  }
  const changes = allDifferences().flatMap(({from, to, areas}) => {
    const rows = areas
      .flatMap(({rows}) => rows)
      .filter(({names}) =>
        names.some((one) =>
          [one.name, one.to ?? ''].some(
            (other) => other === name || other.endsWith(`.${name}`),
          ),
        ),
      );
    return rows.length > 0
      ? [
          `## Changed from ${from.line} to ${to.line}`,
          ...rows.slice(0, 5).map(itemOf),
        ]
      : [];
  });
  const near = isKnown ? [] : similarNames(name);
  return [
    isKnown
      ? `\`${name}\`:`
      : `No release has the exact name \`${name}\`.${near.length > 0 ? ` Similar names: ${near.map((one) => `\`${one}\``).join(', ')}.` : ''} Sections that match its words:`,
    ...parts,
    ...changes,
  ].join('\n\n');
}

const finders = once(() => {
  const all = messages();
  return Object.fromEntries(
    releases.map(({id}) => [
      id,
      {entries: all[id]!, match: createMatcher(all[id]!)},
    ]),
  );
});

export async function explainMessage(
  text: string,
  line?: string,
): Promise<string> {
  const release = releaseOf(line);
  const {entries, match} = finders()[release.id]!;
  const found = match(text)
    .slice(0, 3)
    .map((i) => entries[i]!);
  if (found.length === 0) {
    const words = searchWords(text).join(' ');
    const {list} = words ? await hitsFor(words, release, 5) : {list: []};
    return [
      `The docs of ${about(release)} do not document this message, so its cause is not known here.`,
      ...(list.length > 0 ? ['Sections with its words:', ...list] : []),
    ].join('\n\n');
  }
  return [
    `${about(release)}: ${found.length} ${found.length === 1 ? 'entry documents' : 'entries document'} this message, the best match first.`,
    ...found.map(({page, anchor, message, title}, i) => {
      const {url, ...rest} = findPage(`/${page}`);
      const section = anchor && sectionOf({url, ...rest}, anchor);
      const part = section ? section.text : rest.markdown;
      return [
        `## ${i + 1}. ${message || title}`,
        `${url}${anchor ? `#${anchor}` : ''}`,
        shortened(part.replace(/^#.*\n+/, ''), longestExplanation),
      ].join('\n\n');
    }),
  ].join('\n\n');
}

const mostFindings = 25;

const moreFindings = (more: number) =>
  more > 0
    ? `And ${more} more findings: fix these first, and check again.\n`
    : '';

const withPatch = (report: string, patch: string) =>
  patch
    ? `${report}\nThe fixes that are right for every site, as a patch:\n\n\`\`\`diff\n${shortened(patch.trimEnd(), longestText)}\n\`\`\`\n`
    : report;

export function checkAppConfig(
  text: string,
  line: string | undefined,
  where: {origin?: string; path?: string; archive?: string},
): string {
  const release = releaseOf(line);
  const knowledge = knowledgeFor(release.id);
  const archives = knowledge.archives.map(({archive}) => archive);
  if (where.archive && !archives.includes(where.archive)) {
    throw new BadInput(
      `The docs do not know the archive "${where.archive}". Archives: ${archives.join(', ')}.`,
    );
  }
  const check = (one: string) => checkConfig(one, knowledge, where);
  const file = 'app-config.js';
  const {findings, ...rest} = check(text);
  const fixed = fixConfig(text, (changed) => check(changed).findings);
  const report = textReport(
    [{file, ...rest, findings: findings.slice(0, mostFindings)}],
    siteRoot(),
  );
  const more = findings.length - mostFindings;
  return withPatch(
    `Checked for ${about(release)}.\n\n${report}${moreFindings(more)}`,
    toUnifiedDiff([{path: file, text}], [{path: file, text: fixed}]),
  );
}

export async function checkUpgrade(
  code: string,
  file: string,
  upgrade: Upgrade,
): Promise<string> {
  if (kindOf(file) === null) {
    throw new BadInput(
      `The file name "${file}" is that of no code, JSON, style sheet, or HTML, so the code cannot be read. Pass the name that the file has, such as src/index.tsx.`,
    );
  }
  if (!pairs.some(({from, to}) => from === upgrade.from && to === upgrade.to)) {
    throw new BadInput(
      `There is no upgrade from ${upgrade.from} to ${upgrade.to}. Upgrades: ${pairs.map(({from, to}) => `${from} to ${to}`).join(', ')}.`,
    );
  }
  const files = [{path: file, text: code}];
  const result = await checkFiles(files, upgrade);
  // A search that finds nothing here is no question about this file.
  const checklist = result.checklist.filter(({lines}) => lines > 0);
  const report = upgradeText(
    {
      ...result,
      checklist,
      findings: result.findings.slice(0, mostFindings),
      estimate: {...result.estimate, questions: checklist.length},
    },
    siteRoot(),
  ).replace(/^ +--fix rewrites it\.\n/gm, '');
  const more = result.findings.length - mostFindings;
  return withPatch(
    `Checked for the upgrade from ${upgrade.from} to ${upgrade.to}.\n\n${report}${moreFindings(more)}Changes that code does not show: ${urlOf('migration-guide')}\n`,
    toUnifiedDiff(files, fixAll(files, upgrade)),
  );
}

export function compareReleases(query: string, most: number): string {
  return allDifferences()
    .map(({from, to, count, permalink, areas}) => {
      const found = areas.flatMap(({title, rows}) =>
        rows
          .filter((row) => hasWords(row, query))
          .map((row) => ({title, item: itemOf(row)})),
      );
      const head = `From OHIF ${from.release} to ${to.release}: ${new URL(permalink, urlOf('')).href}`;
      if (found.length === 0) {
        return `${head}\n\nNone of the ${count} differences contains all words of "${query}". Areas: ${areas.map(({title}) => title).join(', ')}. Use one word, such as the old or the new name.`;
      }
      const more = found.length - most;
      return [
        `${head}\n${found.length} entries contain "${query}".`,
        ...found
          .slice(0, most)
          .map(({title, item}) => `${item}\n  Area: ${title}`),
        ...(more > 0 ? [`And ${more} more: add a word to the query.`] : []),
      ].join('\n\n');
    })
    .join('\n\n');
}
