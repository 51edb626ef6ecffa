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
  urlOf,
  type Release,
} from './docs';
import {differences, facts, messages} from './read-build';

/** The most that one answer has of each. */
const most = {characters: 12_000, explanation: 1_800, rows: 12, findings: 25};

const about = ({line, release}: Release) => `OHIF ${line} (${release})`;

/** The beginning of a text, up to the end of a line if there is one. */
function shortened(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const line = text.lastIndexOf('\n', length);
  return `${text.slice(0, line > 0 ? line : length).trimEnd()}\n…`;
}

/** The first entries of a list, and how many more there are. */
const firstOf = (list: readonly string[], count: number, what: string) => [
  ...list.slice(0, count),
  ...(list.length > count ? [`And ${list.length - count} more ${what}.`] : []),
];

type InRelease = {release?: string | undefined};

export async function searchDocs({
  query,
  release: line,
}: InRelease & {query: string}): Promise<string> {
  const release = releaseOf(line);
  const {list, count, suggestions = []} = await search(query, release, 8);
  if (count === 0) {
    return `No section of the docs of ${about(release)} matches "${query}". Use fewer words, or the exact name of an option, command, or service. ${suggestions.join(', ')}`;
  }
  return [
    `${list.length} of ${count} sections of the docs of ${about(release)}:`,
    ...list,
    'To read one, pass its URL to read_page.',
  ].join('\n\n');
}

export function readPage(
  given: InRelease & {page: string; section?: string | undefined},
): string {
  const page = findPage(given.page, given.release);
  const header = `${page.release ? about(page.release) : 'All releases'}: ${page.url}`;
  const outline = sectionsOf(page)
    .map(
      ({heading, level, anchor, text}) =>
        `${level === 3 ? '  ' : ''}- ${heading} (#${anchor}): ${text.length} characters`,
    )
    .join('\n');
  const wanted = given.section || page.anchor;
  const section = wanted ? sectionOf(page, wanted) : undefined;
  if (section) {
    return `${header}#${section.anchor}\n\n${shortened(section.text, most.characters)}`;
  }
  if (wanted) {
    throw new BadInput(
      `The page ${page.url} has no section "${wanted}". Its sections:\n${outline || 'none'}`,
    );
  }
  return page.markdown.length <= most.characters
    ? `${header}\n\n${page.markdown}`
    : `${header}\n\n${shortened(page.markdown, most.characters)}\n\nThis is the first part of ${page.markdown.length} characters. To read on, pass one of these as "section":\n${outline}`;
}

/** A row of a comparison as one item of a list. */
function itemOf({what, kind, names, details, why, link}: Row): string {
  const all = names.map(
    ({name, to}) => `\`${name}\`${to ? ` → \`${to}\`` : ''}`,
  );
  return [
    `- ${[`${kind}, ${what}`, firstOf(all, 12, 'names').join(', ')].filter(Boolean).join(': ')}`,
    ...(why ? [why] : []),
    ...details.flatMap(({property, before, after}) => [
      ...(before ? [`${property} before: ${shortened(before, 300)}`] : []),
      ...(after ? [`${property} after: ${shortened(after, 300)}`] : []),
    ]),
    ...(link ? [urlOf(link)] : []),
  ].join('\n  ');
}

const allDifferences = once(differences);

/** The rows of each comparison that a test accepts, below a line about it. */
const changesWith = (isWanted: (row: Row) => boolean) =>
  allDifferences().map(({from, to, permalink, areas}) => ({
    head: `From OHIF ${from.release} to ${to.release}: ${urlOf(permalink)}`,
    areas: areas.map(({title}) => title),
    items: areas.flatMap(({rows}) => rows.filter(isWanted).map(itemOf)),
  }));

export const compareReleases = ({query}: {query: string}): string =>
  changesWith((row) => hasWords(row, query))
    .map(({head, areas, items}) =>
      items.length === 0
        ? `${head}\n\nNo difference contains all words of "${query}". Use one word, such as the old or the new name. Areas: ${areas.join(', ')}.`
        : [head, ...firstOf(items, most.rows, 'with these words')].join('\n\n'),
    )
    .join('\n\n');

const allFacts = once(facts);

/** What the source of a release has of a name, alone or with its owner. */
function factsFor(name: string, {id}: Release): string[] {
  const wanted = name.toLowerCase();
  return allFacts()
    [id]!.filter(({name: own, owner}) =>
      [own, `${owner}.${own}`].some((one) => one.toLowerCase() === wanted),
    )
    .map(
      ({kind, name: own, owner, parameters, at}) =>
        `- ${kind.replace(/-/g, ' ')} \`${owner ? `${owner}.` : ''}${own}${parameters ? `(${parameters.join(', ')})` : ''}\` in ${at}`,
    );
}

/** Names that contain it, or differ in a few letters. */
function similarNames(name: string): string[] {
  const wanted = name.toLowerCase();
  const all = releases.flatMap(({id}) =>
    allFacts()[id]!.map((fact) => fact.name),
  );
  return [...new Set(all)]
    .map((one) => {
      const other = one.toLowerCase();
      const far = other.includes(wanted) ? 0 : distance(wanted, other);
      return {one: `\`${one}\``, far};
    })
    .filter(({far}) => far <= Math.min(3, wanted.length / 3))
    .sort((a, b) => a.far - b.far || a.one.length - b.one.length)
    .slice(0, 8)
    .map(({one}) => one);
}

export async function lookUpName(given: {name: string}): Promise<string> {
  const name = given.name
    .trim()
    .replace(/^window\.config\.|^`|`$|\(.*\)$/g, '');
  const parts: string[] = [];
  let isKnown = false;
  for (const release of releases) {
    const found = factsFor(name, release);
    const {list} = await search(name, release, 3);
    isKnown ||= found.length > 0;
    parts.push(
      `## ${about(release)}: ${found.length > 0 ? 'in the source' : 'not in the source'}`,
      ...firstOf(found, 10, 'places'),
      ['In the docs:', ...(list.length > 0 ? list : ['nothing'])].join('\n'),
    );
  }
  const isName = (one = '') => one === name || one.endsWith(`.${name}`);
  const changes = changesWith(({names}) =>
    names.some((one) => isName(one.name) || isName(one.to)),
  ).flatMap(({head, items}) =>
    items.length > 0 ? [`## ${head}`, ...items.slice(0, 5)] : [],
  );
  const near = isKnown ? [] : similarNames(name);
  return [
    isKnown
      ? `\`${name}\`:`
      : `No release has exactly the name \`${name}\`.${near.length > 0 ? ` Similar names: ${near.join(', ')}.` : ''}`,
    ...parts,
    ...changes,
  ].join('\n\n');
}

const finders = once(() => {
  const all = Object.entries(messages());
  return new Map(
    all.map(([id, entries]) => [id, {entries, match: createMatcher(entries)}]),
  );
});

export async function explainMessage({
  text,
  release: line,
}: InRelease & {text: string}): Promise<string> {
  const release = releaseOf(line);
  const {entries, match} = finders().get(release.id)!;
  const found = match(text)
    .slice(0, 3)
    .map((i) => entries[i]!);
  if (found.length === 0) {
    const {list} = await search(searchWords(text).join(' '), release, 5);
    return [
      `The docs of ${about(release)} do not document this message, so its cause is not known here.`,
      ...(list.length > 0 ? ['Sections with its words:', ...list] : []),
    ].join('\n\n');
  }
  return [
    `${about(release)}, the best match first:`,
    ...found.map(({page: path, anchor, message, title}, i) => {
      const page = findPage(`/${path}`);
      const section = anchor ? sectionOf(page, anchor) : undefined;
      const part = section?.text ?? page.markdown;
      return [
        `## ${i + 1}. ${message || title}`,
        page.url + (anchor && `#${anchor}`),
        shortened(part.replace(/^#.*\n+/, ''), most.explanation),
      ].join('\n\n');
    }),
  ].join('\n\n');
}

/** Absolute URL without the slash at its end, as the doctors' reports need it. */
const siteRoot = () => urlOf('').replace(/\/$/, '');

const withPatch = (report: string, patch: string) =>
  patch
    ? `${report}\nThe fixes that are right for every site:\n\n\`\`\`diff\n${shortened(patch.trimEnd(), most.characters)}\n\`\`\`\n`
    : report;

/** @param count of all findings, of which a report has the first ones */
const withRest = (report: string, count: number) =>
  count > most.findings
    ? `${report}And ${count - most.findings} more: fix these first, and check again.\n`
    : report;

export function checkAppConfig({
  text,
  release: line,
}: InRelease & {text: string}): string {
  const release = releaseOf(line);
  const check = (one: string) => checkConfig(one, knowledgeFor(release.id));
  const path = 'app-config.js';
  const {findings, ...rest} = check(text);
  const fixed = fixConfig(text, (changed) => check(changed).findings);
  const report = textReport(
    [{file: path, ...rest, findings: findings.slice(0, most.findings)}],
    siteRoot(),
  );
  return withPatch(
    withRest(`Checked for ${about(release)}.\n\n${report}`, findings.length),
    toUnifiedDiff([{path, text}], [{path, text: fixed}]),
  );
}

export async function checkUpgrade({
  code,
  file,
  ...given
}: Record<'code' | 'file' | 'from' | 'to', string>): Promise<string> {
  const upgrade = pairs.find(
    ({from, to}) => from === given.from && to === given.to,
  );
  if (!upgrade) {
    throw new BadInput(
      `There is no upgrade from ${given.from} to ${given.to}. Upgrades: ${pairs.map(({from, to}) => `${from} to ${to}`).join(', ')}.`,
    );
  }
  if (kindOf(file) === null) {
    throw new BadInput(
      `"${file}" is not the name of code, JSON, a style sheet, or HTML, so the code cannot be read. Pass the file's own name, such as src/index.tsx.`,
    );
  }
  const files = [{path: file, text: code}];
  const result = await checkFiles(files, upgrade);
  // A search that finds nothing here is no question about this file.
  const checklist = result.checklist.filter(({lines}) => lines > 0);
  const findings = result.findings.slice(0, most.findings);
  const estimate = {...result.estimate, questions: checklist.length};
  const report = upgradeText(
    {...result, checklist, findings, estimate},
    siteRoot(),
  ).replace(/^ +--fix rewrites it\.\n/gm, '');
  return withPatch(
    `From ${upgrade.from} to ${upgrade.to}.\n\n${withRest(report, result.findings.length)}Changes that code does not show: ${urlOf('migration-guide')}\n`,
    toUnifiedDiff(files, await fixAll(files, upgrade)),
  );
}
