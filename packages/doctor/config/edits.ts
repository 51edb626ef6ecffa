/** Edits of the text, as fixes need them. */
import type {Edit, Fix} from '../types';
import type {ObjectValue, Property, StringValue} from './model';
import type {Target} from './rule';

/** Skips white space and comments; a byte order mark counts as white space. */
export function skipTrivia(text: string, from: number): number {
  const trivia = /(?:\s|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
  trivia.lastIndex = from;
  return from + (trivia.exec(text)?.[0].length ?? 0);
}

/** Where the white space before a place begins, of its line or also of earlier ones. */
function spaceBefore(text: string, from: number, space = /[^\S\r\n]/): number {
  let start = from;
  while (start > 0 && space.test(text[start - 1]!)) {
    start--;
  }
  return start;
}

/** Removes `key: value` and its comma, and its lines if nothing else is on them. */
function removal(text: string, {start, end}: Property): Edit[] {
  const comma = skipTrivia(text, end);
  const hasComma = text[comma] === ',';
  let to = hasComma ? comma + 1 : end;
  let from = start;
  const indent = spaceBefore(text, from);
  const before = text[indent - 1];
  const after = /^[^\S\r\n]*(\r\n|\n|\r|$)/.exec(text.slice(to, to + 200));
  if (after && (before === '\n' || before === '\r')) {
    from = indent;
    to += after[0].length;
  }
  if (hasComma) {
    return [{start: from, end: to, text: ''}];
  }
  // The last one: JSON allows no comma before the closing bracket.
  const previous = spaceBefore(text, from, /\s/) - 1;
  return text[previous] === ','
    ? [{start: previous, end: to, text: text.slice(previous + 1, from)}]
    : [{start: from, end: to, text: ''}];
}

/** Nothing for a value of several lines: a finding names only the first of them. */
export const removalFix = (
  text: string,
  property: Property,
): Fix | undefined =>
  /[\r\n]/.test(text.slice(property.start, property.end))
    ? undefined
    : {title: `Remove "${property.key}"`, edits: removal(text, property)};

/** A key as it is written: with its quotation marks, if it has any or needs them. */
function renameFix(text: string, property: Property, name: string): Fix {
  const written = text.slice(property.keyStart, property.keyEnd);
  const quote = /^['"]/.exec(written)?.[0] ?? '';
  const plain = /^[A-Za-z_$][\w$]*$/.test(name);
  // `{a}` is short for `{a: a}`.
  const shorthand = property.keyEnd === property.end ? `: ${written}` : '';
  const key = quote
    ? `${quote}${name}${quote}`
    : `${plain ? name : JSON.stringify(name)}${shorthand}`;
  const {keyStart: start, keyEnd: end} = property;
  return {title: `Rename it to "${name}"`, edits: [{start, end, text: key}]};
}

/** Another string with the same quotation marks; none where the value is put together from parts. */
function stringFix(
  text: string,
  {start, end, computed}: StringValue,
  replacement: string,
): Fix | undefined {
  const quote = text[start];
  if (computed || !quote || !/['"`]/.test(quote)) {
    return undefined;
  }
  const inside = replacement
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`);
  return {
    title: `Write ${JSON.stringify(replacement)}`,
    edits: [{start, end, text: quote + inside + quote}],
  };
}

/** The white space at the start of the line of a place. */
function indentOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return /^[^\S\r\n]*/.exec(before.slice(line))![0];
}

/** Adds a line at the start of an object. */
function insertion(
  text: string,
  object: ObjectValue,
  line: string,
): Fix | undefined {
  const [first] = object.properties;
  if (text[object.start] !== '{') {
    return undefined;
  }
  const at = object.start + 1;
  const inside =
    first && first.start > at && first.start < object.end ? first : undefined;
  const broken = inside && /[\r\n]/.test(text.slice(at, inside.start));
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const json = /^\s*"/.test(text.slice(at, inside?.keyEnd));
  const written = json ? line.replace(/^[\w$]+/, '"$&"') : line;
  return {
    title: `Add "${line}"`,
    edits: [
      {
        start: at,
        end: at,
        text: broken
          ? `${newline}${indentOf(text, inside.start)}${written},`
          : `${written}${inside ? ', ' : ''}`,
      },
    ],
  };
}

/** Where a report points to. */
export function placeOf(target: Target): {start: number; end: number} {
  if ('key' in target) {
    return {start: target.key.keyStart, end: target.key.keyEnd};
  }
  if ('opening' in target) {
    const {start, end} = target.opening;
    return {start, end: Math.min(end, start + 1)};
  }
  return target.at;
}

/** The change that a report asks for; none where the text cannot be edited that way. */
export function fixOf(text: string, target: Target): Fix | undefined {
  if ('key' in target) {
    const {key, rename, remove} = target;
    return rename === undefined
      ? remove
        ? removalFix(text, key)
        : undefined
      : renameFix(text, key, rename);
  }
  if ('opening' in target) {
    return 'add' in target && target.add !== undefined
      ? insertion(text, target.opening, target.add)
      : undefined;
  }
  return 'write' in target && target.write !== undefined
    ? stringFix(text, target.at, target.write)
    : undefined;
}
