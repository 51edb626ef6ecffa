/**
 * Writes a comparison as HTML. Each block that differs has a number and can be linked to.
 * A block that was edited is there twice: side by side, the first shows the old text and the
 * second the new one; on narrow screens and paper, the first shows both in one (page.css).
 */
import type {Change, TokenChange} from './align';
import {
  isLeaf,
  type Block,
  type Inline,
  type Token,
} from '../../../../../plugins/built-pages/blocks';

/** A place where something differs. */
export type Place = {number: number; section: string};

export type Rendered = {
  html: string;
  places: Place[];
  /** Words of code that were removed or added: names of what differs. */
  names: string[];
};

export const escapeHtml = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** Maps the target of a link in the text to one of the site. */
export type ResolveLink = (href: string) => string;

const element = (tag: string, attributes: string, inside: string) =>
  `<${tag}${attributes}>${inside}</${tag}>`;

/** The blocks around a line, an item, or a row, which differ only if something in them does. */
const containers = new Set(['blockquote', 'li', 'ol', 'pre', 'table', 'ul']);

export class Renderer {
  private readonly places: Place[] = [];
  private readonly names = new Set<string>();
  private section = '';
  private inChange = false;
  /** The second of two copies has no numbers. */
  private isCopy = false;

  constructor(private readonly resolve: ResolveLink) {}

  render(changes: readonly Change[]): Rendered {
    const html = changes.map((change) => this.topLevel(change)).join('\n');
    return {html, places: this.places, names: [...this.names].sort()};
  }

  private topLevel(change: Change): string {
    switch (change.what) {
      case 'same':
        this.inChange = false;
        return this.block(change.block);
      case 'removed':
        return element('div', ' class="compare-old"', this.change(change));
      case 'added':
        return element('div', ' class="compare-new"', this.change(change));
      case 'edited': {
        const original = this.change(change);
        this.isCopy = true;
        const copy = this.change(change);
        this.isCopy = false;
        return `${element('div', ' class="compare-old"', original)}\n${element('div', ' class="compare-new compare-copy"', copy)}`;
      }
    }
  }

  private change(change: Change): string {
    if (change.what === 'same') {
      this.inChange = this.isCopy && this.inChange;
      return this.block(change.block);
    }
    if (change.what !== 'edited') {
      return this.whole(change);
    }
    if ('words' in change) {
      return element(
        tagOf(change.tag),
        this.attributes(change.tag),
        change.words.map((part) => this.words(part, change.tag)).join(''),
      );
    }
    // A row is one change, however many of its cells differ.
    const attributes = change.tag === 'tr' ? this.attributes('tr') : '';
    return this.wrap(
      change.tag,
      attributes,
      change.kids.map((kid) => this.change(kid)).join(''),
    );
  }

  /** A block of which all was removed or added. */
  private whole(change: Change & {what: 'removed' | 'added'}): string {
    const {what, block, moved} = change;
    const label =
      moved === undefined || this.isCopy ? '' : movedLabel(what, moved);
    return this.marked(block, what === 'removed' ? 'del' : 'ins', label);
  }

  private marked(block: Block, mark: 'del' | 'ins', label = ''): string {
    if (!isLeaf(block) && containers.has(block.tag)) {
      const [first, ...others] = block.kids;
      return this.wrap(
        block.tag,
        ` class="compare-${mark}"`,
        [
          first ? this.marked(first, mark, label) : label,
          ...others.map((kid) => this.marked(kid, mark)),
        ].join(''),
      );
    }
    const attributes = this.attributes(block.tag, `compare-${mark}`);
    if (isLeaf(block)) {
      return element(
        tagOf(block.tag),
        attributes,
        label + element(mark, '', this.markedTokens(block.tokens, block.tag)),
      );
    }
    // A row: its cells belong to one change.
    const cells = block.kids.map((cell, i) =>
      isLeaf(cell)
        ? element(
            cell.tag,
            '',
            (i === 0 ? label : '') +
              element(mark, '', this.markedTokens(cell.tokens)),
          )
        : '',
    );
    return element('tr', attributes, cells.join(''));
  }

  private block(block: Block): string {
    if (!isLeaf(block)) {
      return this.wrap(
        block.tag,
        '',
        block.kids.map((kid) => this.block(kid)).join(''),
      );
    }
    if (/^h[1-6]$/.test(block.tag)) {
      this.section = block.tokens.map(({text}) => text).join('');
    }
    return element(tagOf(block.tag), '', this.tokens(block.tokens));
  }

  private wrap(tag: string, attributes: string, inside: string): string {
    return tag === 'table'
      ? element('table', attributes, element('tbody', '', inside))
      : element(tag, attributes, inside);
  }

  /** Attributes of something that differs: the first of several without text between them has the number. */
  private attributes(tag: string, className = 'compare-edit'): string {
    if (this.isCopy || tag === 'td' || tag === 'th') {
      return ` class="${className}"`;
    }
    if (this.inChange) {
      return ` class="${className}"`;
    }
    this.inChange = true;
    const number = this.places.length + 1;
    this.places.push({number, section: this.section});
    return ` class="${className}" id="change-${number}" data-change="${number}" tabindex="-1"`;
  }

  private words({what, tokens}: TokenChange, tag: string): string {
    return what === 'same'
      ? this.tokens(tokens)
      : element(
          what === 'removed' ? 'del' : 'ins',
          '',
          this.markedTokens(tokens, tag),
        );
  }

  private markedTokens(tokens: readonly Token[], tag = ''): string {
    for (const {text, within} of tokens) {
      if (tag === 'line' || within.some((inline) => inline.tag === 'code')) {
        this.names.add(text);
      }
    }
    return this.tokens(tokens);
  }

  private tokens(tokens: readonly Token[]): string {
    let html = '';
    let open: readonly Inline[] = [];
    const closeTo = (depth: number) => {
      for (const {tag} of open.slice(depth).reverse()) {
        html += `</${tag}>`;
      }
    };
    for (const {text, within} of tokens) {
      const common = within.findIndex((inline, i) => inline !== open[i]);
      const depth = common < 0 ? Math.min(within.length, open.length) : common;
      closeTo(depth);
      for (const inline of within.slice(depth)) {
        html += this.startTag(inline);
      }
      open = within;
      html += escapeHtml(text);
    }
    closeTo(0);
    return html;
  }

  private startTag({tag, href}: Inline): string {
    return href === undefined
      ? `<${tag}>`
      : `<${tag} href="${escapeHtml(this.resolve(href))}">`;
  }
}

const tagOf = (tag: string) => (tag === 'line' ? 'span' : tag);

const movedLabel = (what: 'removed' | 'added', number: number) =>
  what === 'removed'
    ? `<a class="compare-label" id="moved-${number}-from" href="#moved-${number}-to">Moved from here</a> `
    : `<a class="compare-label" id="moved-${number}-to" href="#moved-${number}-from">Moved here</a> `;
