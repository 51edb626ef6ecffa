/** Loads the files of the worked example as modules of the published core's realm. */
import path from 'node:path';
import vm from 'node:vm';
import * as React from 'react';
import type {Loose} from '../../facts/bundle';
import {compile} from '../run-sample';

/** Reads a file of the example; a test replaces it to plant an error. */
export type Read = (file: string) => string;

/** Modules of the core's realm see its browser and its `@ohif/core`. */
export function loader(read: Read, core: Loose, realm: Loose) {
  const loaded = new Map<string, Loose>();
  const find = (place: string) => {
    for (const ending of ['.ts', '.tsx', '/index.ts']) {
      try {
        return {file: place + ending, source: read(place + ending)};
      } catch {
        continue;
      }
    }
    throw new Error(`there is no ${place}.ts, .tsx or /index.ts`);
  };
  const load = (where: string): Loose => {
    const cached = loaded.get(where);
    if (cached) {
      return cached;
    }
    const {file, source} = find(where);
    const sampleModule: {exports: Loose} = {exports: {}};
    loaded.set(where, sampleModule.exports);
    const require = (id: string): unknown => {
      if (id === '@ohif/core') {
        return core;
      }
      if (id === 'react') {
        return React;
      }
      if (id.startsWith('.')) {
        return load(path.join(path.dirname(where), id));
      }
      throw new Error(`${file} imports ${id}, which the viewer does not offer`);
    };
    const run = vm.runInContext(
      `(function (module, exports, require) {${compile(source)}\n})`,
      realm,
      {filename: file},
    ) as (m: typeof sampleModule, e: Loose, r: typeof require) => void;
    run(sampleModule, sampleModule.exports, require);
    return sampleModule.exports;
  };
  return load;
}
