/**
 * Runs a sample in the realm of the published core, with the same `@ohif/core` and live
 * managers that readers have.
 */
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import {loadCore, start} from '../facts/running-core';
import {pinned, whyNoCore} from '../facts/fetch';
import {packageRelease, type DocsVersion} from '../facts/index';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';

export type SampleResult = {output: string; error?: string} | {skipped: string};

type Core = ReturnType<typeof loadCore>;

/** What a sample prints and throws with the published core of a version, maybe in an earlier run. */
export async function runSample(
  source: string,
  docsVersion: DocsVersion,
): Promise<SampleResult> {
  const version = packageRelease[docsVersion];
  const skipped = whyNoCore(version);
  if (skipped) {
    return {skipped};
  }
  const inputs = [
    'sample',
    pinned('@ohif/core', version).integrity,
    fileKeyOf(import.meta.filename),
    fileKeyOf(path.join(import.meta.dirname, '../facts/running-core.ts')),
    source,
  ];
  const cached = readCached<{output: string}>(inputs);
  if (cached) {
    return cached.value;
  }
  const core = loadCore(version);
  const lines: string[] = [];
  prepareRealm(core, lines);
  try {
    await runIn(core, source);
  } catch (error) {
    return {
      output: lines.join('\n'),
      error: (error as Error).message ?? String(error),
    };
  }
  return writeCached(inputs, {output: lines.join('\n')});
}

function show(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  const withoutFunctions = (_key: string, inner: unknown) =>
    typeof inner === 'function' ? '[function]' : inner;
  return value === undefined
    ? 'undefined'
    : (JSON.stringify(value, withoutFunctions) ?? '[function]');
}

/** Gives the sample its globals: running services and managers, a console, `require`. */
function prepareRealm(core: Core, lines: string[]): void {
  const print = (...values: unknown[]): void => {
    lines.push(values.map(show).join(' '));
  };
  const sampleModule = {exports: {} as Record<string, unknown>};
  Object.assign(core.realm, start(core.exports), {
    console: {
      log: print,
      info: print,
      warn: print,
      error: print,
      debug: () => {},
    },
    module: sampleModule,
    exports: sampleModule.exports,
    require: (id: string) => {
      if (id === '@ohif/core') {
        return core.exports;
      }
      throw new Error(
        `a runnable sample can import @ohif/core only, not ${id}`,
      );
    },
  });
}

const compiled = new Map<string, string>();

/** TypeScript as a module of the core's realm. */
export function compile(source: string): string {
  const known = compiled.get(source);
  if (known !== undefined) {
    return known;
  }
  const {outputText} = ts.transpileModule(source, {
    fileName: 'sample.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  compiled.set(source, outputText);
  return outputText;
}

async function runIn({realm}: Core, source: string): Promise<void> {
  const result: unknown = vm.runInContext(
    `(async () => {${compile(source)}\n})()`,
    realm,
    {timeout: 5000, filename: 'sample.js'},
  );
  await Promise.race([
    result,
    new Promise((_, reject) =>
      setTimeout(
        () => reject(new Error('it did not end within 5 seconds')),
        5000,
      ).unref(),
    ),
  ]);
}
