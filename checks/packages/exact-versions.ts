/** Is every dependency of package.json an exact version, so that it changes in a commit only? */

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Versions = {[name: string]: string | Versions};

/** Every dependency or override that is a range, a tag or an address, one line each. */
export function rangesIn(
  manifest: Record<string, unknown>,
  lists = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'overrides',
  ],
): string[] {
  const ranges = (versions: Versions, within: string): string[] =>
    Object.entries(versions).flatMap(([name, version]) =>
      typeof version === 'string'
        ? exact.test(version)
          ? []
          : [
              `${within}: ${name} is "${version}". Pin the exact version: npm install --save-exact ${name}@<version>.`,
            ]
        : ranges(version, `${within} of ${name}`),
    );
  return lists.flatMap((list) =>
    ranges((manifest[list] ?? {}) as Versions, list),
  );
}
