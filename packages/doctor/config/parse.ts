/**
 * Reads the text of a configuration: JavaScript in all forms that are in use, JSON, and JSON with
 * comments. A text with syntax errors is read as far as it can be. Nothing is evaluated.
 */
import {parse, parseExpressionAt, type AnyNode, type Node} from 'acorn';
import {parse as parseLoosely} from 'acorn-loose';
import {maxLength} from '../limits';
import {skipTrivia} from './edits';
import {missingName} from './literals';
import {fragmentsOf, excerptOf, withoutPlaceholders} from './readings';
import type {Gap} from './model';
import {deepest, syntaxProblems, type Problem} from './syntax';
import {withoutTypes} from './without-types';
import {worldsOf, type Root, type World} from './worlds';

export type ConfigFile = {
  text: string;
  form: 'script' | 'json' | 'nothing';
  /** The file has types, which no browser reads. */
  isTypeScript: boolean;
  /** The text is a part of a configuration, such as one data source. */
  isPart: boolean;
  /** The configuration, if there is one, on the usual way through the file. */
  root: Root | undefined;
  /** The same for each way on which it differs. */
  roots: Root[];
  problems: Problem[];
  /** What is not checked. */
  gaps: Gap[];
  /** Configurations that a later statement replaces on every way. */
  replaced: World['replaced'];
  unassigned: World['unassigned'];
  absent: World['absent'];
  /** Where a browser stops, because the file is right only as a module. */
  moduleAt?: number | undefined;
};

/** Brackets inside brackets; more would exhaust the stack of the parser. */
const maxNesting = 400;

export const options = {
  ecmaVersion: 'latest',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
} as const;

const nothing = (text: string, problems: Problem[]): ConfigFile => ({
  text,
  form: 'nothing',
  isTypeScript: false,
  isPart: false,
  root: undefined,
  roots: [],
  problems,
  gaps: [],
  replaced: [],
  unassigned: undefined,
  absent: [],
});

/** Why a text is not read at all. */
export function refusal(text: string): Problem | undefined {
  const whole = {start: 0, end: Math.min(text.length, 1)};
  if (text.length > maxLength) {
    return {
      ...whole,
      id: 'file-too-large',
      message: `The file has ${text.length.toLocaleString('en-US')} characters; the doctor reads up to ${maxLength.toLocaleString('en-US')}.`,
    };
  }
  const odd = text.search(/[\0\ufffd]/);
  if (odd !== -1) {
    return {
      start: odd,
      end: odd + 1,
      id: 'not-text',
      message:
        'This is not a text file in UTF-8: it contains bytes that do not occur in a configuration.',
    };
  }
  if (!text.replace(/^\ufeff/, '').trim()) {
    return {...whole, id: 'file-empty', message: 'The file is empty.'};
  }
  if (/^\ufeff?\s*<(!doctype|html|head|\?xml)/i.test(text)) {
    return {
      ...whole,
      id: 'html-page',
      message: 'This is an HTML page, not a configuration file.',
    };
  }
  const nested = deepest(text);
  if (nested.depth > maxNesting) {
    return {
      start: nested.at,
      end: nested.at + 1,
      id: 'nested-too-deeply',
      message: `Brackets are nested ${nested.depth.toLocaleString('en-US')} levels deep; the doctor reads up to ${maxNesting}.`,
    };
  }
  return undefined;
}

/** A whole file that is one object, with or without comments before it. */
export const isObject = (text: string) => text[skipTrivia(text, 0)] === '{';

type Program = {
  program: Node;
  original: (offset: number) => number;
  problems: Problem[];
  form?: 'json';
  isTypeScript?: boolean;
  moduleAt?: number;
  /** The object or list around it is missing. */
  isPart?: boolean;
};

/** The expression that a program consists of. */
function expressionOf(program: Node): Node {
  const [first] = (program as AnyNode & {type: 'Program'}).body;
  return first?.type === 'ExpressionStatement' ? first.expression : program;
}

/** @returns undefined if the text does not parse */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

const minus = (shift: number) => (offset: number) => offset - shift;

/** A script, a module, or one object. */
function strictly(text: string): Node {
  if (isObject(text)) {
    const node = parseExpressionAt(text, 0, options);
    // Only whitespace, comments, or a semicolon may follow the object.
    parse(`${' '.repeat(node.end)}${text.slice(node.end)}`, options);
    return node;
  }
  try {
    return parse(text, {...options, sourceType: 'script'});
  } catch (error) {
    if (/^\s*(import|export)\b|\bimport\.meta\b|\bawait\b/m.test(text)) {
      return parse(text, {...options, sourceType: 'module'});
    }
    throw error;
  }
}

/** Where a plain script cannot have what a module can. */
function moduleAt(text: string): {moduleAt?: number} {
  try {
    if (/\b(?:import|export|await)\b/.test(text) && !isObject(text)) {
      parse(text, {...options, allowAwaitOutsideFunction: false});
    }
    return {};
  } catch (error) {
    return {moduleAt: (error as {pos: number}).pos};
  }
}

const formOf = (text: string) =>
  isObject(text) ? ({form: 'json'} as const) : {};

/** The text as it is, or as what else it can be. */
function read(text: string, isOver: () => boolean): Program {
  const plain = (read: string): Program | undefined =>
    attempt(() => ({
      program: strictly(read),
      original: minus(0),
      problems: [],
      ...formOf(read),
      ...moduleAt(read),
    }));
  const filled = withoutPlaceholders(text);
  const found = plain(text) ?? plain(filled);
  if (found) {
    return found;
  }
  const untyped = withoutTypes(filled);
  const typed = untyped === undefined ? undefined : plain(untyped);
  if (typed) {
    return {...typed, isTypeScript: true};
  }
  for (const {before, after} of fragmentsOf(filled)) {
    const wrapped = `${before}${filled}${after}`;
    const program = attempt(() => expressionOf(parse(wrapped, options)));
    if (program) {
      return {
        program,
        original: minus(before.length),
        problems: [],
        form: 'json',
        isPart: true,
      };
    }
  }
  const {problems, corrected} = syntaxProblems(filled, strictly, isOver);
  if (corrected) {
    return {
      program: strictly(corrected.text),
      original: corrected.original,
      problems,
      ...formOf(filled),
    };
  }
  const isTypeScript =
    untyped !== undefined &&
    /^\s*(export\s+)?(interface|type|declare|enum)\s|\b(const|let)\s+\w+\s*:/m.test(
      filled,
    );
  return isObject(filled)
    ? {
        program: expressionOf(parseLoosely(`(${filled})`, options)),
        original: minus(1),
        problems,
        form: 'json',
      }
    : {
        program: parseLoosely(filled, {...options, sourceType: 'module'}),
        original: minus(0),
        problems,
        isTypeScript,
      };
}

/** Names a configuration that no statement leads to. */
function addUnread(
  text: string,
  roots: readonly Root[],
  gaps: Map<string, Gap>,
): void {
  const start = text.search(/\bdataSources\b/);
  if (!roots.length && !gaps.size && start !== -1) {
    gaps.set('unread', {
      start,
      end: start + 'dataSources'.length,
      what: 'dataSources',
      why: 'it is not known whether it becomes the configuration',
    });
  }
}

/** Never throws: a text that cannot be read gets a problem with the reason. */
export function parseConfig(
  text: string,
  isOver: () => boolean = () => false,
): ConfigFile {
  const refused = refusal(text);
  if (refused) {
    return nothing(text, [refused]);
  }
  let parsed: Program;
  try {
    parsed = read(text, isOver);
    if (parsed.problems.length) {
      const excerpt = excerptOf(text);
      parsed = excerpt === undefined ? parsed : read(excerpt, isOver);
    }
  } catch (error) {
    return nothing(text, [
      {
        start: 0,
        end: 1,
        id: 'nested-too-deeply',
        message: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      },
    ]);
  }
  const {program, original, problems, form, isTypeScript = false} = parsed;
  const isPart = parsed.isPart ?? false;
  const worlds = worldsOf({program, text, original, isPart}, isOver);
  const roots = worlds.flatMap(({root}) => root ?? []);
  const gaps = new Map<string, Gap>();
  const [first] = problems;
  if (first && !roots.length) {
    gaps.set('rest', {
      start: first.start,
      end: text.length,
      what: text.slice(first.start, first.start + 60),
      why: 'it cannot be read before the syntax error is corrected',
    });
  }
  for (const gap of worlds.flatMap((world) => world.gaps)) {
    if (gap.what && gap.what !== missingName) {
      gaps.set(`${gap.start}-${gap.end}`, gap);
    }
  }
  addUnread(text, roots, gaps);
  return {
    text,
    form: form ?? 'script',
    isTypeScript,
    isPart:
      isPart ||
      (form === 'json' &&
        roots.some(({value: {properties}}) =>
          properties.some(({keyStart, keyEnd}) => keyStart === keyEnd),
        )),
    root: roots[0],
    roots,
    problems,
    gaps: [...gaps.values()],
    replaced: worlds[0]!.replaced.filter(({start}) =>
      worlds.every(({replaced}) =>
        replaced.some((other) => other.start === start),
      ),
    ),
    absent: worlds.flatMap((world) => world.absent),
    moduleAt: parsed.moduleAt,
    unassigned: roots.length
      ? worlds.find(({root}) => root)?.unassigned
      : undefined,
  };
}
