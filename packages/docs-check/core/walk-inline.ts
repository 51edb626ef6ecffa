/**
 * Resolves inline code: a member of the service that its table, section, or page is about,
 * an id, a constant, or an expression that contains names.
 */
import domain from '../rules/domain.json';
import {docsVersions, type DocsVersion} from '../facts/index';
import {knownOf} from '../facts/releases';
import type {Place, RuleContext} from './context';
import type {ProseBlock} from './page';
import type {Emit} from './rule';
import {parseSample} from './sample';
import {ownersIn, type Owners} from './scope';
import {
  identifierShape,
  isBalanced,
  isNoName,
  isPlainWord,
  namesIn,
} from './shape';
import {SampleWalker} from './walk-sample';

/** Whether a text is in the first cell of a row, in a column of methods or of events. */
const isUnder = (header: 'method' | 'event', block?: ProseBlock): boolean =>
  block?.column?.first === true &&
  new RegExp(`^${header}s?(?: and |$)`, 'i').test(block.column.header.trim());

const constantShape = /^\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=.*)?$/;
const packageShape = /^@[\w-]+\/[\w.-]+$/;
const chainShape =
  /^[A-Za-z_$][\w$]*(?:(?:\?\.|\.)[A-Za-z_$][\w$]*|\[\d*\]|\[\]|\(\))+$/;
const idShape = /^[A-Za-z][\w]*(?:[.:-][\w-]+)+$/;

export class InlineWalker {
  private readonly owners: Owners;
  /** The service or manager that the page is about. */
  private readonly pageOwner: string | null;

  constructor(
    pageId: string,
    private readonly context: RuleContext,
    private readonly emit: Emit,
  ) {
    this.owners = ownersIn(context.facts, context.version);
    this.pageOwner = this.ownerOfPage(pageId);
  }

  private ownerOfPage(pageId: string): string | null {
    const last = pageId
      .replace(/\/index$/, '')
      .split('/')
      .at(-1)!
      .replace(/[^A-Za-z0-9]/g, '');
    if (this.context.facts.isService(last) || /manager$/i.test(last)) {
      return this.owners.ownerOf(last);
    }
    return pageId.includes('managers/')
      ? this.owners.ownerOf(`${last}Manager`)
      : null;
  }

  text(text: string, place: Place, block?: ProseBlock): void {
    if (isNoName(text)) {
      return;
    }
    const call = /^([A-Za-z_$][\w$]*)\(([^]*)\)$/.exec(text);
    if (call && isBalanced(call[2]!)) {
      this.call(call[1]!, call[2]!, place, block);
      return;
    }
    if (constantShape.test(text)) {
      this.constant(text, place, block);
    } else if (identifierShape.test(text)) {
      this.bare(text, place);
    } else if (packageShape.test(text)) {
      this.expression(text, place, `('${text}')`);
    } else if (/^event:{1,2}\S+$/.test(text)) {
      this.emit('eventString', {name: text, place});
    } else if (chainShape.test(text)) {
      this.chain(text, place);
    } else if (isPlainWord(text)) {
      // One ordinary word: a name only if it is in a column of names.
      if (place.strict) {
        this.emit('name', {name: text, place});
      }
    } else if (idShape.test(text)) {
      this.identifier(text, place);
    } else {
      this.expression(text, place, text);
    }
  }

  /** Owner that a table or a paragraph is about: of the nearest heading, or the page. */
  private ownerOfBlock(block: ProseBlock | undefined): string | null {
    const owners = (block?.context.headingCodes ?? []).flatMap(
      (spelling) => this.owners.ownerOf(spelling.replace(/\(.*$/, '')) ?? [],
    );
    return owners.at(-1) ?? this.pageOwner;
  }

  private constant(text: string, place: Place, block?: ProseBlock): void {
    const name = text.replace(/^\$/, '').replace(/=.*$/s, '');
    const owner = this.ownerOfBlock(block);
    const {facts, version} = this.context;
    const isOwn = facts
      .named(version, name)
      .some((fact) => fact.kind === 'event' && fact.owner === owner);
    if (owner && (isOwn || isUnder('event', block))) {
      this.emit('event', {owner, name, place});
    } else {
      this.emit('variable', {name, place});
    }
  }

  private call(
    name: string,
    args: string,
    place: Place,
    block?: ProseBlock,
  ): void {
    const owner = this.ownerOfBlock(block);
    const isMember =
      isUnder('method', block) ||
      (owner && this.isMemberOf(owner, name, place));
    if (owner && isMember) {
      this.emit('member', {owner, name, place});
      return;
    }
    this.emit('call', {name, place});
    // In `f({a, b})` the keys are options of the platform; in `f(a, b)` the words are the reader's values.
    if (/^\s*\{/.test(args)) {
      this.expression(args, place, `(${args.replace(/\.\.\./g, '')})`, true);
    }
  }

  /** Whether a call in prose is of the owner that the text is about, rather than of another one. */
  private isMemberOf(owner: string, name: string, place: Place): boolean {
    const {facts, names, version} = this.context;
    const statusOf = (extra: Iterable<DocsVersion>) =>
      facts.member(version, owner, name, extra).status;
    return (
      statusOf([]) === 'found' ||
      (statusOf(knownOf(place.releases)) === 'elsewhere' &&
        !names.local.has(name))
    );
  }

  private bare(name: string, place: Place): void {
    const strict = place.strict === true || !isPlainWord(name);
    this.emit('name', {name, place: {...place, strict}});
  }

  /** A dotted text: a member of something known, or an id with dots in it. */
  private chain(text: string, place: Place): void {
    const {facts, version} = this.context;
    const strict = {...place, strict: true};
    const name = text.replace(/\(\)$/, '');
    if (
      facts.named(version, name).some(({kind}) => kind !== 'method') ||
      this.context.isOfSamples(name)
    ) {
      this.emit('name', {name, place: strict});
      return;
    }
    const parts = name
      .replace(/\?\./g, '.')
      .replace(/\[\d*\]/g, '')
      .replace(/\(\)/g, '')
      .split('.')
      .filter(Boolean);
    const root = parts[0]!;
    if (domain.dottedFamilies.includes(root) && !facts.isService(root)) {
      this.emit('dottedId', {name, place: strict});
      return;
    }
    const owner = parts.length === 2 ? this.ownerOfPart(root, place) : null;
    if (owner) {
      this.emit('member', {owner, name: parts[1]!, place: strict});
    } else {
      this.expression(text, place, text.replace(/\[\]/g, '[0]'));
    }
  }

  /** The component or the part of a package that `root.part` is looked up in; services and managers are expressions. */
  private ownerOfPart(root: string, place: Place): string | null {
    const {facts, version} = this.context;
    const isOfPlatform = docsVersions.some((release) =>
      facts
        .named(release, root)
        .some(
          ({kind, owner}) =>
            kind === 'service' ||
            kind === 'manager' ||
            (kind === 'export' && String(owner).startsWith('@ohif/')),
        ),
    );
    const known =
      isOfPlatform || facts.isService(root)
        ? this.owners.ownerOf(root, place)
        : null;
    if (!known) {
      return null;
    }
    const isComponent = facts
      .named(version, root)
      .some(({kind, type}) => kind === 'export' && type === 'component');
    if (isComponent) {
      return root;
    }
    return !facts.isService(known) &&
      !known.endsWith('Manager') &&
      facts.members(version, known).length
      ? known
      : null;
  }

  /** An id with dots, colons or dashes. */
  private identifier(name: string, place: Place): void {
    const {facts, version} = this.context;
    const module = /^([\w-]+)\.(\w+Module)\.[\w.-]+$/.exec(name);
    if (
      module &&
      this.context.isOfSamples(module[1]!) &&
      this.context.has(module[2]!, 'module-type')
    ) {
      this.context.local();
    } else if (facts.named(version, name).length || /[A-Z]/.test(name)) {
      const strict = !isPlainWord(name);
      this.emit('dottedId', {name, place: {...place, strict}});
    }
  }

  /** The value of a JSX prop, the argument of a call: the keys of an object in it are names of the platform. */
  object(source: string, place: Place): void {
    this.expression(source, place, `(${source})`, true);
  }

  /** An inline expression. If it does not parse, it is text with names in it. */
  private expression(
    text: string,
    place: Place,
    source: string,
    isWholeObject = false,
  ): void {
    // The browser prints it for any code.
    if (/(?:^| )is not a function$/.test(text)) {
      this.context.report.counts.standard += 1;
      return;
    }
    const attempts = [
      source,
      `({${source}})`,
      `[${source}]`,
      `${source} {}`,
      `function f() { ${source} }`,
    ];
    for (const attempt of attempts) {
      const {errors, file} = parseSample(attempt);
      if (errors.length) {
        continue;
      }
      const isWords =
        /\s/.test(text) &&
        file.statements.every((statement) =>
          /^[\w ]+$/.test(statement.getText(file)),
        );
      if (isWords) {
        break;
      }
      const {line} = place;
      const options = {line, place: () => place, inline: !isWholeObject};
      new SampleWalker(file, this.context, this.emit, options).walk();
      return;
    }
    namesIn(text).forEach((name) => this.emit('name', {name, place}));
  }
}
