/** Reads the values of JavaScript literals; names are those of earlier literals. */
import {Cursor, Wrong, type Range} from './cursor';

/** A path into a value, such as `stages/0/viewports`. */
export type Place = {key?: Range; value: Range};

/** A value, and where its parts are, by paths that begin with a slash. */
export type Known = {value: unknown; places: ReadonlyMap<string, Place>};

const words: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined,
};

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

const numeral = /[+-]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const factor = /\s*[*/]\s*(?=[\d.])/y;
const addition = /\s*[+-]\s*(?=[\d.])/y;
const name = /[$_\p{L}][$\w\p{L}]*/uy;
/** `as const`, `as Types.Protocol`, `satisfies Protocol[]`; in a type of any kind, no bracket. */
const cast = /(?:\s*\b(?:as|satisfies)\s+[$\w.]+(?:<[^<>={}]*>)?(?:\[\])*)+/y;
const functionStart = /(?:async\s+)?function\b/y;
const arrow =
  /(?:async\s*)?(?:\((?:[^()]|\([^()]*\))*\)|[$\w]+)\s*(?::\s*[$\w.<>[\]| ]+)?=>/y;
const method = /\s*\((?:[^()]|\([^()]*\))*\)\s*(?::[^{};,]*)?\{/y;
const member =
  /\s*(?:\??\.\s*([$\w]+)|\[\s*(?:(\d+)|'([^']*)'|"([^"]*)")\s*\])/y;

/** Deeper than any protocol, and less than what a browser can follow. */
const deepest = 100;

/** Names can repeat a value, and that value another one: more would take the browser seconds. */
const mostParts = 100_000;

export class Values extends Cursor {
  private depth = 0;
  protected places = new Map<string, Place>();
  protected readonly scope = new Map<string, Known>();
  /** Where the first function is that was skipped. */
  functionAt: number | undefined;

  protected value(path: string, key?: Range): unknown {
    this.skip();
    const start = this.at;
    this.depth++;
    if (this.depth > deepest) {
      throw new Wrong('The text is nested too deeply.', start);
    }
    const value = this.start(path);
    this.depth--;
    this.take(cast);
    // What a name stands for is where it is written.
    if (!this.places.has(path)) {
      this.places.set(path, {key, value: {start, end: this.at}});
    }
    return value;
  }

  private start(path: string): unknown {
    const character = this.text[this.at];
    if (character === '{') {
      return this.object(path);
    }
    if (character === '[') {
      return this.array(path);
    }
    if (character && `'"\``.includes(character)) {
      return this.string();
    }
    const start = this.at;
    if (this.skipFunction(',;)]}')) {
      return undefined;
    }
    if (this.sees(numeral)) {
      return this.sum();
    }
    const word = this.take(name);
    if (word) {
      return this.named(word, start, path);
    }
    throw new Wrong(
      character === undefined
        ? 'The text ends here, but a value is missing.'
        : `A value cannot begin with ${character}`,
      start,
    );
  }

  /** A number, or several: `1 / 3`. */
  private sum(): number {
    let sum = this.product();
    for (let sign = this.take(addition); sign; sign = this.take(addition)) {
      sum += this.product() * (sign.trim() === '-' ? -1 : 1);
    }
    return sum;
  }

  private product(): number {
    let product = Number(this.take(numeral));
    for (let sign = this.take(factor); sign; sign = this.take(factor)) {
      const next = Number(this.take(numeral));
      product = sign.trim() === '*' ? product * next : product / next;
    }
    return product;
  }

  /** @returns whether there was a function */
  protected skipFunction(end: string): boolean {
    const start = this.at;
    if (this.take(functionStart)) {
      this.skipToBody();
    } else if (this.take(arrow)) {
      this.skipArrow(end);
    } else {
      return false;
    }
    this.functionAt ??= start;
    return true;
  }

  /** What a name stands for, with the parts of it that are named: `base.stages[0]`. */
  private named(word: string, start: number, path: string): unknown {
    if (Object.hasOwn(words, word)) {
      return words[word];
    }
    const known = this.scope.get(word);
    let from = '';
    let value = known?.value;
    for (let found = known && this.match(member); found;) {
      const key = found.slice(1).find((each) => each !== undefined)!;
      from += `/${key}`;
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined;
      found = this.match(member);
    }
    this.skip();
    const isCall = this.text[this.at] === '(';
    if (!known || isCall) {
      throw new Wrong(
        isCall
          ? `Functions such as ${word} are not run. Write the value here.`
          : `${word} is not defined in this text. Write its value here.`,
        start,
      );
    }
    this.copy(known, from, path, start);
    return value;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found;
  }

  /** The parts of what a name stands for are parts of this value too. */
  private copy({places}: Known, from: string, to: string, start: number): void {
    for (const [path, place] of places) {
      if (path === from || path.startsWith(`${from}/`)) {
        const copied = to + path.slice(from.length);
        if (
          this.places.size > mostParts ||
          copied.split('/').length > deepest
        ) {
          throw new Wrong('The protocol is too large.', start);
        }
        this.places.set(copied, place);
      }
    }
  }

  private string(): string {
    const start = this.at;
    const quote = this.text[this.at++]!;
    let value = '';
    for (; this.at < this.text.length; this.at++) {
      const character = this.text[this.at]!;
      if (character === quote) {
        this.at++;
        return value;
      }
      if (character === '\n' && quote !== '`') {
        break;
      }
      if (
        character === '$' &&
        quote === '`' &&
        this.text[this.at + 1] === '{'
      ) {
        throw new Wrong(
          'Write the text here: the playground runs no code.',
          this.at,
        );
      }
      value += character === '\\' ? this.escape() : character;
    }
    throw new Wrong(`The closing ${quote} is missing.`, start);
  }

  private escape(): string {
    const character = this.text[++this.at] ?? '';
    if (character === 'u') {
      const digits = this.text.slice(this.at + 1, this.at + 5);
      this.at += 4;
      return String.fromCharCode(parseInt(digits, 16));
    }
    return escapes[character] ?? character;
  }

  private array(path: string): unknown[] {
    const start = this.at++;
    const items: unknown[] = [];
    while (!this.eat(']')) {
      const at = this.at;
      if (this.take(/\.\.\./y)) {
        const spread = this.apart(at);
        for (const [index, item] of Object.entries(
          Array.isArray(spread.value) ? (spread.value as unknown[]) : [],
        )) {
          this.copy(spread, `/${index}`, `${path}/${items.length}`, at);
          items.push(item);
        }
      } else {
        items.push(this.value(`${path}/${items.length}`));
      }
      this.separator(']', start);
    }
    return items;
  }

  /** A value whose places are not yet those of the text. */
  private apart(start: number): Known {
    const outer = this.places;
    this.places = new Map();
    const value = this.value('');
    const {places} = this;
    this.places = outer;
    if (typeof value !== 'object' && value !== undefined) {
      throw new Wrong('Only an object or an array can be spread.', start);
    }
    return {value, places};
  }

  private object(path: string): Record<string, unknown> {
    const start = this.at++;
    const entries = new Map<string, unknown>();
    while (!this.eat('}')) {
      const at = this.at;
      if (this.take(/\.\.\./y)) {
        const spread = this.apart(at);
        for (const [key, part] of Object.entries(spread.value ?? {})) {
          this.forget(`${path}/${key}`, entries.has(key));
          this.copy(spread, `/${key}`, `${path}/${key}`, at);
          entries.set(key, part);
        }
      } else {
        const key = this.key();
        this.forget(`${path}/${key}`, entries.has(key));
        entries.set(key, this.entry(key, at, `${path}/${key}`));
      }
      this.separator('}', start);
    }
    return Object.fromEntries(entries);
  }

  /** A later part of an object replaces an earlier one. */
  private forget(path: string, isThere: boolean): void {
    for (const old of isThere ? [...this.places.keys()] : []) {
      if (old === path || old.startsWith(`${path}/`)) {
        this.places.delete(old);
      }
    }
  }

  /** What follows a key: a colon and a value, nothing if it is a name, or a method. */
  private entry(key: string, at: number, path: string): unknown {
    const range = {start: at, end: this.at};
    if (this.eat(':')) {
      return this.value(path, range);
    }
    if (this.sees(method)) {
      this.functionAt ??= at;
      this.skipToBody();
      return undefined;
    }
    const isName = this.text.slice(at, range.end) === key && /^\D/.test(key);
    if (isName && ',}'.includes(this.text[this.at] ?? ' ')) {
      const value = this.named(key, at, path);
      if (!this.places.has(path)) {
        this.places.set(path, {value: range});
      }
      return value;
    }
    throw new Wrong(`Write a colon and a value after ${key}.`, range.end);
  }

  private key(): string {
    const start = this.at;
    const character = this.text[this.at] ?? '';
    const key =
      `'"`.includes(character) && character
        ? this.string()
        : (this.take(name) ?? this.take(numeral));
    if (key === undefined) {
      throw new Wrong(
        character === ''
          ? 'The text ends here, but a closing } is missing.'
          : 'A name must be here, or a closing }.',
        start,
      );
    }
    return key;
  }

  private separator(close: string, start: number): void {
    this.skip();
    if (!this.eat(',') && this.text[this.at] !== close) {
      throw this.at < this.text.length
        ? new Wrong(`A comma or a closing ${close} must be here.`, this.at)
        : new Wrong(`The closing ${close} is missing.`, start);
    }
  }
}
