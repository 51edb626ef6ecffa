/**
 * Reads a protocol as people write it: JSON, or a JavaScript literal with comments, names
 * without quotes, and trailing commas. Nothing is executed.
 */

export type Range = {start: number; end: number};

/** A path into the value, such as `stages/0/viewports`. */
export type Places = ReadonlyMap<string, {key?: Range; value: Range}>;

export type Literal =
  {value: unknown; places: Places} | {error: string; start: number};

class Wrong extends Error {
  constructor(
    message: string,
    readonly start: number,
  ) {
    super(message);
  }
}

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

const blank = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
/** `export default`, `module.exports =`, `const protocol =`, with or without a type. */
const beginning =
  /(?:export\s+default\s+|module\.exports\s*=\s*|(?:export\s+)?(?:const|let|var)\s+[$\w]+\s*(?::[^={]+)?=\s*)?/y;
const numeral = /[+-]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const name = /[$_\p{L}][$\w\p{L}]*/uy;
const ending = /(?:\s*(?:as\s+const|satisfies\s+[$\w.]+))?\s*;?/y;

/** Deeper than any protocol, and less than what a browser can follow. */
const deepest = 100;

class Reader {
  private at = 0;
  private depth = 0;
  readonly places = new Map<string, {key?: Range; value: Range}>();

  constructor(private readonly text: string) {}

  document(): unknown {
    this.skip();
    this.take(beginning);
    const value = this.value('');
    this.take(ending);
    this.skip();
    if (this.at < this.text.length) {
      throw new Wrong('Remove what comes after the protocol.', this.at);
    }
    return value;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private skip(): void {
    this.take(blank);
  }

  private eat(character: string): boolean {
    this.skip();
    const isThere = this.text[this.at] === character;
    this.at += isThere ? 1 : 0;
    return isThere;
  }

  private value(path: string, key?: Range): unknown {
    this.skip();
    const start = this.at;
    this.depth++;
    if (this.depth > deepest) {
      throw new Wrong('The text is nested too deeply.', start);
    }
    const value = this.start(path);
    this.depth--;
    this.places.set(path, {key, value: {start, end: this.at}});
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
    const number = this.take(numeral);
    if (number) {
      return Number(number);
    }
    const word = this.take(name);
    if (word && Object.hasOwn(words, word)) {
      return words[word];
    }
    throw new Wrong(
      word
        ? `Write the value of ${word} here: the playground runs no code.`
        : character === undefined
          ? 'The text ends here, but a value is missing.'
          : `A value cannot begin with ${character}`,
      start,
    );
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
      items.push(this.value(`${path}/${items.length}`));
      this.separator(']', start);
    }
    return items;
  }

  private object(path: string): Record<string, unknown> {
    const start = this.at++;
    const entries: [string, unknown][] = [];
    while (!this.eat('}')) {
      const at = this.at;
      const key = this.key();
      const range = {start: at, end: this.at};
      if (!this.eat(':')) {
        throw new Wrong(`Write a colon and a value after ${key}.`, range.end);
      }
      entries.push([key, this.value(`${path}/${key}`, range)]);
      this.separator('}', start);
    }
    return Object.fromEntries(entries);
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

/**
 * @returns the value and where its parts are, or what is wrong, and where
 */
export function readLiteral(text: string): Literal {
  const reader = new Reader(text);
  try {
    return {value: reader.document(), places: withoutRoot(reader.places)};
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
