/** Every page that the list asks for is there, in the right versions, with front matter that is valid and sections that say something. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from 'yaml';
import {docsVersions, type DocsVersion} from '../facts/index';
import type {Problem} from '../report';
import type {Page} from '../source/page';

type Entry = {
  path: string;
  title: string;
  section: string;
  order?: number;
  versions: DocsVersion[];
};

export type PageList = {
  done: string[];
  pages: Entry[];
};

const listFile = join(import.meta.dirname, 'pages.yaml');

export function readPageList(file = listFile): PageList {
  const list = parse(readFileSync(file, 'utf8')) as PageList;
  const sections = [...new Set(list.pages.map((p) => p.section))];
  for (const section of list.done ?? []) {
    if (!sections.includes(section))
      throw new Error(
        `checks/pages/pages.yaml: done names the section "${section}". Sections: ${sections.join(', ')}`,
      );
  }
  return {done: list.done ?? [], pages: list.pages};
}

const folders: Record<DocsVersion, string> = {
  current: 'docs',
  '3.9': join('versioned_docs', 'version-3.9'),
};
const siteSections = new Set(['utility', 'components', 'patterns']);

const first = (root: string, candidates: string[]) =>
  candidates.find((c) => existsSync(join(root, c)));

/** What the list says of a page, and the files: a page that is missing, and one in a version that the list does not give it. */
export function checkPageList(root: string, list = readPageList()): Problem[] {
  const problems: Problem[] = [];
  const missing = (file: string, entry: Entry, version: string) =>
    problems.push({
      file,
      line: 1,
      check: 'pages',
      message: `is missing: "${entry.title}" of the section "${entry.section}" (${version}), which pages.yaml lists as done.`,
    });
  for (const entry of list.pages) {
    const done = list.done.includes(entry.section);
    if (siteSections.has(entry.section)) {
      const base = join('src', 'pages', entry.path);
      const found = first(
        root,
        ['.mdx', '.md', '.tsx', '/index.mdx', '/index.md', '/index.tsx'].map(
          (e) => base + e,
        ),
      );
      // The search page comes from the search theme.
      if (done && !found && entry.path !== 'search')
        missing(`${base}.mdx`, entry, 'site');
      continue;
    }
    for (const version of docsVersions) {
      // A folder's index can also carry the folder's name: the docs plugin serves both under the folder's path.
      const base = join(
        folders[version],
        entry.path.replace(/(?:^|\/)index$/, (m) =>
          entry.path === 'index' ? m : '',
        ),
      );
      const candidates = [
        base,
        join(base, 'index'),
        join(base, basename(base)),
      ].flatMap((c) => [`${c}.md`, `${c}.mdx`]);
      const found = first(root, candidates);
      const wanted = entry.versions.includes(version);
      if (done && wanted && !found)
        missing(`${join(folders[version], entry.path)}.md`, entry, version);
      if (found && !wanted)
        problems.push({
          file: found,
          line: 1,
          check: 'pages',
          message: `is in ${version}, but pages.yaml gives "${entry.path}" to ${entry.versions.join(', ')} only. Remove the page, or add the version to the list.`,
        });
    }
  }
  return problems;
}

type Rule = {ok: (v: unknown) => boolean; wants: string};
const text: Rule = {
  ok: (v) => typeof v === 'string' && v.trim().length > 0,
  wants: 'a text',
};
const flag: Rule = {ok: (v) => typeof v === 'boolean', wants: 'true or false'};
const whole: Rule = {
  ok: (v) => typeof v === 'number' && Number.isFinite(v),
  wants: 'a number',
};
const texts: Rule = {
  ok: (v) =>
    Array.isArray(v) &&
    v.length > 0 &&
    v.every((x) => typeof x === 'string' && x.trim().length > 0),
  wants: 'a list of texts',
};
const textByName: Rule = {
  ok: (v) =>
    typeof v === 'object' &&
    v !== null &&
    !Array.isArray(v) &&
    Object.values(v).every(text.ok),
  wants: 'a list of "old-anchor: present-anchor"',
};
const any: Rule = {ok: () => true, wants: ''};
const textOrNull: Rule = {
  ok: (v) => v === null || text.ok(v),
  wants: 'a text or null',
};

/** Keys that a docs page may have in its front matter: those of the docs plugin, version 3.10, and those of this site's plugins. */
const frontMatterKeys: Record<string, Rule> = {
  id: text,
  title: text,
  title_meta: text,
  description: text,
  keywords: texts,
  image: text,
  slug: text,
  tags: any,
  sidebar_label: text,
  sidebar_position: whole,
  sidebar_class_name: text,
  sidebar_custom_props: any,
  sidebar_key: text,
  displayed_sidebar: textOrNull,
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: whole,
  toc_max_heading_level: whole,
  custom_edit_url: textOrNull,
  parse_number_prefixes: flag,
  draft: flag,
  unlisted: flag,
  no_index: flag,
  last_update: any,
  former_anchors: textByName,
};

const required = ['title', 'description', 'keywords'] as const;

export function checkPageItself(page: Page): Problem[] {
  const problems: Problem[] = [];
  const say = (line: number, message: string, name?: string) =>
    problems.push({
      file: page.file,
      line,
      check: 'pages',
      message,
      ...(name ? {name} : {}),
    });
  if (page.error) {
    say(page.error.line, `does not parse as MDX: ${page.error.message}`);
    return problems;
  }
  if (page.frontMatterError)
    say(1, `front matter is not YAML: ${page.frontMatterError}`);
  const matter = page.frontMatter;
  const at = (key: string) => page.frontMatterLines[key] ?? 1;
  for (const [key, value] of Object.entries(matter)) {
    const rule = frontMatterKeys[key];
    if (!rule)
      say(
        at(key),
        `is no front matter key. Valid keys: ${Object.keys(frontMatterKeys).join(', ')}.`,
        key,
      );
    else if (!rule.ok(value)) say(at(key), `must be ${rule.wants}.`, key);
  }
  if (!page.frontMatterError)
    for (const key of required)
      if (!(key in matter)) say(1, `front matter lacks it.`, key);
  const description = matter.description;
  if (
    typeof description === 'string' &&
    (description.length < 50 || description.length > 160)
  ) {
    say(
      at('description'),
      `has ${description.length} characters; 50 to 160 fit a search result.`,
      'description',
    );
  }

  const headings = page.blocks
    .map((block, index) => ({block, index}))
    .filter(({block}) => block.type === 'heading');
  let last = 1;
  headings.forEach(({block, index}, i) => {
    if (block.type !== 'heading') return;
    const depth = block.depth!;
    if (depth === 1)
      say(
        block.line,
        `"${block.text}" is a second h1: the title of the page comes from the front matter.`,
      );
    else if (depth > last + 1)
      say(
        block.line,
        `"${block.text}" skips a heading level (h${last} to h${depth}).`,
      );
    last = depth;
    const next = headings[i + 1];
    const between = (next?.index ?? page.blocks.length) - index - 1;
    const deeper = next?.block.type === 'heading' && next.block.depth! > depth;
    if (between === 0 && !deeper)
      say(block.line, `the section "${block.text}" is empty.`);
  });
  const words = page.blocks.reduce(
    (n, b) =>
      n + ('text' in b ? b.text.split(/\s+/).filter(Boolean).length : 0),
    0,
  );
  if (!words && !page.blocks.length) say(1, 'the page is empty.');
  return problems;
}

/** Descriptions are what tells two search results apart: no two pages share one. */
export function checkUnique(pages: Page[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Page>();
  for (const page of pages) {
    const description = page.frontMatter.description;
    if (typeof description !== 'string') continue;
    const key = description.trim().toLowerCase();
    const before = seen.get(key);
    if (before)
      problems.push({
        file: page.file,
        line: page.frontMatterLines.description ?? 1,
        check: 'pages',
        name: 'description',
        message: `is the same as that of ${before.file}.`,
      });
    else seen.set(key, page);
  }
  return problems;
}
