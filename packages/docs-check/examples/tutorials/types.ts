/** The compiler's view of every state of the tutorial: names that do not exist, wrong imports, leftovers. */
import path from 'node:path';
import ts from 'typescript';
import {fileKeyOf, readCached, writeCached} from '../../core/persistent-cache';
import type {State} from '../../included-files/steps';

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
  // A site of fixtures has no examples.
  if (!states.length) {
    return [];
  }
  const key = [
    'tutorial types',
    ts.version,
    fileKeyOf(import.meta.filename),
    JSON.stringify(states),
  ];
  const cached = readCached<TypeError[]>(key);
  if (cached) {
    return cached.value;
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
  const disk = ts.createCompilerHost(options);
  host.fileExists = (file) => sources.has(file) || disk.fileExists(file);
  host.readFile = (file) => sources.get(file) ?? disk.readFile(file);
  // Without it, the compiler does not look for files in folders that are nowhere on the disk.
  host.directoryExists = undefined;
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? disk.getSourceFile(file, ...rest)
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
      const place = path.relative(folder, file?.fileName ?? folder);
      const [step = '', ...rest] = place.split(path.sep);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {step, file: rest.join('/'), message};
    });
  return writeCached(key, errors);
}
