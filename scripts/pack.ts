/**
 * `npm run pack -- doctor search builders`: a tarball of each package, for `npm install`.
 * In the workspace, a package exports its sources; a tarball has them compiled, with the
 * data of the releases in them, and declares the same dependencies. Option: `--to .`.
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build, type Plugin} from 'esbuild';
import {runMain} from './run-main';

type Manifest = {
  name: string;
  version: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  /** Modules that read the repository: the tarball has what their functions return. */
  evaluatedOnPack?: string[];
  /** A module whose function returns other files of the tarball, by path. */
  filesOnPack?: string;
  /** A program that runs without a network: the tarball contains what it depends on. */
  bundledOnPack?: boolean;
};

const inDist = (file: string) =>
  file.replace(/^\.\//, './dist/').replace(/\.ts$/, '.js');

const allInDist = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([key, file]) => [key, inDist(file)]),
  );

/** Replaces each function of these modules by one that returns the same data. */
const evaluated = (files: readonly string[]): Plugin => ({
  name: 'evaluated',
  setup(bundler) {
    bundler.onLoad({filter: /\.ts$/}, ({path: file}) => {
      if (!files.includes(file)) {
        return undefined;
      }
      const module = createRequire(__filename)(file) as Record<
        string,
        () => unknown
      >;
      const contents = Object.entries(module)
        .map(
          ([name, read]) =>
            `export const ${name} = () => (${JSON.stringify(read())});`,
        )
        .join('\n');
      return {contents, loader: 'js'};
    });
  },
});

/** The licenses of the packages that these files are from. */
function licensesOf(folder: string, files: readonly string[]): string {
  const packages = new Set(
    files.flatMap(
      (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
    ),
  );
  return [...packages]
    .sort()
    .map((one) => {
      const from = path.resolve(folder, one);
      const file = readdirSync(from).find((name) => /^licen[cs]e/i.test(name));
      if (!file) {
        throw new Error(`${from} has no license that the tarball can contain.`);
      }
      const text = readFileSync(path.join(from, file), 'utf8');
      return `${one.replace(/^.*node_modules\//, '')}\n\n${text}`;
    })
    .join('\n\n');
}

/** Writes what is not compiled: the README, and the files of `filesOnPack`. */
function writeOtherFiles(
  stage: string,
  folder: string,
  {filesOnPack}: Manifest,
): void {
  copyFileSync(path.join(folder, 'README.md'), path.join(stage, 'README.md'));
  const module = filesOnPack
    ? (createRequire(__filename)(path.resolve(folder, filesOnPack)) as Record<
        string,
        (site: string) => Record<string, string>
      >)
    : {};
  for (const filesFor of Object.values(module)) {
    const files = filesFor(process.env.SITE_URL ?? '');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(stage, name)), {recursive: true});
      writeFileSync(path.join(stage, name), text);
    }
  }
}

/** Makes the tarball of a package; returns its path. */
async function pack(folder: string, to: string): Promise<string> {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const {name, exports: entries, bin = {}} = manifest;
  const dependencies = manifest.bundledOnPack
    ? {}
    : (manifest.dependencies ?? {});
  const stage = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    const files = [
      ...new Set([...Object.values(entries), ...Object.values(bin)]),
    ];
    const sources = files.filter((file) => file.endsWith('.ts'));
    const {outputFiles, metafile} = await build({
      absWorkingDir: folder,
      entryPoints: sources,
      outdir: path.join(stage, 'dist'),
      bundle: true,
      // The data of the releases is in the tarball once.
      splitting: manifest.bundledOnPack ?? false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      external: Object.keys(dependencies),
      plugins: [
        evaluated(
          (manifest.evaluatedOnPack ?? []).map((file) =>
            path.resolve(folder, file),
          ),
        ),
      ],
      write: false,
    });
    for (const {path: file, text} of outputFiles) {
      mkdirSync(path.dirname(file), {recursive: true});
      // A worker is an entry, too.
      writeFileSync(
        file,
        text.replace(/(new URL\("\.\/[\w-]+)\.ts"/g, '$1.js"'),
      );
    }
    for (const file of files.filter((name) => !sources.includes(name))) {
      const copy = path.join(stage, inDist(file));
      mkdirSync(path.dirname(copy), {recursive: true});
      copyFileSync(path.join(folder, file), copy);
    }
    writeOtherFiles(stage, folder, manifest);
    const licenses = licensesOf(folder, Object.keys(metafile.inputs));
    if (licenses) {
      writeFileSync(path.join(stage, 'LICENSES.txt'), licenses);
    }
    const {version, description, license} = manifest as Manifest &
      Record<'description' | 'license', string>;
    writeFileSync(
      path.join(stage, 'package.json'),
      JSON.stringify({
        ...{name, version, description, license},
        type: 'module',
        exports: allInDist(entries),
        bin: allInDist(bin),
        dependencies,
      }),
    );
    mkdirSync(to, {recursive: true});
    const [tarball] = JSON.parse(
      execFileSync(
        'npm',
        ['pack', '--json', '--pack-destination', path.resolve(to)],
        {
          cwd: stage,
          encoding: 'utf8',
          shell: process.platform === 'win32',
        },
      ),
    ) as [{filename: string}];
    return path.join(to, tarball.filename);
  } finally {
    rmSync(stage, {recursive: true});
  }
}

runMain(module, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string', default: '.'}},
  });
  for (const name of positionals) {
    const folder = path.resolve(__dirname, '../packages', name);
    console.log(await pack(folder, values.to));
  }
});
