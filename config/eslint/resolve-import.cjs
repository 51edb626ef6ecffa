/**
 * Finds the file behind an import for the rules about who may import whom, with
 * TypeScript's own resolution: it knows `@site/*` and leaves out the extensions.
 * (The usual resolver package is a native module whose lockfile entries are
 * incomplete on the registry, which breaks `npm ci` on other machines.)
 */
const path = require('node:path');
const ts = require('typescript');

const root = path.resolve(__dirname, '../..');
const tsconfig = path.join(root, 'tsconfig.json');
const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile(tsconfig, ts.sys.readFile).config,
  ts.sys,
  root,
);
const cache = ts.createModuleResolutionCache(root, (name) => name, options);

exports.interfaceVersion = 2;

exports.resolve = (source, importer) => {
  const {resolvedModule} = ts.resolveModuleName(
    source,
    importer,
    options,
    ts.sys,
    cache,
  );
  if (resolvedModule) {
    return {found: true, path: resolvedModule.resolvedFileName};
  }
  // Style sheets and images are not modules to TypeScript.
  const file = path.resolve(
    path.dirname(importer),
    source.replace(/^@site/, root),
  );
  return ts.sys.fileExists(file) ? {found: true, path: file} : {found: false};
};
