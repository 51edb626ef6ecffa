/**
 * Checks that every page has valid front matter, headings in order, and sections with
 * content.
 */
import {reporter, type Problem} from '../report';
import type {Page} from '../core/page';

/**
 * Keys that a docs page may have in its front matter: those of the docs plugin, version 3.10, and
 * those of this site's plugins. They check the values when the site is built.
 */
const frontMatterKeys =
  `id title title_meta description keywords image slug tags
  sidebar_label sidebar_position sidebar_class_name sidebar_custom_props sidebar_key
  displayed_sidebar pagination_label pagination_next pagination_prev hide_title
  hide_table_of_contents toc_min_heading_level toc_max_heading_level custom_edit_url
  parse_number_prefixes draft unlisted no_index last_update former_anchors`.split(
    /\s+/,
  );

const required = ['title', 'description', 'keywords'] as const;

type Report = (line: number, message: string, name?: string) => void;

function checkFrontMatter(page: Page, report: Report): void {
  const {frontMatter, frontMatterLines} = page;
  const lineOf = (key: string) => frontMatterLines[key] ?? 1;
  for (const key of Object.keys(frontMatter)) {
    if (!frontMatterKeys.includes(key)) {
      report(
        lineOf(key),
        `is not a front matter key. Valid keys: ${frontMatterKeys.join(', ')}.`,
        key,
      );
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
    problems.push(reporter('pages')(page.file, line, message, {name}));
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
