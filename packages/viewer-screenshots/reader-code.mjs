/**
 * Code of the pages in the published viewer: a script that follows `app-config.js` and
 * adds the code to `window.config`. It is a step of the tutorial "Your first extension
 * and mode", with the packages as the reader has them after the step, or a sample of a
 * hanging protocol.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {statesOf} from '@ohif-docs/docs-check/included-files/steps';
import {writeSample} from '@ohif-docs/docs-check/recipes/start-program';
import {build} from 'esbuild';
import {scriptsFolder} from './folders.mjs';

const examplesFolder = path.join(scriptsFolder, '../../examples');

/** `src/id.js` of each package, which the command line tool creates. */
const created = {
  extension: '@example/extension-findings',
  mode: '@example/mode-findings',
};

/**
 * The viewer's own React, which the bundle of the viewer does not export: two copies of
 * React cannot share hooks. It is there only when a component is rendered, not when this
 * script runs.
 */
const react = `
  let found;
  const viewerReact = () => {
    if (!found) {
      let load;
      globalThis.webpackChunk.push([[Symbol()], {}, (require) => (load = require)]);
      const isReact = (source) =>
        source.includes('exports.cloneElement=') && source.includes('exports.act=');
      const [id] = Object.entries(load.m).find(([, factory]) => isReact(String(factory)));
      found = load(id);
    }
    return found;
  };
  const late = (name) => (...values) => viewerReact()[name](...values);
  export const useState = late('useState');
  export const useEffect = late('useEffect');
  export default {createElement: late('createElement')};
`;

async function bundle(contents, resolveDir, alias = {}) {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir},
    alias,
    bundle: true,
    write: false,
  });
  return outputFiles[0].text;
}

/** @param name of a file in `examples/hanging-protocols` */
export const protocolScript = (name) =>
  bundle(
    `
      import getHangingProtocolModule from './${name}.js';
      const id = '@example/extension-protocols';
      window.config.extensions.push({id, getHangingProtocolModule});
    `,
    path.join(examplesFolder, 'hanging-protocols'),
  );

/**
 * @param step a folder of the tutorial's steps
 * @param version of the docs
 */
export async function tutorialScript(step, version = 'current') {
  const states = statesOf(
    path.join(examplesFolder, 'first-extension', version),
  );
  const state = states.find((one) => one.step === step);
  if (!state) {
    const steps = states.map((one) => one.step).join(', ');
    throw new Error(`Unknown step "${step}". Steps: ${steps}.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  try {
    writeSample(folder, {
      ...state.files,
      ...Object.fromEntries(
        Object.entries(created).map(([kind, name]) => [
          `${kind}/src/id.js`,
          `export const id = '${name}';\n`,
        ]),
      ),
      'react.js': react,
    });
    return await bundle(
      `
          import extension from './extension/src/index';
          import mode from './mode/src/index';
          window.config.extensions.push(extension);
          window.config.modes.push(mode);
          // A mode imports its extensions by name; in a build, the linked package responds.
          window.tutorialExtension = extension;
          const map = document.createElement('script');
          map.type = 'importmap';
          map.textContent = JSON.stringify({
            imports: {
              '${created.extension}': 'data:text/javascript,export default window.tutorialExtension',
            },
          });
          document.head.append(map);
        `,
      folder,
      {react: path.join(folder, 'react.js')},
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
