/**
 * Reads a protocol as people write it: JSON, or a file of JavaScript or TypeScript. The doctor
 * follows the file; nothing is executed.
 */
import {valuesOfFile, type FileValues} from '@ohif-docs/doctor/config/file';
import {propertyOf, type Value} from '@ohif-docs/doctor/config/model';

export type Range = {start: number; end: number};

/** Where a part is, by its path into the value, such as `stages/0/viewports`. */
export type Places = ReadonlyMap<string, {key?: Range; value: Range}>;

export type Literal =
  | {value: unknown; places: Places; functionAt?: number}
  | {error: string; start: number; edit?: Range & {text: string}};

/** What cannot be read, and where. */
class Unreadable extends Error {
  constructor(
    message: string,
    readonly start: number,
  ) {
    super(message);
  }
}

const fields = ['stages', 'displaySetSelectors', 'protocolMatchingRules'];

const isProtocol = (value: Value): boolean =>
  value.kind === 'object' &&
  fields.some((field) => propertyOf(value, field) !== undefined);

/** Names can repeat a value, and that value another one: more would take the browser seconds. */
const mostParts = 100_000;

/** Values with positions -> plain values, and the places of their parts. */
class Reader {
  readonly places = new Map<string, {key?: Range; value: Range}>();
  /** Where the first function is that is a part of the protocol. */
  functionAt: number | undefined;

  read(value: Value, path: string, key?: Range): unknown {
    const {start, end} = value;
    if (this.places.size > mostParts) {
      throw new Unreadable('The protocol is too large.', start);
    }
    this.places.set(path, {key, value: {start, end}});
    const inside = (name: string | number) =>
      path === '' ? String(name) : `${path}/${name}`;
    if (value.kind === 'list' || value.kind === 'object') {
      value.gaps?.forEach((gap) => this.refuse(gap));
    }
    switch (value.kind) {
      case 'list':
        return value.items.map((item, i) => this.read(item, inside(i)));
      case 'object':
        return Object.fromEntries(
          value.properties.map(({key: name, keyStart, keyEnd, ...part}) => [
            name,
            this.read(part.value, inside(name), {start: keyStart, end: keyEnd}),
          ]),
        );
      case 'string':
      case 'number':
      case 'boolean':
        return value.value;
      case 'null':
        return null;
      case 'undefined':
        return undefined;
      case 'function':
        this.functionAt ??= start;
        return undefined;
      case 'regex':
        throw new Unreadable('A protocol has no regular expressions.', start);
      case 'unknown':
        return this.refuse(value);
    }
  }

  private refuse({
    what,
    why,
    start,
  }: {
    what: string;
    why: string;
    start: number;
  }) {
    throw new Unreadable(
      /^[$\w][$\w.]*$/.test(what)
        ? `${what} is not defined in this text. Write its value here.`
        : `The value of ${what} is not known, because ${why}. Write it here.`,
      start,
    );
  }
}

/** What a module of an extension returns: `[{name, protocol}]`. */
function unwrapped(value: Value): Value {
  const inner =
    value.kind === 'list'
      ? value.items.map((item) =>
          item.kind === 'object' && !isProtocol(item)
            ? propertyOf(item, 'protocol')?.value
            : undefined,
        )
      : [];
  return value.kind === 'list' &&
    inner.length > 0 &&
    inner.every((item) => item !== undefined)
    ? {...value, items: inner}
    : value;
}

/** What a file is about: its main value, else the protocols that it exports or declares. */
function chosen({main, exported, declared}: FileValues): Value | undefined {
  if (main) {
    return unwrapped(main);
  }
  const all = [exported, declared];
  const list = all.map((some) => some.filter(isProtocol)).find((l) => l.length);
  if (!list) {
    const [first] = [...exported, ...declared.slice(-1)];
    return first && unwrapped(first);
  }
  return list.length === 1
    ? list[0]
    : {
        kind: 'list',
        start: list[0]!.start,
        end: list.at(-1)!.end,
        items: list,
        open: false,
      };
}

/**
 * @returns the value and where its parts are, or what is wrong, where, and the change that
 *   corrects it if one does
 */
export function readLiteral(text: string): Literal {
  const file = valuesOfFile(text);
  const [problem] = file.problems;
  if (problem) {
    const {message, start, fix} = problem;
    const [edit, ...others] = fix?.edits ?? [];
    return {
      error: message,
      start,
      ...(edit && others.length === 0 && {edit}),
    };
  }
  const value = chosen(file);
  if (!value || value.kind === 'function') {
    return {error: 'Write the protocol as an object.', start: 0};
  }
  const reader = new Reader();
  try {
    const plain = reader.read(value, '');
    const {places, functionAt} = reader;
    return {
      value: plain,
      places,
      ...(functionAt !== undefined && {functionAt}),
    };
  } catch (error) {
    if (error instanceof Unreadable) {
      return {error: error.message, start: error.start};
    }
    throw error;
  }
}

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
