/**
 * The framework's list of the files that each page needs. It lists them by the name of a
 * chunk, and looks them up by the module that a page consists of, so it only finds the
 * files of every page. This module adds the style sheets under the names of the modules.
 */

type Files = Partial<Record<string, {file: string}[]>>;

/** As the framework writes it to `client-manifest.json` (core 3.10.2). */
export type Manifest = {
  /** Names of the chunks that every page loads. */
  entrypoints: string[];
  /** The ids of all chunks that one needs, by its name or id. */
  origins: Record<string, (string | number)[]>;
  /** The files of a chunk by their kind. */
  assets: Record<string, Files>;
};

/** An entry of `registry.js`: `"name": [() => import(…), "module", …`. */
const entryPattern = /^\s*"([^"]+)": \[\(\) => import\([^\n]*?\), "([^"]+)",/gm;

/**
 * Adds to a manifest which style sheets a page needs that not all pages need.
 *
 * @param registry the text of the framework's `registry.js`: the module of each chunk
 * @throws if there are such style sheets, but no page that needs one: then a page would have
 * no styles until its scripts have loaded. What a script loads later may have some.
 */
export function linkStyles(manifest: Manifest, registry: string): Manifest {
  const origins = {...manifest.origins};
  const countBefore = Object.keys(origins).length;
  const assets = {...manifest.assets};
  const everywhere = new Set(
    manifest.entrypoints.flatMap((name) => manifest.origins[name] ?? []),
  );
  for (const [, chunk = '', module = ''] of registry.matchAll(entryPattern)) {
    const styled = (manifest.origins[chunk] ?? []).filter(
      (id) => !everywhere.has(id) && assets[id]?.css,
    );
    if (styled.length > 0) {
      origins[module] = styled.map((id) => `${id}.css`);
      for (const id of styled) {
        assets[`${id}.css`] = {css: assets[id]!.css!};
      }
    }
  }
  const apart = Object.entries(manifest.assets).filter(
    ([id, {css}]) => css && !everywhere.has(Number(id)) && !everywhere.has(id),
  );
  if (apart.length > 0 && Object.keys(origins).length === countBefore) {
    throw new Error(
      'No page links to the style sheets of the tools: the framework has changed its registry. Update plugins/tool-styles/manifest.ts.',
    );
  }
  return {...manifest, origins, assets};
}
