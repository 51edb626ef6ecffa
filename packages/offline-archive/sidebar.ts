/**
 * Renders the whole sidebar on every page. The framework renders a collapsed category
 * without its pages and fills it in the browser; the archive copies them from a page inside
 * that category.
 */
import {load, type CheerioAPI} from 'cheerio';

const menu = '.theme-doc-sidebar-menu';
const category = '.theme-doc-sidebar-item-category';

type Items = ReturnType<CheerioAPI>;

/** The labels from the top of the sidebar to this category. */
function pathOf($: CheerioAPI, item: Items): string {
  const label = (one: Items) =>
    one.children('.menu__list-item-collapsible').children('a').text();
  const above = item
    .parents(category)
    .toArray()
    .map((one) => label($(one)));
  return [label(item), ...above].reverse().join(' / ');
}

function close($: CheerioAPI, item: Items): void {
  item.addClass('menu__list-item--collapsed');
  item
    .children('.menu__list-item-collapsible')
    .children('[aria-expanded]')
    .attr('aria-expanded', 'false');
}

/** The contents of each category, by its path. */
export class Sidebar {
  private readonly contents = new Map<string, string>();

  /** Takes the contents of the categories that are open on a page. */
  learn(html: string): void {
    // The sidebar is a tenth of the page, and reading is what takes the time.
    const $ = load(/<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '');
    for (const element of $(menu).find(category).toArray()) {
      const item = $(element);
      const list = item.children('.menu__list');
      const path = pathOf($, item);
      if (list.length === 0 || this.contents.has(path)) {
        continue;
      }
      const copy = list.clone();
      copy.find('.menu__list').remove();
      copy.find('.menu__link--active').removeClass('menu__link--active');
      copy
        .find('.menu__list-item-collapsible--active')
        .removeClass('menu__list-item-collapsible--active');
      copy.find('[aria-current]').removeAttr('aria-current');
      copy.find('[tabindex]').removeAttr('tabindex');
      for (const nested of copy.find(category).toArray()) {
        close($, $(nested));
      }
      this.contents.set(path, copy.html() ?? '');
    }
  }

  /**
   * Puts the contents of the closed categories into a page, hidden.
   *
   * @throws if no page was seen inside a category
   */
  complete($: CheerioAPI): void {
    // Each round opens the categories that the round before put in.
    for (;;) {
      const empty = $(menu)
        .find(category)
        .filter((_, item) => $(item).children('.menu__list').length === 0)
        .toArray();
      if (empty.length === 0) {
        return;
      }
      for (const element of empty) {
        const item = $(element);
        const path = pathOf($, item);
        const contents = this.contents.get(path);
        if (contents === undefined) {
          throw new Error(
            `No page is inside the sidebar's category "${path}", so the archive cannot show what is in it. Does the framework render its sidebar in another way now? See packages/offline-archive/sidebar.ts.`,
          );
        }
        item.append(`<ul class="menu__list" hidden>${contents}</ul>`);
      }
    }
  }
}
