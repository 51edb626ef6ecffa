/** How much plain text a page has between what is shown. */
import type {CheerioAPI} from 'cheerio';

/** What breaks up text: pictures, code, tables, boxes, steps, file trees, forms, cards. */
const shown =
  'figure, img, svg[role="img"], pre, table, .alert, .steps, .file-tree, form, .cards';

/** What is not part of the text: explanations of terms, what is folded, links of headings. */
const folded = '[data-search-skip], details, .hash-link';

/** Words of the longest stretch of a page's text without anything shown. */
export function longestStretch($: CheerioAPI): number {
  const text = $('.markdown').first().clone();
  text.find(folded).remove();
  text.find(shown).replaceWith('\0');
  text.find('p, li, dt, dd, h2, h3').append(' ');
  const words = (stretch: string) => stretch.split(/\s+/).filter(Boolean);
  return Math.max(
    ...text
      .text()
      .split('\0')
      .map((stretch) => words(stretch).length),
  );
}

/** Whether a page has a screenshot or a diagram. */
export const hasPicture = ($: CheerioAPI): boolean =>
  $('.markdown').find('figure, svg[role="img"]').length > 0;
