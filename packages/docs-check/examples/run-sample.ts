/** Executes a sample in the realm of the published core: `@ohif/core` and its living managers are what the reader has. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import {loadCore, start} from '../facts/core';
import {cacheFolder, pinned, RegistryOutOfReach} from '../facts/fetch';
import {packageRelease, type DocsVersion} from '../facts/index';
import {identityOf, keep, recall} from '../core/remember';

export type SampleResult = {output: string; error?: string} | {skipped: string};

/** Offline by default: the package is used when it is in the cache, and fetched only where a skip would be a failure. */
export function available(version: string): boolean {
  const pkg = pinned('@ohif/core', version);
  const stamp = join(cacheFolder(), `ohif-core-${version}`, '.integrity');
  return (
    Boolean(process.env.CI) ||
    (existsSync(stamp) && readFileSync(stamp, 'utf8') === pkg.integrity)
  );
}

export async function runSample(
  source: string,
  docsVersion: DocsVersion,
): Promise<SampleResult> {
  const version = packageRelease[docsVersion];
  if (!available(version)) {
    return {
      skipped: `@ohif/core ${version} is not in the cache; \`npm run facts\` fetches it`,
    };
  }
  const asked = [
    'sample',
    pinned('@ohif/core', version).integrity,
    identityOf(import.meta.filename),
    identityOf(join(import.meta.dirname, '../facts/core.ts')),
    source,
  ];
  const before = recall<{output: string}>(asked);
  if (before) {
    return before.answer;
  }
  let core;
  try {
    core = loadCore(version);
  } catch (error) {
    if (error instanceof RegistryOutOfReach) {
      return {skipped: error.message};
    }
    throw error;
  }
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  const lines: string[] = [];
  const show = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : value === undefined
        ? 'undefined'
        : (JSON.stringify(value, (_k, v) =>
            typeof v === 'function' ? '[function]' : v,
          ) ?? '[function]');
  const print = (...values: unknown[]) =>
    void lines.push(values.map(show).join(' '));
  const running = start(core.exports);
  const {realm} = core;
  const sampleModule = {exports: {} as Record<string, unknown>};
  Object.assign(realm, running, {
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
  try {
    const result: unknown = vm.runInContext(
      `(async () => {${outputText}\n})()`,
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
  } catch (error) {
    return {
      output: lines.join('\n'),
      error: (error as Error).message ?? String(error),
    };
  }
  return keep(asked, {output: lines.join('\n')});
}
