// cspell:ignore orization
/** Hides what a report must not carry: hosts, ids, and secrets. */

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
  const masks: [RegExp, string | ((match: string) => string)][] = [
    // A private key, whole.
    [
      /-----BEGIN [A-Z ]+-----[\s\S]*?(-----END [A-Z ]+-----|$)/g,
      '[private key]',
    ],
    // Values of keys that hold secrets or the name of a client.
    [
      /((?:secret|password|passwd|token|api_?key|private_?key|client_id|clientId|auth(?:orization)?|credentials?)\w*["']?\s*[:=]\s*)(["'`])(?:\\.|(?!\2)[^\\])*\2/gi,
      '$1$2[masked]$2',
    ],
    [/\b(Bearer|Basic)\s+[\w+/=.~-]{4,}/gi, '$1 [masked]'],
    [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
    // User and password of a URL.
    [/\/\/[^\s/@'"`]+@/g, '//[masked]@'],
    // DICOM UIDs and other long numbers with dots.
    [/\b\d+(?:\.\d+){5,}\b/g, (uid) => name('uid', uid)],
    [
      /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
      (id) => name('id', id),
    ],
    [
      /\bprojects\/[\w-]+/g,
      (project) => `projects/${name('project', project)}`,
    ],
    [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail address]'],
    // The host of an address that is not masked yet.
    [
      /\/\/(?!\[)[^\s/:'"`?#\\@\]]+/g,
      (address) => `//${host(address.slice(2))}`,
    ],
    [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, host],
    // Long strings of letters and digits are keys more often than words.
    [
      /\b(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])[A-Za-z0-9+/_-]{32,}={0,2}/g,
      '[masked]',
    ],
  ];
  return (text) =>
    masks.reduce(
      (masked, [pattern, mask]) =>
        typeof mask === 'string'
          ? masked.replace(pattern, mask)
          : masked.replace(pattern, (match) => mask(match)),
      text,
    );
}
