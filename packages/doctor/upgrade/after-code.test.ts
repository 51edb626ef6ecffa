/**
 * The code that the doctor writes or suggests, compiled by TypeScript against declarations that
 * are made of the facts of the new release: a member that it does not have, a parameter too
 * many, a name that a package does not export, and a syntax error fail.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import type {CodeBlock} from '@ohif-docs/docs-check/core/page';
import {readPage} from '@ohif-docs/docs-check/core/read-page';
import {Facts, type DocsVersion} from '@ohif-docs/docs-check/facts';
import {from38} from './cases/from-3.8';
import {from39} from './cases/from-3.9';
import {steps, type Step} from './data';
import {fixAll} from './index';
import {listOf} from './matcher';

const root = path.resolve(__dirname, '../../..');

const facts = new Facts();

/** The release whose names the code of a step may use. */
const releaseOf = ({to}: Step): DocsVersion => (to === '3.10' ? 'current' : to);

/** Declarations of the services and managers of a release, and of what its packages export. */
function declarationsOf(release: DocsVersion): string {
  const entries = facts.ofKind(
    release,
    ...['service', 'manager', 'method', 'event', 'field', 'static', 'export'],
  );
  const owners = entries
    .filter(({kind}) => kind === 'service' || kind === 'manager')
    .map(({name}) => name);
  const types = [...new Set(owners)].map((owner) => {
    const members = entries.filter((entry) => entry.owner === owner);
    const methods = new Map<string, number>();
    for (const {kind, name, arity, variadic} of members) {
      if (kind === 'method') {
        methods.set(
          name,
          variadic ? 9 : Math.max(methods.get(name) ?? 0, Number(arity ?? 0)),
        );
      }
    }
    const events = members
      .filter(({kind}) => kind === 'event')
      .map(({name}) => `'${name}': string;`);
    const others = members
      .filter(({kind, name}) => kind !== 'event' && !methods.has(name))
      .map(({name}) => `'${name}': any;`);
    const calls = [...methods].map(
      ([name, count]) =>
        `'${name}'(${Array.from({length: count}, (_, i) => `p${i}?: any`).join(', ')}): any;`,
    );
    return `interface Of_${owner} {${[...calls, ...new Set(others)].join('')} EVENTS: {${[...new Set(events)].join('')}}}\ndeclare const ${owner}: Of_${owner};`;
  });
  const services = `{${[...new Set(owners)].map((owner) => `${owner}: Of_${owner};`).join('')} [other: string]: any}`;
  const packages = new Map<string, Set<string>>();
  for (const {kind, name, owner} of entries) {
    if (
      kind === 'export' &&
      name !== 'default' &&
      owner?.startsWith('@ohif/')
    ) {
      packages.set(owner, (packages.get(owner) ?? new Set()).add(name));
    }
  }
  const modules = [...packages].map(
    ([owner, names]) =>
      `declare module '${owner}' {${[...names].map((name) => `export const ${name}: any;`).join('')}}`,
  );
  return [
    ...types,
    ...modules,
    `type Given = ${services} & {services: ${services}; servicesManager: {services: ${services}}};`,
    `declare const services: ${services};`,
    'declare namespace JSX { interface IntrinsicElements {[name: string]: any} }',
  ]
    .join('\n')
    .replaceAll(
      'declare const servicesManager: Of_servicesManager;',
      `declare const servicesManager: {services: ${services}};`,
    );
}

/** Types for what a function gets from the viewer, so that its calls are checked as well. */
function withTypes(text: string): string {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ES2022, true);
  const ends: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isParameter(node) &&
      !node.type &&
      ts.isObjectBindingPattern(node.name) &&
      /services?\b|manager\b/i.test(node.name.getText())
    ) {
      const isAlone =
        ts.isArrowFunction(node.parent) &&
        !node.parent.getText().startsWith('(');
      if (!isAlone) {
        ends.push(node.name.getEnd());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ends
    .sort((a, b) => b - a)
    .reduce(
      (typed, end) => `${typed.slice(0, end)}: Given${typed.slice(end)}`,
      text,
    );
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  noEmit: true,
  noResolve: true,
};

/** Unknown member, number of arguments, unknown name of a package, unknown service. */
const mistakes = new Set([2339, 2551, 2554, 2305, 2724, 2304, 2552]);

const isMistake = ({code, messageText}: ts.Diagnostic) => {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  return (
    mistakes.has(code) &&
    (code === 2554 ||
      /type '(?:Of_|\{.*Of_)|"@ohif|name '\w+Service'/.test(message))
  );
};

const host = ts.createCompilerHost(options);

/** The library is parsed once. */
const library = new Map<string, ts.SourceFile | undefined>();

/** Compiles texts, and returns what is wrong with each. */
function problemsOf(release: DocsVersion, texts: readonly string[]): string[] {
  const files = new Map([
    ['/given.d.ts', declarationsOf(release)],
    ...texts.map(
      (text, i) =>
        [`/code-${i}.tsx`, `${withTypes(text)}\nexport {};`] as const,
    ),
  ]);
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name) ?? host.readFile(name),
    getSourceFile: (name, target) => {
      const text = files.get(name);
      if (text !== undefined) {
        return ts.createSourceFile(name, text, target, true);
      }
      if (!library.has(name)) {
        library.set(name, host.getSourceFile(name, target));
      }
      return library.get(name);
    },
  });
  const declared = program.getSyntacticDiagnostics(
    program.getSourceFile('/given.d.ts'),
  );
  expect(declared.map(({messageText}) => messageText)).toEqual([]);
  return texts.flatMap((text, i) => {
    const file = program.getSourceFile(`/code-${i}.tsx`)!;
    return [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file).filter(isMistake),
    ].map(
      ({messageText}) =>
        `${ts.flattenDiagnosticMessageText(messageText, ' ')} In: ${text}`,
    );
  });
}

/** Forms in which a fragment of code is a whole text. */
const wholes = [
  (code: string) => code,
  (code: string) => `(${code})`,
  (code: string) => `({${code}})`,
];

const parses = (text: string) =>
  !ts.transpileModule(text, {
    compilerOptions: options,
    fileName: 'a.tsx',
    reportDiagnostics: true,
  }).diagnostics?.length;

const cases = {...from38, ...from39};

/** The code for the old release of each change that has an edit, rewritten. */
function rewritten(step: Step): string[] {
  return Object.entries(step.matchers).flatMap(([slug, matcher]) => {
    const own = cases[slug];
    if (own?.file || !('match' in matcher)) {
      return [];
    }
    const before = [
      own?.old ?? step.changes.get(slug)?.old ?? '',
      ...listOf(own?.finds),
    ];
    return before.flatMap((text) => {
      const [fixed] = fixAll([{path: 'a.tsx', text}], step);
      const whole =
        fixed && wholes.map((wrap) => wrap(fixed.text)).find(parses);
      return fixed && fixed.text !== text ? [whole ?? fixed.text] : [];
    });
  });
}

/** What each entry suggests to write, and the entries whose suggestion is not code. */
function suggested(step: Step) {
  const texts: string[] = [];
  const others: string[] = [];
  for (const change of step.changes.values()) {
    const code = change.new;
    const matcher = step.matchers[change.slug];
    if (code && matcher && 'match' in matcher) {
      const whole = wholes.map((wrap) => wrap(code)).find(parses);
      if (whole === undefined) {
        others.push(`${change.slug}: ${code}`);
      } else {
        texts.push(whole);
      }
    }
  }
  return {texts, others};
}

/** The code for the new release on the migration pages. */
const samplesOf = (step: Step) =>
  [...new Set([...step.changes.values()].map(({page}) => page))].flatMap(
    (page) => {
      const file = ['.mdx', '.md']
        .map((ending) => `docs/${page}${ending}`)
        .find((name) => existsSync(path.join(root, name)));
      return readPage(file ?? '', root)
        .blocks.filter(
          (block): block is CodeBlock =>
            block.type === 'code' &&
            /^[jt]sx?$/.test(block.lang) &&
            /\bafter\b/i.test(block.title ?? ''),
        )
        .map(({value}) => value);
    },
  );

describe.each(steps.map((step) => [step.to, step] as const))(
  'code for %s',
  (_name, step) => {
    it('is right where the doctor rewrites it', () => {
      const texts = rewritten(step);
      expect(texts.length).toBeGreaterThan(step.to === '3.10' ? 30 : 10);
      expect(problemsOf(releaseOf(step), texts)).toEqual([]);
    });

    it('is right where an entry suggests it', () => {
      const {texts, others} = suggested(step);
      expect(texts.length).toBeGreaterThan(40);
      expect(problemsOf(releaseOf(step), texts)).toEqual([]);
      expect(
        others.filter(
          (text) => !/^[\w-]+: (?:<script>|group-hover\/)/.test(text),
        ),
      ).toEqual([]);
    });

    it('is right in the samples of the migration pages', () => {
      const texts = samplesOf(step);
      expect(texts.length).toBeGreaterThan(12);
      expect(problemsOf(releaseOf(step), texts)).toEqual([]);
    });

    it('is told from the old code', () => {
      const texts = [...step.changes.values()].flatMap(({old, kind}) =>
        old &&
        parses(old) &&
        /^(?:renamed|removed)$/.test(kind) &&
        /^\w+Service\.\w+\(/.test(old) &&
        // A value was renamed, not the member.
        !old.includes('position: ')
          ? [old]
          : [],
      );
      const problems = problemsOf(releaseOf(step), texts);
      expect(texts.length).toBeGreaterThan(8);
      expect(
        texts.filter((text) => !problems.some((one) => one.endsWith(text))),
      ).toEqual([]);
    });
  },
);
