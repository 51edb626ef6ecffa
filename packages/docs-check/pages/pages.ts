/**
 * Checks that every page has valid front matter, headings in order, and sections with
 * content.
 */
import {releaseOf} from '../../../config/releases';
import type {Problem} from '../report';
import type {Page} from '../core/page';

type Rule = {ok: (v: unknown) => boolean; wants: string};
const text: Rule = {
  ok: (v) => typeof v === 'string' && v.trim().length > 0,
  wants: 'a text',
};
const flag: Rule = {ok: (v) => typeof v === 'boolean', wants: 'true or false'};
const number: Rule = {
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
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: any,
  sidebar_key: text,
  displayed_sidebar: textOrNull,
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: number,
  toc_max_heading_level: number,
  custom_edit_url: textOrNull,
  parse_number_prefixes: flag,
  draft: flag,
  unlisted: flag,
  no_index: flag,
  last_update: any,
  former_anchors: textByName,
};

const required = ['title', 'description', 'keywords'] as const;

type Report = (line: number, message: string, name?: string) => void;

function checkFrontMatter(page: Page, report: Report): void {
  const {frontMatter, frontMatterError, frontMatterLines} = page;
  const lineOf = (key: string) => frontMatterLines[key] ?? 1;
  if (frontMatterError) {
    report(1, `front matter is not YAML: ${frontMatterError}`);
    return;
  }
  for (const [key, value] of Object.entries(frontMatter)) {
    const rule = frontMatterKeys[key];
    if (!rule) {
      report(
        lineOf(key),
        `is not a front matter key. Valid keys: ${Object.keys(frontMatterKeys).join(', ')}.`,
        key,
      );
    } else if (!rule.ok(value)) {
      report(lineOf(key), `must be ${rule.wants}.`, key);
    }
  }
  for (const key of required) {
    if (!(key in frontMatter)) {
      report(1, 'is missing in the front matter.', key);
    }
  }
  const {description} = frontMatter;
  if (
    typeof description === 'string' &&
    (description.length < 50 || description.length > 160)
  ) {
    report(
      lineOf('description'),
      `has ${description.length} characters; 50 to 160 fit a search result.`,
      'description',
    );
  }
}

/** Headings are in order, and each section has some content. */
function checkSections({blocks}: Page, report: Report): void {
  let last = 1;
  blocks.forEach((block, index) => {
    if (block.type !== 'heading') {
      return;
    }
    const depth = block.depth!;
    if (depth === 1) {
      report(
        block.line,
        `"${block.text}" is a second h1: the title of the page comes from the front matter.`,
      );
    } else if (depth > last + 1) {
      report(
        block.line,
        `"${block.text}" skips a heading level (h${last} to h${depth}).`,
      );
    }
    last = depth;
    const next = blocks[index + 1];
    if (!next || (next.type === 'heading' && next.depth! <= depth)) {
      report(block.line, `the section "${block.text}" is empty.`);
    }
  });
}

export function checkPageItself(page: Page): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (line, message, name) =>
    problems.push({
      file: page.file,
      line,
      check: 'pages',
      message,
      ...(name ? {name} : {}),
    });
  if (page.error) {
    const {line, message} = page.error;
    report(line, `does not parse as MDX: ${message}`);
    return problems;
  }
  checkFrontMatter(page, report);
  checkSections(page, report);
  if (!page.blocks.length) {
    report(1, 'the page is empty.');
  }
  return problems;
}

/** A version that was just cut has the pages of the latest one, with their descriptions. */
const isCutFrom = (page: Page, before: Page) =>
  page.id === before.id &&
  releaseOf(page.version).release === releaseOf(before.version).release;

/** Descriptions are what tells two search results apart: no two pages share one. */
export function checkUnique(pages: Page[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Page>();
  for (const page of pages) {
    const description = page.frontMatter.description;
    if (typeof description !== 'string') {
      continue;
    }
    const key = description.trim().toLowerCase();
    const firstPage = seen.get(key);
    if (firstPage && !isCutFrom(page, firstPage)) {
      problems.push({
        file: page.file,
        line: page.frontMatterLines.description ?? 1,
        check: 'pages',
        name: 'description',
        message: `is the same as that of ${firstPage.file}.`,
      });
    } else {
      seen.set(key, page);
    }
  }
  return problems;
}
