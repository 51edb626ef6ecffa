/**
 * A link that opens a builder with the fields filled in. All of it is in the hash, which a
 * browser does not send to the server. It says which release the output was made for.
 */

export type Permalink = {
  /** The exact release: `3.10.0-beta.146`. */
  release: string;
  /** Fields that are not empty; names that the form does not have are left out. */
  fields: Readonly<Record<string, string>>;
};

/** Longer than any link of these forms; the rest of a hash is not read. */
const longest = 20_000;

/**
 * The hash of a permalink.
 *
 * @param fields in the order of the hash; empty ones are left out
 */
export function hashOf({release, fields}: Permalink): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return `#${new URLSearchParams([['release', release], ...filled])}`;
}

/**
 * Reads a hash.
 *
 * @param names of the form's fields
 * @returns undefined if the hash is not a permalink, such as the anchor of a heading
 */
export function permalinkIn(
  hash: string,
  names: readonly string[],
): Permalink | undefined {
  const parameters = new URLSearchParams(hash.slice(1, longest));
  const release = parameters.get('release');
  return release
    ? {
        release,
        fields: Object.fromEntries(
          names.flatMap((name) => {
            const value = parameters.get(name);
            return value ? [[name, value]] : [];
          }),
        ),
      }
    : undefined;
}

/** The release of a permalink in a list, or the one of the same line that took its place. */
export function releaseFor<Release extends {line: string; release: string}>(
  {release}: Permalink,
  releases: readonly Release[],
): Release | undefined {
  const line = /^\d+\.\d+/.exec(release)?.[0];
  return (
    releases.find((each) => each.release === release) ??
    releases.find((each) => each.line === line)
  );
}
