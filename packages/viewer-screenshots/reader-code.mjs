/**
 * Code of the pages in the published viewer: a script that follows `app-config.js` and
 * adds the code to `window.config`. It is a step of the tutorial "Your first extension
 * and mode", with the packages as the reader has them after the step, or a sample of a
 * hanging protocol.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
 * The folders of the tutorial that a version's code is in, the newest first: it has the files
 * of newer versions that its own folder lacks.
 */
function foldersOf(version) {
  const tutorial = path.join(examplesFolder, 'first-extension');
  const {compare} = new Intl.Collator('en', {numeric: true});
  return fs
    .readdirSync(tutorial)
    .filter((name) => !name.endsWith('.md') && compare(name, version) >= 0)
    .sort((a, b) => compare(b, a))
    .map((name) => path.join(tutorial, name));
}

/**
 * @param step a folder of the tutorial's steps
 * @param version of the docs
 */
export async function tutorialScript(step, version = 'current') {
  const folders = foldersOf(version);
  const steps = fs.readdirSync(folders[0]).sort();
  if (!steps.includes(step)) {
    throw new Error(`Unknown step "${step}". Steps: ${steps.join(', ')}.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  try {
    for (const one of steps) {
      if (one === step || (one < step && !one.endsWith('.challenge'))) {
        for (const source of folders.map((parent) => path.join(parent, one))) {
          if (fs.existsSync(source)) {
            fs.cpSync(source, folder, {recursive: true});
          }
        }
      }
    }
    for (const [kind, name] of Object.entries(created)) {
      fs.writeFileSync(
        path.join(folder, kind, 'src/id.js'),
        `export const id = '${name}';\n`,
      );
    }
    fs.writeFileSync(path.join(folder, 'react.js'), react);
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
