/**
 * What a file of JavaScript, TypeScript, or JSON defines, for tools that are not about the
 * configuration. Its statements are followed as those of a configuration; nothing is executed.
 */
import {parse, parseExpressionAt, type AnyNode, type Node} from 'acorn';
import {invokeUnknown} from './calls';
import {evaluate} from './expressions';
import {openObject, valueOf, type Value} from './model';
import {attempt, isObject, options, refusal} from './parse';
import {Exhausted, Run} from './run';
import {runAll} from './statements';
import {syntaxProblems, type Problem} from './syntax';
import {withoutTypes} from './without-types';

export type FileValues = {
  /** With a problem, there are no values. */
  problems: Problem[];
  /** The default export, `module.exports`, or the expression that the file consists of. */
  main?: Value;
  /** What it exports under a name. */
  exported: Value[];
  /** All that it declares at the top. */
  declared: Value[];
};

/** Milliseconds for finding the errors of a text that does not parse. */
const patience = 300;

const refused = (problem: Problem): FileValues => ({
  problems: [problem],
  exported: [],
  declared: [],
});

const unread = (message: string): FileValues =>
  refused({start: 0, end: 1, id: 'not-read', message});

/** One object, or a module. */
function programOf(text: string): Node {
  if (!isObject(text)) {
    return parse(text, {...options, sourceType: 'module'});
  }
  const node = parseExpressionAt(text, 0, options);
  const rest = `${' '.repeat(node.end)}${text.slice(node.end)}`;
  const [more] = parse(rest, options).body.filter(
    ({type}) => type !== 'EmptyStatement',
  );
  if (more) {
    throw Object.assign(new SyntaxError('Only one object can be here'), {
      pos: more.start,
    });
  }
  return node;
}

const parsed = (text: string | undefined): Node | undefined =>
  text === undefined ? undefined : attempt(() => programOf(text));

/** The names under which each statement exports something of the file. */
function exportsOf(body: readonly AnyNode[]): {name: string; as: string}[] {
  const nameOf = (node: AnyNode) =>
    node.type === 'Identifier' ? node.name : '';
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.source) {
      return [];
    }
    const {declaration, specifiers} = node;
    const own =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({id}) => nameOf(id))
        : [declaration?.id?.name ?? ''];
    return [
      ...own.map((name) => ({name, as: name})),
      ...specifiers.map(({local, exported}) => ({
        name: nameOf(local as AnyNode),
        as: nameOf(exported as AnyNode),
      })),
    ];
  });
}

/** Of a function, what it returns for arguments that are not known. */
const called = (run: Run, value: Value): Value =>
  value.kind === 'function' ? invokeUnknown(run, value) : value;

function follow(run: Run, program: Node): FileValues {
  if (program.type !== 'Program') {
    const main = evaluate(run, program, run.top);
    return {problems: [], main, exported: [], declared: []};
  }
  const {body} = program as AnyNode & {type: 'Program'; body: AnyNode[]};
  const exports = exportsOf(body);
  const module = openObject();
  const names = run.top.names.set('module', module);
  runAll(run, body, run.top);
  names.delete('module');
  const exportedAs = (isDefault: boolean) =>
    exports.flatMap(({name, as}) => {
      const value = (as === 'default') === isDefault && names.get(name);
      return value ? [called(run, value)] : [];
    });
  const last = body.at(-1);
  const main =
    run.last?.value ?? valueOf(module, 'exports') ?? exportedAs(true)[0];
  return {
    problems: [],
    main:
      (main && called(run, main)) ??
      // A file that declares nothing is its expression.
      (names.size === 0 && last?.type === 'ExpressionStatement'
        ? evaluate(run, last.expression, run.top)
        : undefined),
    exported: exportedAs(false),
    declared: [...names.values()],
  };
}

/**
 * Reads a file of at most 5 MB. Names stand for what the file declares, and functions of the file
 * are followed; what neither tells is a value of the kind `unknown`, with the reason.
 *
 * @returns its values with their places, or the problems because of which it has none
 */
export function valuesOfFile(text: string): FileValues {
  const problem = refusal(text);
  if (problem) {
    return refused(problem);
  }
  try {
    const program = parsed(text) ?? parsed(withoutTypes(text));
    if (program) {
      return follow(new Run(text, (offset) => offset, new Map()), program);
    }
    const end = Date.now() + patience;
    const {problems} = syntaxProblems(text, programOf, () => Date.now() > end);
    return {problems, exported: [], declared: []};
  } catch (error) {
    if (error instanceof Exhausted || error instanceof RangeError) {
      return unread('The file is too large, or repeats its values too often.');
    }
    throw error;
  }
}
