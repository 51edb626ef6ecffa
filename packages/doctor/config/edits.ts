/** Edits of the text, as fixes need them. */
import type {Edit, Fix} from '../types';
import type {ObjectValue, Property, StringValue} from './model';

/** Skips white space and comments; a byte order mark counts as white space. */
export function skipTrivia(text: string, from: number): number {
  const trivia = /(?:\s|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
  trivia.lastIndex = from;
  return from + (trivia.exec(text)?.[0].length ?? 0);
}

/** Removes `key: value` and its comma, and its lines if nothing else is on them. */
function removal(text: string, {start, end}: Property): Edit[] {
  const comma = skipTrivia(text, end);
  const hasComma = text[comma] === ',';
  let to = hasComma ? comma + 1 : end;
  let from = start;
  const indented = /[^\S\r\n]*$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const before = text[from - indented - 1];
  const after = /^[^\S\r\n]*(\r\n|\n|\r|$)/.exec(text.slice(to, to + 200));
  if (after && (before === '\n' || before === '\r')) {
    from -= indented;
    to += after[0].length;
  }
  if (hasComma) {
    return [{start: from, end: to, text: ''}];
  }
  // The last one: JSON allows no comma before the closing bracket.
  const previous = /,\s*$/.exec(text.slice(0, from));
  return previous
    ? [
        {
          start: previous.index,
          end: to,
          text: text.slice(previous.index + 1, from),
        },
      ]
    : [{start: from, end: to, text: ''}];
}

export const removalFix = (text: string, property: Property): Fix => ({
  title: `Remove "${property.key}"`,
  edits: removal(text, property),
});

/** A key as it is written: with its quotation marks, if it has any or needs them. */
export function renamedKey(
  text: string,
  property: Property,
  name: string,
): Edit {
  const written = text.slice(property.keyStart, property.keyEnd);
  const quote = /^['"]/.exec(written)?.[0] ?? '';
  const plain = /^[A-Za-z_$][\w$]*$/.test(name);
  // `{a}` is short for `{a: a}`.
  const shorthand = property.keyEnd === property.end ? `: ${written}` : '';
  return {
    start: property.keyStart,
    end: property.keyEnd,
    text: quote
      ? `${quote}${name}${quote}`
      : `${plain ? name : JSON.stringify(name)}${shorthand}`,
  };
}

/** Another string with the same quotation marks; none where the value is put together from parts. */
export function stringFix(
  text: string,
  value: StringValue,
  replacement: string,
): Fix | undefined {
  const quote = text[value.start];
  if (value.computed || !quote || !/['"`]/.test(quote)) {
    return undefined;
  }
  return {
    title: `Write ${JSON.stringify(replacement)}`,
    edits: [
      {
        start: value.start,
        end: value.end,
        text: `${quote}${replacement.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`,
      },
    ],
  };
}

const indentOf = (text: string, offset: number) =>
  /(?:^|[\n\r])([^\S\r\n]*)[^\n\r]*$/.exec(text.slice(0, offset))?.[1] ?? '';

/** Adds a line at the start of an object. */
export function insertion(
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
