/** Every name on one page: inline code in prose and tables, samples, JSX props. */
import type {Facts} from '../facts/index';
import type {
  CodeBlock,
  Context,
  JsxBlock,
  Page,
  ProseBlock,
} from '../source/page';
import type {AllowList} from './allow';
import {checkWindowConfig} from '../examples/config';
import {checkJson} from '../examples/json';
import {checkCode, collectNames, isScript, parseSample} from './code';
import {
  humps,
  identifierShape,
  isPlainWord,
  isSpelledSo,
  lowerCamel,
  shapeOfText,
} from './grammar';
import {Resolver, type Place} from './resolver';
import {checkAddresses, routesOf} from './url-parameters';

/** JSX props whose value is prose for the reader, not a name. */
const proseProps = new Set([
  'alt',
  'caption',
  'title',
  'label',
  'description',
  'summary',
  'className',
  'style',
  'href',
  'src',
  'to',
  'id',
  'width',
  'height',
  'loading',
  'target',
  'rel',
  'placeholder',
  'groupId',
  'values',
  'defaultValue',
  'lang',
  'language',
  'aria-label',
  'role',
  'open',
  'kind',
  'variant',
  'attributes',
  'queryString',
]);

/** Column headers under which every cell is a name, also when it looks like a plain word. */
const nameColumn =
  /^(?:names?|keys?|options?|propert(?:y|ies)|props?|methods?|events?|commands?|fields?|members?|services?|variables?|parameters?|query parameters?|module types?|customizations?(?: ids?)?)$/i;
const methodColumn = /^methods?(?: and |$)/i;
const eventColumn = /^events?(?: and |$)/i;

/** Environment variables with these beginnings are the platform's, in a recipe too. */
const platformVariable =
  /^(?:APP|OHIF|PUBLIC|HTML|PROXY|QUICK|REACT_APP|VIEWER|USE)[A-Z0-9]*_[A-Z0-9_]+$/;

export type PageResult = {
  page: Page;
  resolver: Resolver;
};

export function checkPage(
  page: Page,
  facts: Facts,
  allow: AllowList,
): PageResult {
  const local = new Set<string>();
  const values = new Set<string>();
  const samples = new Map<CodeBlock, ReturnType<typeof parseSample>>();
  for (const block of page.blocks) {
    if (block.type === 'code' && isScript(block.lang)) {
      const parsed = parseSample({
        source: block.value,
        line: block.bodyLine,
        lang: block.lang,
      });
      samples.set(block, parsed);
      collectNames(parsed.file, local, values);
    } else if (block.type === 'code') {
      // Names of a recipe (a compose service, a shell variable, an nginx directive): its own tools check them.
      const words = [
        ...(block.value.match(/[A-Za-z_$@][\w$./:-]*/g) ?? []),
        ...(block.value.match(/[A-Za-z_$][\w$]*/g) ?? []),
      ];
      for (const word of words)
        if (!platformVariable.test(word))
          values.add(word.replace(/[.:]+$/, ''));
    }
  }
  const resolver = new Resolver(
    facts,
    allow,
    page.file,
    page.id,
    page.version,
    {local, values},
  );
  if (page.error) return {page, resolver};
  const walker = new Walker(page, resolver);
  for (const block of page.blocks) {
    if (block.type === 'code') walker.sample(block, samples.get(block));
    else if (block.type === 'jsx') walker.jsx(block);
    else if (block.type !== 'esm') walker.prose(block);
  }
  return {page, resolver};
}

/** `3p9-to-3p10` speaks of the release before and the one after. */
function migration(id: string): {
  before: 'older' | '3.9' | 'current';
  after: 'older' | '3.9' | 'current';
} | null {
  const parts = /(?:^|\/)(?:from-)?(\d)p(\d+)-to-(\d)p(\d+)(?:\/|$)/.exec(id);
  if (!parts)
    return id.includes('from-v2') ? {before: 'older', after: 'older'} : null;
  const of = (minor: string) =>
    Number(minor) <= 8 ? 'older' : minor === '9' ? '3.9' : 'current';
  return {before: of(parts[2]!), after: of(parts[4]!)};
}

export class Walker {
  private readonly owner: string | null;
  private readonly steps: ReturnType<typeof migration>;
  private readonly routes: Set<string>;

  constructor(
    private readonly page: Page,
    private readonly resolver: Resolver,
  ) {
    const last = page.id
      .replace(/\/index$/, '')
      .split('/')
      .at(-1)!
      .replace(/[^A-Za-z0-9]/g, '');
    this.owner =
      resolver.facts.isService(last) || /manager$/i.test(last)
        ? resolver.ownerOf(last)
        : resolver.ownerOf(`${last}Manager`) && page.id.includes('managers/')
          ? resolver.ownerOf(`${last}Manager`)
          : null;
    this.steps = migration(page.id);
    this.routes = routesOf(page);
  }

  private place(
    context: Context,
    line: number,
    text: string,
    strict = false,
  ): Place {
    const releases = new Set(context.releases);
    if (this.steps) {
      const after = /\bafter\b/i.test(text) && !/\bbefore\b/i.test(text);
      if (!after) releases.add(this.steps.before);
      releases.add(this.steps.after);
    }
    return {
      line,
      releases,
      text: [text, ...context.headings].join('\n'),
      strict,
    };
  }

  prose(block: ProseBlock) {
    const column = block.column;
    const said = column ? `${column.header} | ${column.row}` : `${block.text}`;
    for (const code of block.codes) {
      const strict = Boolean(
        column && column.first && nameColumn.test(column.header.trim()),
      );
      this.inline(
        code.value,
        this.place(block.context, code.line, said, strict),
        block,
      );
    }
    this.missingBackticks(block);
  }

  /** Owner that a table or a paragraph speaks of: the column's header, the nearest heading, the page. */
  private contextOwner(block: ProseBlock): string | null {
    const spellings = [
      ...(block.column?.headerCodes ?? []),
      ...[...block.context.headingCodes].reverse(),
    ];
    for (const s of spellings) {
      const owner = this.resolver.ownerOf(s.replace(/\(.*$/, ''));
      if (
        owner &&
        (this.resolver.facts.isService(owner) || owner.endsWith('Manager'))
      )
        return owner;
    }
    return this.owner;
  }

  inline(raw: string, place: Place, block?: ProseBlock) {
    const text = raw.trim();
    const {resolver} = this;
    checkAddresses(text, place, this.routes, resolver);
    if (shapeOfText(text)) return;
    if (/^\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=.*)?$/.test(text)) {
      const name = text.replace(/^\$/, '').replace(/=.*$/s, '');
      const owner =
        block?.column && eventColumn.test(block.column.header.trim())
          ? this.contextOwner(block)
          : null;
      if (owner && block?.column?.first)
        return void resolver.member(owner, name, place, 'event');
      return this.eventOrName(name, place, block);
    }
    const call = /^([A-Za-z_$][\w$]*)\(([^]*)\)$/.exec(text);
    if (call && balanced(call[2]!))
      return this.bareCall(call[1]!, call[2]!, place, block);
    if (identifierShape.test(text)) return this.bare(text, place, block);
    if (/^@[\w-]+\/[\w.-]+$/.test(text))
      return this.expression(text, place, `(${JSON.stringify(text)})`);
    if (/^event:{1,2}\S+$/.test(text))
      return resolver.name(text, {...place, strict: true}, () =>
        resolver.facts
          .ofKind(resolver.version, 'event-string')
          .map((f) => f.name),
      );
    const chain =
      /^[A-Za-z_$][\w$]*(?:(?:\?\.|\.)[A-Za-z_$][\w$]*|\[\d*\]|\[\]|\(\))+$/.exec(
        text,
      );
    if (chain) return this.chain(text, place);
    if (isPlainWord(text))
      return place.strict ? resolver.name(text, place) : undefined;
    if (/^[A-Za-z][\w]*(?:[.:-][\w-]+)+$/.test(text))
      return this.identifier(text, place);
    this.expression(text, place, text);
  }

  private eventOrName(name: string, place: Place, block?: ProseBlock) {
    const {resolver} = this;
    const owner = block ? this.contextOwner(block) : this.owner;
    const own =
      owner &&
      resolver.facts
        .named(resolver.version, name)
        .find((f) => f.kind === 'event' && f.owner === owner);
    if (own && owner) return void resolver.member(owner, name, place, 'event');
    resolver.name(name, {...place, strict: true}, () => [
      ...resolver.facts
        .ofKind(resolver.version, 'event', 'environment-variable')
        .map((f) => f.name),
    ]);
  }

  private bareCall(
    name: string,
    args: string,
    place: Place,
    block?: ProseBlock,
  ) {
    const {resolver} = this;
    const owner = block ? this.contextOwner(block) : this.owner;
    const strict = {...place, strict: true};
    if (owner) {
      const inColumn =
        block?.column && methodColumn.test(block.column.header.trim());
      if (inColumn && block.column!.first)
        return void resolver.member(owner, name, strict);
      const verdict = resolver.facts.member(resolver.version, owner, name, []);
      if (verdict.status === 'found')
        return void resolver.member(owner, name, strict);
      if (
        resolver.onlyElsewhere(owner, name, place) &&
        !this.ownedByAnother(owner, name, block)
      )
        return void resolver.member(owner, name, strict);
    }
    resolver.name(name, strict, () =>
      resolver.facts
        .ofKind(resolver.version, 'method', 'export', 'module-getter')
        .map((f) => f.name),
    );
    // In `f({a, b})` the keys are options of the platform; in `f(a, b)` the words stand for the reader's values.
    if (/^\s*\{/.test(args))
      this.expression(args, place, `(${args.replace(/\.\.\./g, '')})`, true);
  }

  /** Another owner that the same block names has the member. */
  private ownedByAnother(
    owner: string,
    name: string,
    block?: ProseBlock,
  ): boolean {
    const {resolver} = this;
    return (block?.codes ?? []).some((c) => {
      const other = resolver.ownerOf(c.value.split(/[.(]/)[0]!);
      return Boolean(
        other &&
        other !== owner &&
        resolver.facts.member(resolver.version, other, name).status === 'found',
      );
    });
  }

  private bare(name: string, place: Place, block?: ProseBlock) {
    const {resolver} = this;
    const column = block?.column;
    const strict = place.strict === true || !isPlainWord(name);
    if (block && column?.first && this.contextOwner(block)) {
      const owner = this.contextOwner(block)!;
      if (methodColumn.test(column.header.trim()))
        return void resolver.member(owner, name, {...place, strict});
      if (eventColumn.test(column.header.trim()))
        return void resolver.member(owner, name, {...place, strict}, 'event');
    }
    if (!strict) return resolver.name(name, place);
    resolver.name(name, {...place, strict});
  }

  /** A dotted text: a member of something known, or an id with dots in it. */
  private chain(text: string, place: Place) {
    const {resolver} = this;
    const {facts, version} = resolver;
    const whole = text.replace(/\(\)$/, '');
    if (
      facts.named(version, whole).some((f) => f.kind !== 'method') ||
      resolver.names.values.has(whole) ||
      resolver.names.local.has(whole)
    )
      return resolver.name(whole, {...place, strict: true});
    const parts = whole
      .replace(/\?\./g, '.')
      .replace(/\[\d*\]/g, '')
      .replace(/\(\)/g, '')
      .split('.')
      .filter(Boolean);
    const root = parts[0]!;
    if (dottedFamilies.has(root) && !facts.isService(root))
      return resolver.name(whole, {...place, strict: true}, () =>
        facts
          .ofKind(version, 'customization', 'evaluator', 'id-string')
          .map((f) => f.name),
      );
    const ofPlatform = (r: 'current' | '3.9' | '3.11') =>
      facts
        .named(r, root)
        .some(
          (f) =>
            f.kind === 'service' ||
            f.kind === 'manager' ||
            (f.kind === 'export' && String(f.owner).startsWith('@ohif/')),
        );
    const known =
      ofPlatform('current') ||
      ofPlatform('3.9') ||
      ofPlatform('3.11') ||
      facts.isService(root)
        ? resolver.ownerOf(root, place)
        : null;
    const component =
      facts
        .named(version, root)
        .some((f) => f.kind === 'export' && f.type === 'component') ||
      facts
        .named('3.11', root)
        .some((f) => f.kind === 'export' && f.type === 'component');
    if (known && component && parts.length === 2)
      return void resolver.member(root, parts[1]!, {...place, strict: true});
    if (
      known &&
      !facts.isService(known) &&
      !known.endsWith('Manager') &&
      facts.members(version, known).length &&
      parts.length === 2
    )
      return void resolver.member(known, parts[1]!, {...place, strict: true});
    this.expression(text, place, text.replace(/\[\]/g, '[0]'));
  }

  /** An id with dots, colons or dashes. */
  private identifier(text: string, place: Place): void {
    const {resolver} = this;
    const {facts, version} = resolver;
    const module_ = /^([\w-]+)\.(\w+Module)\.[\w.-]+$/.exec(text);
    if (
      module_ &&
      (resolver.names.values.has(module_[1]!) ||
        resolver.names.local.has(module_[1]!)) &&
      facts.named(version, module_[2]!).some((f) => f.kind === 'module-type')
    )
      return resolver.local();
    if (
      facts.named(version, text).length ||
      facts.named('3.11', text).length ||
      /[A-Z]/.test(text)
    )
      return resolver.name(text, {...place, strict: !isPlainWord(text)}, () =>
        facts
          .ofKind(version, 'customization', 'evaluator', 'id-string', 'module')
          .map((f) => f.name),
      );
  }

  sample(block: CodeBlock, parsed?: ReturnType<typeof parseSample>): void {
    const comments =
      block.value.match(/\/\/.*$|\/\*[^]*?\*\//gm)?.join('\n') ?? '';
    const said = [
      block.title ?? '',
      block.meta,
      block.context.before,
      comments,
    ].join('\n');
    const isBefore = /\bbefore\b/i.test(block.title ?? block.meta);
    const after = `${block.title ?? ''}\n${comments}\n${/\bafter\b/i.test(block.title ?? '') ? '' : block.context.before}`;
    const place = (line: number) =>
      this.place(block.context, line, isBefore ? said : after);
    const about = {
      title: block.title ?? '',
      comments,
      section: this.sectionText(block.context),
    };
    block.value.split('\n').forEach((line, i) => {
      checkAddresses(
        line,
        place(block.bodyLine + i),
        this.routes,
        this.resolver,
      );
    });
    if (parsed) {
      checkCode(
        parsed.file,
        {source: block.value, line: block.bodyLine, lang: block.lang},
        this.resolver,
        {place},
      );
      checkWindowConfig(
        parsed.file,
        block.bodyLine,
        this.resolver,
        place,
        about,
      );
      return;
    }
    if (/^jsonc?$|^json5$/.test(block.lang))
      checkJson(block.value, block.bodyLine, this.resolver, place, about);
    if (block.lang === 'html')
      for (const {source, line} of scriptsIn(block.value, block.bodyLine))
        checkWindowConfig(
          parseSample({source, line, lang: 'js'}).file,
          line,
          this.resolver,
          place,
          about,
        );
    if (
      /^(?:bash|sh|shell|zsh|console|powershell|ps1|bat|cmd|dockerfile|docker|yaml|yml|env|dotenv|ini|nginx)$/.test(
        block.lang,
      )
    )
      this.environment(block);
  }

  /** Headings above a block, and all prose under the same headings. */
  private sectionText({headings}: Context): string {
    const same = headings.join('\n');
    return [
      same,
      ...this.page.blocks.flatMap((b) =>
        b.type === 'prose' && b.context.headings.join('\n') === same
          ? [b.text]
          : [],
      ),
    ].join('\n');
  }

  /** Environment variables of a recipe are names of the platform, or the recipe's own where it both sets and reads them. */
  private environment(block: CodeBlock) {
    block.value.split('\n').forEach((text, i) => {
      for (const [name] of text.matchAll(
        /(?<![\w$.-])[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g,
      )) {
        if (!platformVariable.test(name)) continue;
        const own =
          new RegExp(
            `^\\s*(?:export |ARG |ENV |local )?${name}[=\\s]`,
            'm',
          ).test(block.value) &&
          new RegExp(`\\$\\{?${name}\\b`).test(block.value);
        if (own) this.resolver.local();
        else
          this.resolver.name(
            name,
            this.place(
              block.context,
              block.bodyLine + i,
              `${text}\n${block.context.before}`,
              true,
            ),
            () =>
              this.resolver.facts
                .ofKind(this.resolver.version, 'environment-variable')
                .map((f) => f.name),
          );
      }
    });
  }

  /** An inline expression. What does not parse is text with names in it. */
  private expression(
    text: string,
    place: Place,
    source: string,
    wholeObject = false,
  ) {
    if (/\S \S+ \S/.test(text) && this.resolver.message(text, place)) return;
    const attempts = [
      source,
      `(${source})`,
      `({${source}})`,
      `[${source}]`,
      `${source} {}`,
      `function f() { ${source} }`,
    ];
    for (const attempt of attempts) {
      const sample = {source: attempt, line: place.line, lang: 'tsx'};
      const parsed = parseSample(sample);
      if (parsed.errors.length) continue;
      if (
        /\s/.test(text) &&
        parsed.file.statements.every((s) =>
          /^[\w ]+$/.test(s.getText(parsed.file)),
        )
      )
        break;
      checkCode(parsed.file, sample, this.resolver, {
        place: () => place,
        inline: !wholeObject,
      });
      return;
    }
    for (const word of text.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g) ??
      []) {
      const last = word.split('.').at(-1)!;
      if (
        lowerCamel.test(last) ||
        /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(last) ||
        (/^[A-Z]/.test(last) && humps(last) > 1)
      )
        this.resolver.name(last, place);
    }
  }

  jsx(block: JsxBlock) {
    for (const a of block.attributes) {
      if (a.value === null || this.ofSite(block.name, a.name)) continue;
      const place = this.place(block.context, a.line, '');
      if (a.expression) {
        if (!proseProps.has(a.name))
          this.expression(a.value, place, `(${a.value})`, true);
      } else if (!proseProps.has(a.name) && /^[\w$.@/:-]+$/.test(a.value)) {
        this.inline(a.value, {...place, strict: true});
      }
    }
  }

  /** Props of the site's own parts that name a file of the site or keys of its data; the part's own plugin checks them at build. */
  private ofSite(component: string, prop: string): boolean {
    return (
      (component === 'ViewerPicture' && prop === 'name') ||
      [
        'Diagram',
        'ReferenceSections',
        'ReferenceTable',
        'UpgradeArea',
      ].includes(component)
    );
  }

  /** A name of code that stands without backticks is a name that no check sees. */
  private missingBackticks(block: ProseBlock) {
    for (const {text: raw, line} of block.words) {
      // A word in quotes is quoted: the text of a message, not a name of the page's own.
      const text = raw.replace(/(['"‘“])[\w.$]+(?:\(\))?(['"’”])/g, ' ');
      const place = this.place(block.context, line, block.text);
      for (const match of text.matchAll(
        /(?<![\w$/.@#-])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?(?![\w$/@-])/g,
      )) {
        const word = match[0];
        const bareWord = word.replace(/\(\)$/, '');
        if (isSpelledSo(bareWord) || /^https?/.test(bareWord)) continue;
        const cell = block.type === 'cell';
        const looks =
          lowerCamel.test(bareWord) ||
          word.endsWith('()') ||
          /^[a-z]\w*(?:\.[a-z]\w*)*\.[a-z]+[A-Z]\w*$/.test(bareWord) ||
          /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(bareWord);
        const knownName =
          looks &&
          this.resolver.facts.name(
            this.resolver.version,
            bareWord.split('.').at(-1)!,
          ).status !== 'unknown';
        if (looks && (cell || knownName)) {
          this.resolver.problem(
            place,
            word,
            'looks like a name of code and stands without backticks, so that no check can see it.',
          );
        }
      }
    }
  }
}

/** The scripts that an HTML sample holds, each with the line that it starts on. */
function scriptsIn(html: string, firstLine: number) {
  return [...html.matchAll(/(<script\b[^>]*>)([^]*?)<\/script>/gi)].map(
    ({1: tag, 2: source, index}) => ({
      source: source!,
      line:
        firstLine + html.slice(0, index + tag!.length).split('\n').length - 1,
    }),
  );
}

/** First segments of ids with dots. */
const dottedFamilies = new Set([
  'ohif',
  'cornerstone',
  'evaluate',
  'studyBrowser',
  'panelSegmentation',
  'panelMeasurement',
  'viewportOverlay',
  'layoutSelector',
  'viewportNotification',
  'viewportDownload',
  'viewportActionMenu',
  'routes',
  'microscopyViewport',
]);

function balanced(text: string): boolean {
  let depth = 0;
  for (const c of text) {
    if (c === '(') depth += 1;
    if (c === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
