/** The compiler's view of every state of the tutorial: names that do not exist, wrong imports, leftovers. */
import path from 'node:path';
import ts from 'typescript';
import {identityOf, keep, recall} from '../../core/remember';
import type {State} from './states';

/** Like the viewer's own settings: types may be left out. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.React,
  esModuleInterop: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
  skipLibCheck: true,
  strict: false,
  types: [],
};

/** `@ohif/core` ships no declarations. */
const declarations = 'examples/extension-and-mode/ohif-core.d.ts';

export type TypeError = {step: string; file: string; message: string};

/** @returns what the compiler reports, with the step and the file */
export function checkTypes(root: string, states: State[]): TypeError[] {
  const question = [
    'tutorial types',
    ts.version,
    identityOf(import.meta.filename),
    JSON.stringify(states),
  ];
  const known = recall<TypeError[]>(question);
  if (known) {
    return known.answer;
  }
  // Below the root, so that packages are found, and nowhere on the disk.
  const folder = path.join(root, 'examples', 'first-extension', 'states');
  const sources = new Map(
    states.flatMap(({step, files}) =>
      Object.entries(files).map(
        ([file, source]) => [path.join(folder, step, file), source] as const,
      ),
    ),
  );
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  // Without it, the compiler does not look for files in folders that are nowhere on the disk.
  host.directoryExists = undefined;
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile.call(host, file, ...rest)
      : ts.createSourceFile(file, source, rest[0], true);
  };
  const program = ts.createProgram(
    [...sources.keys(), path.join(root, declarations)],
    options,
    host,
  );
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({file, messageText}) => {
      const [step = '', ...rest] = path
        .relative(folder, file?.fileName ?? folder)
        .split(path.sep);
      return {
        step,
        file: rest.join('/'),
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      };
    });
  return keep(question, errors);
}
