/** Visits a page in reading order, and passes its prose, inline code, samples, and JSX props to the rules. */
import domain from '../rules/domain.json';
import type {Place, RuleContext} from './context';
import {locate} from './read-page';
import {InlineWalker} from './walk-inline';
import type {CodeBlock, Context, JsxBlock, Page, ProseBlock} from './page';
import {migrationStep, type Step} from './releases';
import type {Emit} from './rule';
import type {ParsedSample} from './sample';
import {SampleWalker} from './walk-sample';

/** Column headers under which every cell is a name, even if it looks like a plain word. */
const nameColumn =
  /^(?:names?|keys?|options?|propert(?:y|ies)|props?|methods?|events?|commands?|fields?|members?|services?|variables?|parameters?|query parameters?|module types?|customizations?(?: ids?)?)$/i;

const ownRoute = /\brouteName['"]?\s*[:=]\s*['"]([\w-]+)['"]/g;

/** Routes of the platform's modes, and of those that the page's own samples declare. */
const routesOf = ({blocks}: Page): Set<string> =>
  new Set([
    ...domain.routes,
    ...blocks.flatMap((block) =>
      block.type === 'code'
        ? [...block.value.matchAll(ownRoute)].map(([, route]) => route!)
        : [],
    ),
  ]);

/**
 * Props of the site's own components that name a file of the site or keys of its data: the
 * component's own plugin checks them during the build.
 */
const isOfSite = (component: string, prop: string) =>
  (component === 'ViewerPicture' && prop === 'name') ||
  domain.siteComponents.includes(component);

export class PageWalker {
  private readonly step: Step | null;
  private readonly routes: ReadonlySet<string>;
  private readonly inlineWalker: InlineWalker;

  constructor(
    private readonly page: Page,
    private readonly context: RuleContext,
    private readonly emit: Emit,
  ) {
    this.step = migrationStep(page.id);
    this.routes = routesOf(page);
    this.inlineWalker = new InlineWalker(page.id, context, emit);
  }

  walk(samples: Map<CodeBlock, ParsedSample>): void {
    for (const block of this.page.blocks) {
      if (block.type === 'code') {
        this.sample(block, samples.get(block));
      } else if (block.type === 'jsx') {
        this.jsx(block);
      } else if (block.type !== 'esm') {
        this.prose(block);
      }
    }
  }

  private place(context: Context, line: number, text: string): Place {
    const isAfter = /\bafter\b/i.test(text) && !/\bbefore\b/i.test(text);
    const {before, after} = this.step ?? {};
    const releases = [
      ...context.releases,
      ...(before && !isAfter ? [before] : []),
      ...(after ? [after] : []),
    ];
    return {line, releases, text: [text, ...context.headings].join('\n')};
  }

  private prose(block: ProseBlock): void {
    const {column, context} = block;
    const text = column ? `${column.header} | ${column.row}` : block.text;
    const strict = Boolean(
      column?.first && nameColumn.test(column.header.trim()),
    );
    for (const {value, line} of block.codes) {
      this.inline(value, {...this.place(context, line, text), strict}, block);
    }
    this.emit('prose', {
      block,
      place: (line) => this.place(context, line, block.text),
    });
  }

  /** Inline code, or a text that is a name: the value of a JSX prop, of a key of reference data. */
  inline(raw: string, place: Place, block?: ProseBlock): void {
    const text = raw.trim();
    this.emit('text', {text, place, routes: this.routes});
    this.inlineWalker.text(text, place, block);
  }

  private sample(block: CodeBlock, parsed: ParsedSample | undefined): void {
    const title = block.title ?? '';
    const comments =
      block.value.match(/\/\/.*$|\/\*[^]*?\*\//gm)?.join('\n') ?? '';
    const isBefore = /\bbefore\b/i.test(block.title ?? block.meta);
    const text = isBefore
      ? [title, block.meta, block.context.before, comments].join('\n')
      : `${title}\n${comments}\n${/\bafter\b/i.test(title) ? '' : block.context.before}`;
    const place = (line: number): Place => ({
      ...this.place(block.context, line, text),
      ...locate(this.page, block, line - block.bodyLine),
    });
    block.value.split('\n').forEach((line, index) => {
      this.emit('text', {
        text: line,
        place: place(block.bodyLine + index),
        routes: this.routes,
      });
    });
    if (parsed) {
      const options = {line: block.bodyLine, place};
      new SampleWalker(parsed.file, this.context, this.emit, options).walk();
    }
    const section = this.sectionText(block.context);
    this.emit('sample', {
      block,
      parsed,
      place,
      placeIn: (line, around) => ({
        ...this.place(block.context, line, around),
        ...locate(this.page, block, line - block.bodyLine),
      }),
      about: {title, comments, section},
    });
  }

  /** Headings above a block, and all prose under the same headings. */
  private sectionText({headings}: Context): string {
    const headingPath = headings.join('\n');
    return [
      headingPath,
      ...this.page.blocks.flatMap((block) =>
        block.type === 'prose' &&
        block.context.headings.join('\n') === headingPath
          ? [block.text]
          : [],
      ),
    ].join('\n');
  }

  private jsx({attributes, context, name}: JsxBlock): void {
    for (const attribute of attributes) {
      const {expression, line, value} = attribute;
      if (
        value === null ||
        isOfSite(name, attribute.name) ||
        domain.proseProps.includes(attribute.name)
      ) {
        continue;
      }
      const place = this.place(context, line, '');
      if (expression) {
        this.inlineWalker.object(value, place);
      } else if (/^[\w$.@/:-]+$/.test(value)) {
        this.inline(value, {...place, strict: true});
      }
    }
  }
}
