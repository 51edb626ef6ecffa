/**
 * Reads a protocol as people write it: JSON, or a file of JavaScript or TypeScript with
 * literals, which can use earlier ones by their names. Nothing is run.
 */
import {Wrong} from './cursor';
import {Values, type Known, type Place} from './values';

export type {Range} from './cursor';

/** A path into the value, such as `stages/0/viewports`. */
export type Places = ReadonlyMap<string, Place>;

export type Literal =
  | {value: unknown; places: Places; functionAt?: number}
  | {error: string; start: number};

const importing = /import\b[^'"]*(?:'[^'\n]*'|"[^"\n]*")[^;\n]*;?/y;
const declaration =
  /(?:export\s+)?(?:const|let|var)\s+([$\w]+)\s*(?::(?:[^={}]|\{[^{}]*\}|=>)+)?=\s*/y;
const typeOnly = /(?:export\s+)?(?:declare\s+)?(?:type|interface)\s+[$\w]/y;
const aClass = /(?:export\s+(?:default\s+)?)?(?:class|enum)\s/y;
const aFunction = /(?:export\s+)?(?:default\s+)?(?=(?:async\s+)?function\b)/y;
const asDefault = /(?:export\s+default|module\.exports\s*=)\s*/y;
const exportList = /export\s*(?:type\s*)?(?:\{([^}]*)\}|\*[^'"]*)/y;
const from = /\s*from\s*(?:'[^'\n]*'|"[^"\n]*")/y;
const alone = /([$\w]+)\s*(?:;|$)/y;

const fields = ['stages', 'displaySetSelectors', 'protocolMatchingRules'];

const isProtocol = ({value}: Known): boolean =>
  typeof value === 'object' &&
  value !== null &&
  fields.some((field) => Object.hasOwn(value, field));

/** The statements of a file. */
class File extends Values {
  private main: Known | undefined;
  private exported: Known[] = [];
  /** Why a name has no value. */
  private readonly unread = new Map<string, Wrong>();

  document(): Known {
    for (this.skip(); this.at < this.text.length; this.skip()) {
      if (!this.eat(';')) {
        this.statement();
      }
    }
    const found = this.main ?? this.choice();
    if (found) {
      return found;
    }
    const [wrong] = this.unread.values();
    throw (
      wrong ??
      (this.functionAt === undefined
        ? new Wrong('The text ends here, but a value is missing.', this.at)
        : new Wrong(
            'Functions are not run. Write the protocol as an object.',
            this.functionAt,
          ))
    );
  }

  /** What a file without a default export is about. */
  private choice(): Known | undefined {
    const all = [...this.scope.values()];
    const lists = [this.exported, all].map((list) => list.filter(isProtocol));
    const list = lists.find(({length}) => length > 0) ?? [];
    return list.length < 2
      ? (list[0] ?? this.exported[0] ?? all.at(-1))
      : {
          value: list.map(({value}) => value),
          places: new Map([
            ['', list[0]!.places.get('')!],
            ...list.flatMap(({places}, index) =>
              [...places].map(
                ([path, place]) => [`/${index}${path}`, place] as const,
              ),
            ),
          ]),
        };
  }

  private statement(): void {
    if (this.take(importing)) {
      return;
    }
    if (this.sees(typeOnly) || this.sees(aClass)) {
      const isBlock = !/^(?:export\s+)?(?:declare\s+)?type\b/.test(
        this.text.slice(this.at, this.at + 40),
      );
      this.skipTo(isBlock ? '{' : ';', !isBlock);
      if (isBlock) {
        this.skipToBody();
      }
      return;
    }
    if (this.sees(aFunction)) {
      this.take(aFunction);
      this.skipFunction(';');
      return;
    }
    if (this.sees(declaration)) {
      this.declare();
      return;
    }
    if (this.take(asDefault)) {
      this.default();
      return;
    }
    const list = this.take(exportList);
    if (list) {
      this.export(this.take(from) ? '' : list);
      return;
    }
    if (this.main || this.scope.size > 0) {
      throw new Wrong('Remove what comes after the protocol.', this.at);
    }
    this.main = this.known();
  }

  private known(): Known {
    this.places = new Map();
    const value = this.value('');
    return {value, places: this.places};
  }

  private declare(): void {
    const isExported = this.text.startsWith('export', this.at);
    const [, called = ''] = /([$\w]+)\s*[:=]/.exec(this.take(declaration)!)!;
    const start = this.at;
    if (this.skipFunction(';')) {
      return;
    }
    try {
      const known = this.known();
      this.scope.set(called, known);
      if (isExported) {
        this.exported.push(known);
      }
    } catch (error) {
      const isLiteral = '{['.includes(this.text[start] ?? '{');
      if (!(error instanceof Wrong) || isLiteral) {
        throw error;
      }
      // It may be of no use for the protocol.
      this.unread.set(called, error);
      this.at = start;
      this.skipTo(';', true);
    }
  }

  private default(): void {
    alone.lastIndex = this.at;
    const called = alone.exec(this.text)?.[1];
    if (called && !this.scope.has(called)) {
      const wrong = this.unread.get(called);
      if (wrong) {
        throw wrong;
      }
      // Of a function, the protocols are the literals around it.
      if (this.functionAt !== undefined && this.scope.size > 0) {
        this.take(alone);
        return;
      }
    }
    if (!this.skipFunction(';')) {
      this.main = this.known();
    }
  }

  private export(list: string): void {
    for (const part of list.replace(/^[^{]*\{|\}$/g, '').split(',')) {
      const [called = '', alias] = part.trim().split(/\s+as\s+/);
      const known = this.scope.get(called);
      if (known && alias === 'default') {
        this.main = known;
      } else if (known) {
        this.exported.push(known);
      }
    }
  }
}

/** What a module of an extension returns: `[{name, protocol}]`. */
function unwrapped({value, places}: Known): Known {
  const isEntry = (each: unknown): each is {protocol: unknown} =>
    typeof each === 'object' &&
    each !== null &&
    Object.hasOwn(each, 'protocol') &&
    !fields.some((field) => Object.hasOwn(each, field));
  if (!Array.isArray(value) || !value.length || !value.every(isEntry)) {
    return {value, places};
  }
  return {
    value: value.map(({protocol}) => protocol),
    places: new Map(
      [...places].flatMap(([path, place]): [string, Place][] => {
        const [, index, rest] = /^\/(\d+)\/protocol(.*)$/.exec(path) ?? [];
        return index === undefined
          ? path === ''
            ? [[path, place]]
            : []
          : [[`/${index}${rest}`, place]];
      }),
    ),
  };
}

/**
 * @returns the value and where its parts are, or what is wrong, and where
 */
export function readLiteral(text: string): Literal {
  const file = new File(text);
  try {
    const {value, places} = unwrapped(file.document());
    const {functionAt} = file;
    return {
      value,
      places: withoutRoot(places),
      ...(functionAt !== undefined && {functionAt}),
    };
  } catch (error) {
    if (error instanceof Wrong) {
      return {error: error.message, start: error.start};
    }
    throw error;
  }
}

/** Paths without the slash in front: `stages/0`. */
const withoutRoot = (places: Places): Places =>
  new Map([...places].map(([path, place]) => [path.slice(1), place]));

/** The number of the line of an offset, from 1. */
export const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Longest line that an object or array is written on. */
const widest = 76;

/** Writes a value as people do: names without quotes, and short parts on one line. */
export function writeLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const shownKey = /^[$_a-z][$\w]*$/i.test(key) ? key : `'${key}'`;
    const shown = writeLiteral(part, inner);
    return isArray ? shown : `${shownKey}: ${shown}`;
  });
  const line = `${open}${parts.join(', ')}${close}`;
  return line.includes('\n') || indent.length + line.length > widest
    ? `${open}\n${parts
        .map((part) => `${inner}${part},\n`)
        .join('')}${indent}${close}`
    : line;
}
