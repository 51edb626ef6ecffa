/** The reader's input for a sub-path; validated before anything is generated from it. */

export const servers = [
  'nginx',
  'apache',
  'caddy',
  'iis',
  's3',
  'docker',
] as const;

export type ServerKind = (typeof servers)[number];

/** Who may open the viewer, until the reader replaces them: the machine itself and private networks. */
export const networks = '127.0.0.1 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16';

/** Those whose output passes no requests on to an archive. */
export const filesOnly: readonly ServerKind[] = ['iis', 's3', 'docker'];

export type Input = {
  /** Of the viewer on its host: `/ohif`, or `/`. */
  path: string;
  server: ServerKind;
  /** Host name that readers use, without a scheme. */
  host: string;
  /** Folder below which the files are, at the path: `/srv/ohif` for `/srv/ohif/viewer`. */
  folder: string;
  /** URL of the DICOMweb service. */
  archive: string;
  /** Whether the server passes `/dicom-web/` on to the archive, or the browser opens the archive's URL. */
  archiveIs: 'behind' | 'elsewhere';
  /** How users sign in: not at all or through a proxy, or in the viewer with OpenID Connect. */
  signIn: 'none' | 'viewer';
  /** Issuer and client of the provider, if the viewer signs users in. */
  authority: string;
  client: string;
};

/** What must be changed, and the field that it is about. */
export type Problem = {about: keyof Input; text: string};

/** The input, in the form in which a configuration can contain it. */
export type Place = Omit<Input, 'path'> & {
  /** Without a slash at the end; empty for the root. */
  prefix: string;
  /** Of the archive: host with port, and path without a slash at the end. */
  archiveHost: string;
  archivePath: string;
};

const paths =
  'Use letters, digits, hyphens, underscores, periods, and slashes, such as /ohif or /apps/viewer.';

/**
 * The path without a slash at the end.
 *
 * Only characters that no server, shell, or build treats specially are accepted, so that no
 * output needs to quote them.
 */
function prefixOf(path: string): {prefix: string; problem?: string} {
  const segments = path.trim().split('/').filter(Boolean);
  const wrong = segments.find(
    (segment) => !/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(segment),
  );
  return wrong === undefined
    ? {prefix: segments.map((segment) => `/${segment}`).join('')}
    : {
        prefix: '',
        problem: `The path cannot contain ${JSON.stringify(wrong)}. ${paths}`,
      };
}

const isHost = (host: string) =>
  /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/.test(
    host,
  );

const isFolder = (folder: string) =>
  /^\/(?:[A-Za-z0-9_.-]+\/?)*$/.test(folder) ||
  /^[A-Za-z]:\\(?:[A-Za-z0-9_.-]+\\?)*$/.test(folder);

/** No name, path, or URL of a viewer is longer; servers refuse a line that is too long for a buffer. */
const longest = 253;

/** A URL that can be put into a configuration as it is, or undefined. */
function plainUrl(text: string): URL | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  const isPlain =
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash &&
    /^[A-Za-z0-9.:[\]-]+$/.test(url.host) &&
    /^[A-Za-z0-9/._~-]*$/.test(url.pathname);
  return isPlain ? url : undefined;
}

const plain =
  'with letters, digits, hyphens, underscores, and periods, and without a user name or a query';

/** Problems with the archive's URL. */
function archiveProblem(
  {archiveIs, server}: Input,
  url: URL | undefined,
): string | undefined {
  if (!url) {
    return `Enter the URL of the archive's DICOMweb service, such as http://127.0.0.1:8042/dicom-web, ${plain}.`;
  }
  if (archiveIs === 'elsewhere') {
    return undefined;
  }
  if (filesOnly.includes(server)) {
    return 'With this server, the output only serves files. Choose that the browser opens the URL of the archive.';
  }
  return url.protocol === 'http:'
    ? undefined
    : 'Enter the http: URL at which this server reaches the archive. For TLS to the archive, add its certificate settings to the result.';
}

/**
 * Checks an input.
 *
 * @returns the place, or what must be changed
 */
export function placeOf(input: Input): {place?: Place; problems: Problem[]} {
  const {prefix, problem} = prefixOf(input.path);
  const host = input.host.trim();
  const folder = input.folder.trim();
  const archive = plainUrl(input.archive);
  const authority = plainUrl(input.authority);
  const client = input.client.trim();
  const texts: Partial<Record<keyof Input, string | undefined>> = {
    path: problem,
    host: isHost(host)
      ? undefined
      : 'Enter a host name without a scheme, a port, or a path, such as viewer.example.org.',
    folder: isFolder(folder)
      ? undefined
      : 'Enter an absolute folder, such as /srv/ohif, with letters, digits, hyphens, underscores, and periods.',
    archive: archiveProblem(input, archive),
    ...(input.signIn === 'viewer' && {
      authority: authority
        ? undefined
        : `Enter the URL of the issuer, ${plain}.`,
      client: /^[\w.:-]+$/.test(client)
        ? undefined
        : 'Enter the client id: letters, digits, hyphens, underscores, periods, and colons.',
    }),
  };
  const problems = (Object.keys(texts) as (keyof Input)[]).flatMap((about) => {
    const text =
      input[about].trim().length > longest
        ? `Enter at most ${longest} characters.`
        : texts[about];
    return text === undefined ? [] : [{about, text}];
  });
  if (problems.length > 0 || !archive) {
    return {problems};
  }
  const archivePath = archive.pathname.replace(/\/+$/, '');
  return {
    problems,
    place: {
      ...input,
      prefix,
      host,
      folder: folder.replace(/(.)[\\/]+$/, '$1'),
      archive: archive.origin + archivePath,
      archiveHost:
        archive.port || archive.protocol === 'https:'
          ? archive.host
          : `${archive.host}:80`,
      archivePath,
      authority: authority?.href.replace(/\/$/, '') ?? '',
      client,
    },
  };
}
