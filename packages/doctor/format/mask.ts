// cspell:ignore orization
/** Hides what a report must not carry: hosts, ids, and secrets. */

type Mask = {pattern: RegExp; with: (match: string, index: number) => string};

/** Hosts that are in most files, and names that are not hosts. */
export const knownHosts =
  /^(localhost|127\.0\.0\.1|example\.(org|com|net)|.*\.example(\.(org|com|net))?|healthcare\.googleapis\.com|accounts\.google\.com)$/i;

/**
 * A function that masks texts and remembers what it saw: the same host is the same mask in all
 * of them.
 */
export function masker(): (text: string) => string {
  const seen = new Map<string, string>();
  const name = (kind: string, value: string) => {
    const key = `${kind} ${value.toLowerCase()}`;
    const mask =
      seen.get(key) ??
      `${kind}-${[...seen.keys()].filter((one) => one.startsWith(`${kind} `)).length + 1}`;
    seen.set(key, mask);
    return mask;
  };
  const host = (value: string) =>
    knownHosts.test(value) ? value : name('host', value);
  const masks: Mask[] = [
    // A private key, whole.
    {
      pattern: /-----BEGIN [A-Z ]+-----[\s\S]*?(-----END [A-Z ]+-----|$)/g,
      with: () => '[private key]',
    },
    // Values of keys that hold secrets or the name of a client.
    {
      pattern:
        /((?:secret|password|passwd|token|api_?key|private_?key|client_id|clientId|auth(?:orization)?|credentials?)\w*["']?\s*[:=]\s*)(["'`])(?:\\.|(?!\2)[^\\])*\2/gi,
      with: (match) =>
        match.replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1$/, '$1[masked]$1'),
    },
    {
      pattern: /\b(Bearer|Basic)\s+[\w+/=.~-]{4,}/gi,
      with: (match) => `${match.split(/\s/)[0]} [masked]`,
    },
    {pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, with: () => '[token]'},
    // User and password of a URL.
    {pattern: /\/\/[^\s/@'"`]+@/g, with: () => '//[masked]@'},
    // DICOM UIDs and other long numbers with dots.
    {pattern: /\b\d+(?:\.\d+){5,}\b/g, with: (match) => name('uid', match)},
    {
      pattern: /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
      with: (match) => name('id', match),
    },
    {
      pattern: /\bprojects\/[\w-]+/g,
      with: (match) => `projects/${name('project', match)}`,
    },
    {pattern: /[\w.+-]+@[\w-]+(\.[\w-]+)+/g, with: () => '[mail address]'},
    {
      pattern: /((?:https?:)?\/\/)([^\s/:'"`?#\\@\]]+)/gi,
      with: (match) => {
        const [, scheme = '', value = ''] =
          /^((?:https?:)?\/\/)(.*)$/i.exec(match) ?? [];
        return value.startsWith('[') ? match : `${scheme}${host(value)}`;
      },
    },
    {pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, with: host},
    // Long strings of letters and digits are keys more often than words.
    {
      pattern: /\b(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])[A-Za-z0-9+/_-]{32,}={0,2}/g,
      with: () => '[masked]',
    },
  ];
  return (text) =>
    masks.reduce(
      (masked, {pattern, with: replacement}) =>
        masked.replace(pattern, (match: string) => replacement(match, 0)),
      text,
    );
}
