/**
 * Classifies inline code by its shape. Anything that cannot be a name of the platform (a
 * path, a URL, a shell command, a number, plain English) is recognized here by grammar, not
 * by a list of words, if it has parts that would be looked up otherwise.
 */
import ts from 'typescript';

const fileExtension =
  /\.(?:[cm]?[jt]sx?|json5?|mdx?|ya?ml|toml|lock|css|scss|svg|png|jpe?g|gif|webp|ico|html?|xml|txt|log|conf(?:ig)?|cfg|ini|env|sh|bash|bat|cmd|ps1|py|crt|cer|key|pem|csr|p12|pfx|gz|br|zip|tgz|tar(?:\.gz)?|wasm|dcm|map|d\.ts|woff2?|ttf|pdf|csv|lua|nrrd|nii|raw|webmanifest|example|template|disabled|local|ejs|pid|sock)$/i;

const shellCommand =
  /^(?:sudo |\$ )?(?:npm|npx|yarn|pnpm|node|git|docker(?:-compose)?|podman|curl|wget|openssl|nginx|chmod|chown|mkdir|cp|mv|rm|ls|cd|cat|grep|sed|awk|tar|gzip|brotli|export|set|env|echo|kubectl|helm|gcloud|aws|az|certbot|ssh|scp|adb|bash|sh|pwsh|powershell|python3?|pip3?|systemctl|service|lerna|tsc|vite|http-server|serve|code|open|start|xcode-select|ios_webkit_debug_proxy|brew|apt|apt-get|apk|dnf|yum|source|command|which|where|winget|choco|nvm|fnm|corepack|volta|dcmdump|storescu|findscu|dcmsend|jq|find|head|tail|time|dig|nslookup|ping|telnet|nc|mkcert|htpasswd|keytool|su|test|ng|ohif-cli)(?:\s+\S.*)$/;

/** Of JavaScript and TypeScript, and the languages of samples. */
const keywords = new Set([
  ...`NaN Infinity undefined async await let static yield string number boolean
    object any unknown never symbol bigint interface type as from of js ts jsx
    tsx json bash sh yaml`.split(/\s+/),
]);
for (
  let kind = ts.SyntaxKind.FirstReservedWord;
  kind <= ts.SyntaxKind.LastReservedWord;
  kind += 1
) {
  keywords.add(ts.tokenToString(kind)!);
}

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
  | [{test: (text: string) => boolean}, {and?: RegExp; not?: RegExp}];

const shapes: Shape[] = [
  {test: (text) => keywords.has(text)},
  /^(?:[\w.+-]+:)?\/\/\S*$|^(?:mailto|data|blob|file|wadors|wadouri|dicomweb|dicomfile|about|chrome|ws|wss|https?|urn|javascript|streamingwadors|stack|frames):\S*$/i,
  /^(?:[\w-]+\.)+(?:com|org|net|io|dev|gov|edu|local|internal|test|example|health|app|cloud|invalid)(?::\d+)?(?:\/\S*)?$/i,
  /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|[a-z][\w-]*:\d{2,5}|\[?::1\]?)(?::\d+)?(?:\/\S*)?$/i,
  /^[?&#][\w.%[\]-]+(?:=|$)/,
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)(?:\s+\S+)?$/,
  /^[1-5]\d\d(?: [A-Z][\w -]*)?$/,
  /^(?:application|audio|font|image|multipart|text|video|model|message)\/[\w.+*-]+(?:\s*;.*)?$/,
  /^(?:[A-Z][a-z]*|[A-Z]{2,})(?:-[A-Z][A-Za-z]*)+(?:: .*)?$/,
  [
    /^[A-Z][\w-]*: \S.*$/,
    {
      and: /^(?:Accept|Authorization|Host|Origin|Vary|Server|Cookie|Location|Pragma|Expires|Upgrade|Connection|Via|Range|Age|ETag|[A-Z][a-z]+-)/,
    },
  ],
  /^(?:Bearer|Basic|Digest)\b/,
  /^charset=|^type=|^transfer-syntax=|^max-age=|^same-origin$|^require-corp$|^cross-origin$|^no-(?:store|cache)\b/,
  /^[A-Z]{2,3}$/,
  /^ISO_IR(?: \d+)?$/,
  /^[\^~<>=v ]*\d+\.\d+[\w.x*+-]*(?:\s*(?:-|\|\||to|and|,)?\s*[\^~<>=v]*\d[\w.x*+-]*)*$/,
  /^-?\d[\d.,_]*\s?(?:%|px|rem|em|vh|vw|fr|deg|ms|s|min|h|d|KB|MB|GB|TB|KiB|MiB|GiB|kB|B|Hz|fps|mm|cm|HU|x|×\d+|m|k|g|[kM]bit\/s)?$/i,
  /^[A-Z]:\s?\d+$/,
  /^[DMYHhms/: .-]+$/,
  {test: isKeys},
  /^<\/?[a-z!][\w-]*(?:\s[^>]*)?\/?>/,
  /^[a-z-]+="[^"]*"$|^(?:data|aria)-[a-z-]+$/,
  /^(?:var|rgb|rgba|hsl|hsla|calc|url|env|min|max|clamp)\(.*\)$/,
  /^@(?:media|import|layer|font-face|tailwind|apply|supports)\b/,
  /^-{1,2}[a-zA-Z][\w-]*(?:[= ]\S.*)?$/,
  shellCommand,
  /^[A-Z][A-Z0-9_]*=\S*\s+\S+/,
  [
    /^[a-z][\w./-]*:[\w][\w.-]*(?:@sha256:\w+)?$/,
    {and: /:(?:v?\d|latest|stable|alpine|slim|lts)/},
  ],
  /^(?:\.{1,2}|~|[A-Za-z]:)?[/\\]/,
  [/^\.[\w-]+(?:rc)?(?:\.[\w-]+)*\/?$/, {not: /^\.[a-z]+[A-Z]/}],
  [/^[^\s(){}'"`;]+\/[^\s(){}'"`;]*$/, {not: /^@[\w-]+\/[\w.-]+$|^@?ohif\//}],
  [/^\*?[\w@.*{},$<>[\]-]+$/, {and: fileExtension}],
  /^(?:Dockerfile|Makefile|LICENSE|README|CHANGELOG|CNAME|Caddyfile|Procfile|yarn\.lock|robots\.txt)(?:\.\w+)?$/,
  /\\[dwsSWD.]|\(\?[:=!<]/,
  /^\*[\w.*-]*$|^[\w-]*\*[\w.-]*$/,
  /\{\{.*\}\}|^\$\{.+\}$|^<[\w -]+>$|^\{[\w-]+\}$|%\w+%|^\[[\w ]+\]$/,
  [/^"[^"]*"$|^'[^']*'$/, {not: /^["'](?:event:|@ohif|[\w-]+\.[\w.-]+["']$)/}],
];

/** Whether inline code is no name: a name or an expression must be found. */
export function isNoName(raw: string): boolean {
  const text = raw.trim();
  return (
    !/[A-Za-z]/.test(text) ||
    shapes.some((shape) => {
      const [fits, {and, not}] = Array.isArray(shape) ? shape : [shape, {}];
      return fits.test(text) && (!and || and.test(text)) && !not?.test(text);
    })
  );
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
  const rest = text.replace(/\([^()]*\)/g, '');
  return rest === text ? !/[()]/.test(text) : isBalanced(rest);
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
