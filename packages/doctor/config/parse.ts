/**
 * Reads the text of a configuration: JavaScript in all forms that are in use, JSON, and JSON with
 * comments. A text with syntax errors is read as far as it can be. Nothing is evaluated.
 */
import {parse, parseExpressionAt, type Node} from 'acorn';
import {parse as parseLoosely} from 'acorn-loose';
import {maxLength} from '../limits';
import {skipTrivia} from './edits';
import {missingName, Modeler} from './modeler';
import {
  addLater,
  constantsOf,
  rootsOf,
  walkStatements,
  type Found,
  type Root,
} from './roots';
import {deepest, syntaxProblems, type Problem} from './syntax';

export type ConfigFile = {
  text: string;
  form: 'script' | 'json' | 'nothing';
  /** The configuration, if there is one; of several, the last. */
  root: Root | undefined;
  roots: Root[];
  problems: Problem[];
  unknown: {start: number; end: number; what: string}[];
  /** `const config = …`, which does not set `window.config`. */
  unassigned: Found['unassigned'];
};

/** Brackets inside brackets; more would exhaust the stack of the parser. */
const maxNesting = 400;

const options = {
  ecmaVersion: 'latest',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
} as const;

const nothing = (text: string, problems: Problem[]): ConfigFile => ({
  text,
  form: 'nothing',
  root: undefined,
  roots: [],
  problems,
  unknown: [],
  unassigned: undefined,
});

/** Why a text is not read at all. */
function refusal(text: string): Problem | undefined {
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
const isObject = (text: string) => text[skipTrivia(text, 0)] === '{';

type Program = {program: Node; shift: number; problems: Problem[]};

function parseProgram(text: string, isOver: () => boolean): Program {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return {
        program: parse(text, {...options, sourceType}),
        shift: 0,
        problems: [],
      };
    } catch (error) {
      if (!(error instanceof SyntaxError)) {
        throw error;
      }
    }
  }
  return {
    program: parseLoosely(text, {...options, sourceType: 'module'}),
    shift: 0,
    ...syntaxProblems(
      text,
      (tried) => {
        const sourceType = /^\s*(import|export)\b/m.test(tried)
          ? 'module'
          : 'script';
        parse(tried, {...options, sourceType});
      },
      isOver,
    ),
  };
}

function parseObject(text: string, isOver: () => boolean): Program {
  const tryAll = (tried: string) => {
    const {end} = parseExpressionAt(tried, 0, options);
    // Only whitespace, comments, or a semicolon may follow the object.
    parse(`${' '.repeat(end)}${tried.slice(end)}`, options);
  };
  try {
    tryAll(text);
    return {
      program: parseExpressionAt(text, 0, options),
      shift: 0,
      problems: [],
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
  }
  return {
    program: parseLoosely(`(${text})`, options),
    shift: 1,
    ...syntaxProblems(text, tryAll, isOver),
  };
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
  const json = isObject(text);
  let parsed: Program;
  try {
    parsed = (json ? parseObject : parseProgram)(text, isOver);
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
  const {program, shift, problems} = parsed;
  const modeler = new Modeler(text, constantsOf(program), shift);
  const model = (node: Node) => modeler.model(node);
  const found: Found = {roots: [], later: [], unassigned: undefined};
  if (json) {
    walkStatements(program, (node) => {
      if (node.type === 'ObjectExpression' && !found.roots.length) {
        const value = model(node);
        if (value.kind === 'object') {
          const {start, end} = value;
          found.roots.push({
            value,
            fromFunction: false,
            always: true,
            start,
            end,
          });
        }
      }
    });
  } else {
    Object.assign(found, rootsOf(program, model, shift));
    addLater(found);
  }
  return {
    text,
    form: json ? 'json' : 'script',
    root: found.roots.at(-1),
    roots: found.roots,
    problems,
    unknown: [...modeler.unknown.values()].filter(
      ({what}) => what && what !== missingName,
    ),
    unassigned: found.unassigned,
  };
}
