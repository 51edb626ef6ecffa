/** Which packages are the modules of a bundle from? */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What is read of the bundler's modules. */
export type BundledModule = {
  nameForCondition(): string | null | undefined;
  /** Of several that were joined into one. */
  modules?: readonly BundledModule[];
};

export type Compilation = {
  chunks: Iterable<object>;
  chunkGraph: {
    getChunkModules(chunk: object): readonly BundledModule[];
  };
};

export type ShippedPackage = {
  name: string;
  version: string;
  /** SPDX expression, where the package states one. */
  licence?: string;
};

/**
 * Files of the modules that are in a chunk, also of those that were joined into one. (The
 * bundler's statistics leave most of those out.)
 */
export function bundledFiles({chunks, chunkGraph}: Compilation): string[] {
  const filesOf = (module: BundledModule): string[] => [
    module.nameForCondition() ?? '',
    ...(module.modules ?? []).flatMap(filesOf),
  ];
  return [...chunks].flatMap((chunk) =>
    chunkGraph.getChunkModules(chunk).flatMap(filesOf),
  );
}

const inPackages = `${path.sep}node_modules${path.sep}`;

/**
 * The package that a file is of; null for a file of the site.
 *
 * @throws if no package.json above the file says name and version
 */
export function packageOf(file: string): ShippedPackage | null {
  if (!file.includes(inPackages)) {
    return null;
  }
  for (
    let folder = path.dirname(file);
    folder.includes(inPackages);
    folder = path.dirname(folder)
  ) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) {
      const {name, version, license} = JSON.parse(
        readFileSync(manifest, 'utf8'),
      ) as {name?: string; version?: string; license?: string};
      // Folders of a package have a package.json for their module type only.
      if (name && version) {
        return {name, version, ...(license ? {licence: license} : {})};
      }
    }
  }
  throw new Error(
    `${file} is in the bundle, but no package.json above it has a name and a version. Is node_modules whole? Run "npm ci".`,
  );
}

/** The packages of files, each once, in order. */
export function packagesOf(files: Iterable<string>): ShippedPackage[] {
  const packages = new Map<string, ShippedPackage>();
  for (const file of new Set(files)) {
    const found = packageOf(file);
    if (found) {
      packages.set(`${found.name}@${found.version}`, found);
    }
  }
  return [...packages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}
