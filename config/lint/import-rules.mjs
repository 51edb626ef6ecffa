/**
 * Who may import whom. From the design:
 *
 *   pages, theme -> features, chrome           docusaurus.config.ts -> features, plugins
 *   a feature    -> packages, chrome, plugins; of another feature only its index
 *   plugins, deploy -> packages                a package -> other packages, by name
 *   tests, bench, scripts -> anything; nothing imports them
 *
 * Everything may read `config/` and data. What an import names is declared in the
 * `package.json` next to it. `rules.test.ts` feeds these rules something wrong.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where each part lives (the first match counts), and which others it may import, besides data and packages. */
const parts = {
  // Nothing imports these, and they import anything.
  tests: [
    /\.(?:test|spec)\.tsx?$|\/__fixtures__\/|^(?:tests|bench|scripts|config\/lint)\/|^(?:playwright|vitest)\.config\./,
  ],
  data: [/\.(?:json|css|svg|png)$/],
  site: [
    /^(?:babel\.config\.js|docusaurus\.config\.ts|sidebars\.ts|config\/features\.ts)$/,
    ['build-time', 'plugins'],
  ],
  config: [/^config\//],
  pages: [/^(?:src\/pages|docs|versioned_docs)\//, ['chrome', 'features']],
  theme: [/^src\/theme\//, ['chrome', 'features']],
  chrome: [/^src\/(?:chrome|client-modules|components)\//, ['features']],
  'build-time': [/^src\/features\/[^/]+\/plugin\//, ['plugins']],
  features: [/^src\/features\//, ['chrome']],
  plugins: [/^plugins\//, ['chrome']],
  deploy: [/^deploy\//, ['plugins']],
  // They pack the built site, with the tools of the site's pages.
  archive: [
    /^packages\/(?:offline-archive|mcp)\//,
    ['build-time', 'chrome', 'features', 'plugins'],
  ],
  packages: [/^packages\//],
  // Copied into a reader's own package: they import nothing of this site.
  examples: [/^examples\//],
};

/** Only the index of a feature is for other features. */
const indexOfFeature = /^src\/features\/[^/]+\/(?:plugin\/)?index\.tsx?$/;

/** Code that runs in the browser, which has no Node modules. */
const inBrowser =
  /^src\/(?!features\/[^/]+\/plugin\/)|^packages\/(?:search\/(?:runtime|format)|doctor\/(?:config|format|upgrade)|builders\/(?:url|sub-path))\/|^packages\/doctor\/[^/]+\.ts$/;

const plainTypeScript = /^packages\/(?:builders|search|doctor)\//;
const framework =
  /^(?:react|react-dom|@docusaurus|@theme|@theme-original)(?:\/|$)/;

const partOf = (file) =>
  Object.keys(parts).find((part) => parts[part][0].test(file));

/** The folder of a feature or of a package, whose files may import each other. */
const unitOf = (file) => /^(?:src\/features|packages)\/[^/]+\//.exec(file)?.[0];

const isFile = (file) =>
  statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile();

/** The file that a path names, without its ending or as a folder, as the compiler finds it. */
function fileOf(target) {
  const endings = ['ts', 'tsx', 'js', 'cjs', 'mjs', 'd.mts'];
  return (
    [
      target,
      ...endings.map((ending) => `${target}.${ending}`),
      ...endings.map((ending) => `${target}/index.${ending}`),
    ].find(isFile) ?? target
  );
}

function problemOfFile(importer, target) {
  const [from, to] = [partOf(importer), partOf(target)];
  const mayImport =
    from === 'examples'
      ? to === from
      : to === 'config' ||
        to === 'data' ||
        (unitOf(importer) !== undefined &&
          unitOf(importer) === unitOf(target)) ||
        (parts[from][1] ?? []).includes(to) ||
        (from === 'features' || from === 'build-time'
          ? indexOfFeature.test(target)
          : from !== 'packages' && from === to);
  return mayImport
    ? undefined
    : `${from} may not import ${to}: see config/lint/import-rules.mjs for who may import whom.`;
}

/** The names of all packages that the nearest `package.json` declares. */
const declared = new Map();
function declaredIn(folder) {
  if (!declared.has(folder)) {
    const file = path.join(root, folder, 'package.json');
    if (existsSync(file)) {
      const its = JSON.parse(readFileSync(file, 'utf8'));
      const {dependencies, devDependencies, peerDependencies} = its;
      declared.set(folder, {
        [its.name]: '',
        ...dependencies,
        ...devDependencies,
        ...peerDependencies,
      });
    } else {
      declared.set(folder, declaredIn(path.posix.dirname(folder)));
    }
  }
  return declared.get(folder);
}

function problemOfPackage(importer, name) {
  // It has its own packages, which the benchmark installs.
  if (importer.startsWith('bench/peer-site/')) {
    return undefined;
  }
  // Others are names of the bundler.
  const isInstalled = existsSync(path.join(root, 'node_modules', name));
  return isInstalled && !(name in declaredIn(path.posix.dirname(importer)))
    ? `The package.json next to this file does not declare ${name}.`
    : undefined;
}

/** What is wrong with an import of a file, both relative to the root of the repository. */
export function problemOfImport(importer, source) {
  const from = partOf(importer);
  if (/^\.\.?(?:\/|$)|^@site\//.test(source)) {
    const target = source.startsWith('@site/')
      ? source.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(importer), source);
    return from === 'tests' || from === undefined
      ? undefined
      : problemOfFile(importer, fileOf(target));
  }
  if (from !== 'tests') {
    if (source.startsWith('node:') && inBrowser.test(importer)) {
      return 'This code runs in the browser, which has no Node modules. Move the code to where it may be, or pass in what it needs.';
    }
    if (framework.test(source) && plainTypeScript.test(importer)) {
      return 'This package is plain TypeScript. Move the code to where it may be, or pass in what it needs.';
    }
    if (from === 'examples' && source.startsWith('@ohif-docs/')) {
      return 'Examples import nothing of this site.';
    }
  }
  const name = /^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(source)?.[0];
  return name && problemOfPackage(importer, name);
}

/** What is wrong with the place or the name of a file. */
export function problemOfPlace(file) {
  if (/(?:^|\/)(?:util|utils|helpers)(?:\/|\.\w+$)/.test(file)) {
    return 'No utils or helpers here: name the file or folder after the thing that it holds.';
  }
  return partOf(file)
    ? undefined
    : 'config/lint/import-rules.mjs does not say which part of the project this is.';
}
