/**
 * Classifies inline code by its shape. Anything that cannot be a name of the platform (a
 * path, a URL, a shell command, a number, plain English) is recognized here by grammar, not
 * by a list of words.
 */

const fileExtension =
  /\.(?:[cm]?[jt]sx?|json5?|mdx?|ya?ml|toml|lock|css|scss|svg|png|jpe?g|gif|webp|ico|html?|xml|txt|log|conf(?:ig)?|cfg|ini|env|sh|bash|bat|cmd|ps1|py|crt|cer|key|pem|csr|p12|pfx|gz|br|zip|tgz|tar(?:\.gz)?|wasm|dcm|map|d\.ts|woff2?|ttf|pdf|csv|lua|nrrd|nii|raw|webmanifest|example|template|disabled|local|ejs|pid|sock)$/i;

const shellCommand =
  /^(?:sudo |\$ )?(?:npm|npx|yarn|pnpm|node|git|docker(?:-compose)?|podman|curl|wget|openssl|nginx|chmod|chown|mkdir|cp|mv|rm|ls|cd|cat|grep|sed|awk|tar|gzip|brotli|export|set|env|echo|kubectl|helm|gcloud|aws|az|certbot|ssh|scp|adb|bash|sh|pwsh|powershell|python3?|pip3?|systemctl|service|lerna|tsc|vite|http-server|serve|code|open|start|xcode-select|ios_webkit_debug_proxy|brew|apt|apt-get|apk|dnf|yum|source|command|which|where|winget|choco|nvm|fnm|corepack|volta|dcmdump|storescu|findscu|dcmsend|jq|find|head|tail|time|dig|nslookup|ping|telnet|nc|mkcert|htpasswd|keytool|su|test|ng|ohif-cli)(?:\s+\S.*)$/;

/** Keywords, and the languages of samples. */
const keywords = new Set([
  ...Object.keys(ts.SyntaxKind)
    .filter((kind) => kind.endsWith('Keyword'))
    .map((kind) => kind.replace('Keyword', '').toLowerCase()),
  ...['NaN', 'Infinity', 'js', 'ts', 'jsx', 'tsx', 'json', 'bash', 'sh', 'yaml'],
]);

const keyNames =
  /^(?:Ctrl|Control|Alt|Shift|Cmd|Command|Meta|Option|Enter|Return|Esc|Escape|Tab|Space|Backspace|Delete|Del|Insert|Home|End|Page ?Up|Page ?Down|Arrow(?:Up|Down|Left|Right)|Up|Down|Left|Right|F\d{1,2}|[A-Za-z0-9]|[-+=/\\.,;'`[\]*?])$/i;

const isKeys = (text: string) =>
  text.split(/\s*\+\s*|,\s*|\s+then\s+/).every((key) => keyNames.test(key)) &&
  (text.length < 2 ||
    /[+,]|^(?:F\d|Esc|Enter|Tab|Space|Arrow|Page|Ctrl|Cmd|Alt|Shift)/i.test(
      text,
    ));

/** A shape, and what a text of it also matches, or does not match. */
type Shape =
  | {test: (text: string) => boolean}
  | [fits: RegExp, more: {and?: RegExp; not?: RegExp}];

const shapes: Shape[] = [
  ['pattern', /^\/.+\/[gimsuy]*$/, {and: /[\^$\\()[\]|+*]/}],
  ['version', /^@?[\w./-]+@(?:[\^~<>=v]*\d[\w.+-]*|latest|next|beta)$/],
  ['address', /^[\w.%+-]+@[\w-]+\.[\w.-]+$/],
  ['keyword', {test: (text) => keyword.has(text)}],
  [
    'address',
    /^(?:[\w.+-]+:)?\/\/\S*$|^(?:mailto|data|blob|file|wadors|wadouri|dicomweb|dicomfile|about|chrome|ws|wss|https?|urn|javascript|streamingwadors|stack|frames):\S*$/i,
  ],
  [
    'address',
    /^(?:[\w-]+\.)+(?:com|org|net|io|dev|gov|edu|local|internal|test|example|health|app|cloud|invalid)(?::\d+)?(?:\/\S*)?$/i,
  ],
  [
    'address',
    /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|[a-z][\w-]*:\d{2,5}|\[?::1\]?)(?::\d+)?(?:\/\S*)?$/i,
  ],
  ['query', /^[?&#][\w.%[\]-]+(?:=|$)/],
  [
    'http',
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)(?:\s+\S+)?$/,
  ],
  ['http', /^HTTP\/\d/],
  ['http', /^[1-5]\d\d(?: [A-Z][\w -]*)?$/],
  [
    'http',
    /^(?:application|audio|font|image|multipart|text|video|model|message)\/[\w.+*-]+(?:\s*;.*)?$/,
  ],
  ['header', /^(?:[A-Z][a-z]*|[A-Z]{2,})(?:-[A-Z][A-Za-z]*)+(?:: .*)?$/],
  [
    'header',
    /^[A-Z][\w-]*: \S.*$/,
    {
      and: /^(?:Accept|Authorization|Host|Origin|Vary|Server|Cookie|Location|Pragma|Expires|Upgrade|Connection|Via|Range|Age|ETag|[A-Z][a-z]+-)/,
    },
  ],
  ['http', /^(?:Bearer|Basic|Digest)\b/],
  [
    'http',
    /^charset=|^type=|^transfer-syntax=|^max-age=|^same-origin$|^require-corp$|^cross-origin$|^no-(?:store|cache)\b/,
  ],
  ['dicom', /^\(?[0-9A-Fa-fx]{4},\s?[0-9A-Fa-fx]{4}\)?$/],
  ['dicom', /^[0-9A-F]{8}$/],
  ['dicom', /^[A-Z]{2,3}$/],
  ['dicom', /^ISO_IR(?: \d+)?$/],
  ['dicom', /^[0-2]\.\d+(?:\.[\d*x…-]+)+\.?$/],
  [
    'version',
    /^[\^~<>=v ]*\d+\.\d+[\w.x*+-]*(?:\s*(?:-|\|\||to|and|,)?\s*[\^~<>=v]*\d[\w.x*+-]*)*$/,
  ],
  ['version', /^[\^~<>=]+\s?\d+$/],
  [
    'number',
    /^-?\d[\d.,_]*\s?(?:%|px|rem|em|vh|vw|fr|deg|ms|s|min|h|d|KB|MB|GB|TB|KiB|MiB|GiB|kB|B|Hz|fps|mm|cm|HU|x|×\d+|m|k|g|[kM]bit\/s)?$/i,
  ],
  ['number', /^#[0-9a-f]{3,8}$/i],
  ['number', /^0x[0-9a-f]+$/i],
  ['number', /^\d+ ?[×x] ?\d+$/],
  ['number', /^[A-Z]:\s?\d+$/],
  ['date', /^(?:YYYY|\d{4})[-/.]?(?:MM|\d\d)/],
  ['date', /^[DMYHhms/: .-]+$/],
  ['key', {test: isKeys}],
  ['html', /^<\/?[a-z!][\w-]*(?:\s[^>]*)?\/?>/],
  ['html', /^<[?!]/],
  ['html', /^[a-z-]+="[^"]*"$|^(?:data|aria)-[a-z-]+$/],
  ['css', /^--[\w-]+:.*$/],
  ['css', /^(?:var|rgb|rgba|hsl|hsla|calc|url|env|min|max|clamp)\(.*\)$/],
  ['css', /^@(?:media|import|layer|font-face|tailwind|apply|supports)\b/],
  ['css', /^[a-z]+(?:-[a-z]+)*:\s?[^:{]+;$/],
  ['shell', /^-{1,2}[a-zA-Z][\w-]*(?:[= ]\S.*)?$/],
  ['shell', shellCommand],
  ['shell', /^[A-Z][A-Z0-9_]*=\S*\s+\S+/],
  ['path', /^\$\{?[A-Za-z_]\w*\}?\/\S*$/],
  [
    'image',
    /^(?:ghcr\.io|docker\.io|quay\.io|mcr\.microsoft\.com|registry\S*)\/\S+$/,
  ],
  [
    'image',
    /^[a-z][\w./-]*:[\w][\w.-]*(?:@sha256:\w+)?$/,
    {and: /:(?:v?\d|latest|stable|alpine|slim|lts)/},
  ],
  ['path', /^(?:\.{1,2}|~|[A-Za-z]:)?[/\\]/],
  ['path', /^(?:\.{1,2}|~)$/],
  ['file', /^\.[\w-]+(?:rc)?(?:\.[\w-]+)*\/?$/, {not: [/^\.[a-z]+[A-Z]/]}],
  [
    'path',
    /^[^\s(){}'"`;]+\/[^\s(){}'"`;]*$/,
    {not: [/^@[\w-]+\/[\w.-]+$/, /^@?ohif\//]},
  ],
  ['path', /^@[\w-]+\/[\w-]+\/\S+$/],
  ['file', /^\*?[\w@.*{},$<>[\]-]+$/, {and: fileExtension}],
  [
    'file',
    /^(?:Dockerfile|Makefile|LICENSE|README|CHANGELOG|CNAME|Caddyfile|Procfile|yarn\.lock|robots\.txt)(?:\.\w+)?$/,
  ],
  ['pattern', /^\/.*\/[gimsuy]*$/],
  ['pattern', /^\^.*\$$/],
  ['pattern', /\\[dwsSWD.]|\(\?[:=!<]/],
  ['pattern', /^\*[\w.*-]*$|^[\w-]*\*[\w.-]*$/],
  [
    'template',
    /\{\{.*\}\}|^\$\{.+\}$|^<[\w -]+>$|^\{[\w-]+\}$|%\w+%|^\[[\w ]+\]$/,
  ],
  [
    'text',
    /^"[^"]*"$|^'[^']*'$/,
    {not: [/^["'](?:event:|@ohif|[\w-]+\.[\w.-]+["']$)/]},
  ],
];

/** The shape of an inline-code text, or null: then it is a name or an expression, and must be found. */
export function shapeOfText(raw: string): Shape | null {
  const text = raw.trim();
  if (!/[A-Za-z]/.test(text)) {
    return /\d/.test(text) ? 'number' : 'punctuation';
  }
  const pattern = patterns.find(
    ([, fits, {and, not} = {}]) =>
      fits.test(text) &&
      (!and || and.test(text)) &&
      !not?.some((wrong) => wrong.test(text)),
  );
  return pattern ? pattern[0] : null;
}

/** Words that look like a name of code: an inner capital, an underscore, a call. */
export const identifierShape = /^[$_A-Za-z][\w$]*$/;
export const lowerCamel = /^[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*$/;
const humps = (word: string) => (word.match(/[A-Z][a-z0-9]+/g) ?? []).length;

/** One word that can be English or a value as well as a name: `merge`, `Length`, `study-list`. */
export const isPlainWord = (t: string) =>
  /^[a-z]+\d*$/.test(t) ||
  /^[A-Z][a-z]+\d*$/.test(t) ||
  /^[A-Z0-9]{1,6}$/.test(t) ||
  /^[a-z0-9]+(?:-[a-z0-9]+)+$/i.test(t);

/** Proper names and field terms whose spelling looks like a name of code. */
const spelledSo =
  /^(?:i(?:OS|Pad|PadOS|Phone|Frame|frame)s?|mac(?:OS|Book)|e(?:Bay|Signature|Health)|dcm4che+|x86|jQuery|iCloud|vtk\.js|[a-z]+\.js|webOS|tvOS|watchOS|dPACS|pH|kVp|mAs?|mSv|mGy|eGFR|npmjs|nnU(?:Net)?|cBioPortal|ePHI|d?B|k?Hz|m[AV]|fMRI|mpMRI|dMRI|rtPCR|nginxinc|v[A-Z]\w*|x[A-Z]|y[A-Z]|iMac)$/;
export const isSpelledSo = (word: string) => spelledSo.test(word);

/** Whether each parenthesis of a text has its other half. */
export function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') {
      depth += 1;
    } else if (character === ')') {
      depth -= 1;
    }
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}

/** Words of a text that are written like names of code; of a chain, the last part. */
export function namesIn(text: string): string[] {
  const words = text.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g) ?? [];
  return words
    .map((word) => word.split('.').at(-1)!)
    .filter(
      (name) =>
        lowerCamel.test(name) ||
        /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name) ||
        (/^[A-Z]/.test(name) && humps(name) > 1),
    );
}
