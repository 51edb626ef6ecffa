/**
 * What an inline-code text is, by its shape. Everything that is not a name of the platform by its shape alone (a path,
 * an address, a shell command, a number, plain English) is told apart here, by grammar and not by a list of words.
 */

export type Shape =
  | 'path'
  | 'address'
  | 'shell'
  | 'file'
  | 'number'
  | 'html'
  | 'css'
  | 'http'
  | 'version'
  | 'key'
  | 'dicom'
  | 'date'
  | 'punctuation'
  | 'keyword'
  | 'text'
  | 'plain'
  | 'pattern'
  | 'image'
  | 'template'
  | 'query'
  | 'header';

const fileExtension =
  /\.(?:[cm]?[jt]sx?|json5?|mdx?|ya?ml|toml|lock|css|scss|svg|png|jpe?g|gif|webp|ico|html?|xml|txt|log|conf(?:ig)?|cfg|ini|env|sh|bash|bat|cmd|ps1|py|crt|cer|key|pem|csr|p12|pfx|gz|br|zip|tgz|tar(?:\.gz)?|wasm|dcm|map|d\.ts|woff2?|ttf|pdf|csv|lua|nrrd|nii|raw|webmanifest|example|template|disabled|local|ejs|pid|sock)$/i;

const shellCommand =
  /^(?:sudo |\$ )?(?:npm|npx|yarn|pnpm|node|git|docker(?:-compose)?|podman|curl|wget|openssl|nginx|chmod|chown|mkdir|cp|mv|rm|ls|cd|cat|grep|sed|awk|tar|gzip|brotli|export|set|env|echo|kubectl|helm|gcloud|aws|az|certbot|ssh|scp|adb|bash|sh|pwsh|powershell|python3?|pip3?|systemctl|service|lerna|tsc|vite|http-server|serve|code|open|start|xcode-select|ios_webkit_debug_proxy|brew|apt|apt-get|apk|dnf|yum|source|command|which|where|winget|choco|nvm|fnm|corepack|volta|dcmdump|storescu|findscu|dcmsend|jq|find|head|tail|time|dig|nslookup|ping|telnet|nc|mkcert|htpasswd|keytool|su|test|ng|ohif-cli)(?:\s+\S.*)$/;

const keyword = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'this',
  'super',
  'async',
  'await',
  'import',
  'export',
  'default',
  'const',
  'let',
  'var',
  'function',
  'class',
  'new',
  'return',
  'if',
  'else',
  'try',
  'catch',
  'finally',
  'throw',
  'extends',
  'typeof',
  'instanceof',
  'in',
  'of',
  'for',
  'while',
  'do',
  'switch',
  'case',
  'break',
  'continue',
  'delete',
  'void',
  'yield',
  'static',
  'string',
  'number',
  'boolean',
  'object',
  'any',
  'unknown',
  'never',
  'symbol',
  'bigint',
  'interface',
  'type',
  'enum',
  'as',
  'from',
  'js',
  'ts',
  'jsx',
  'tsx',
  'json',
  'bash',
  'sh',
  'yaml',
]);

const keyNames =
  /^(?:Ctrl|Control|Alt|Shift|Cmd|Command|Meta|Option|Enter|Return|Esc|Escape|Tab|Space|Backspace|Delete|Del|Insert|Home|End|Page ?Up|Page ?Down|Arrow(?:Up|Down|Left|Right)|Up|Down|Left|Right|F\d{1,2}|[A-Za-z0-9]|[-+=/\\.,;'`[\]*?])$/i;

/** The shape of an inline-code text, or null: then it is a name or an expression, and must be found. */
export function shapeOfText(raw: string): Shape | null {
  const t = raw.trim();
  if (!t) return 'punctuation';
  if (!/[A-Za-z]/.test(t)) return /\d/.test(t) ? 'number' : 'punctuation';
  if (/^\/.+\/[gimsuy]*$/.test(t) && /[\^$\\()[\]|+*]/.test(t))
    return 'pattern';
  if (/^@?[\w./-]+@(?:[\^~<>=v]*\d[\w.+-]*|latest|next|beta)$/.test(t))
    return 'version';
  if (/^[\w.%+-]+@[\w-]+\.[\w.-]+$/.test(t)) return 'address';
  if (keyword.has(t)) return 'keyword';
  if (
    /^(?:[\w.+-]+:)?\/\/\S*$|^(?:mailto|data|blob|file|wadors|wadouri|dicomweb|dicomfile|about|chrome|ws|wss|https?|urn|javascript|streamingwadors|stack|frames):\S*$/i.test(
      t,
    )
  )
    return 'address';
  if (
    /^(?:[\w-]+\.)+(?:com|org|net|io|dev|gov|edu|local|internal|test|example|health|app|cloud|invalid)(?::\d+)?(?:\/\S*)?$/i.test(
      t,
    )
  )
    return 'address';
  if (
    /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|[a-z][\w-]*:\d{2,5}|\[?::1\]?)(?::\d+)?(?:\/\S*)?$/i.test(
      t,
    )
  )
    return 'address';
  if (/^[?&#][\w.%[\]-]+(?:=|$)/.test(t)) return 'query';
  if (
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)(?:\s+\S+)?$/.test(
      t,
    ) ||
    /^HTTP\/\d/.test(t)
  )
    return 'http';
  if (/^[1-5]\d\d(?: [A-Z][\w -]*)?$/.test(t)) return 'http';
  if (
    /^(?:application|audio|font|image|multipart|text|video|model|message)\/[\w.+*-]+(?:\s*;.*)?$/.test(
      t,
    )
  )
    return 'http';
  if (/^(?:[A-Z][a-z]*|[A-Z]{2,})(?:-[A-Z][A-Za-z]*)+(?:: .*)?$/.test(t))
    return 'header';
  if (
    /^[A-Z][\w-]*: \S.*$/.test(t) &&
    /^(?:Accept|Authorization|Host|Origin|Vary|Server|Cookie|Location|Pragma|Expires|Upgrade|Connection|Via|Range|Age|ETag|[A-Z][a-z]+-)/.test(
      t,
    )
  )
    return 'header';
  if (
    /^(?:Bearer|Basic|Digest)\b/.test(t) ||
    /^charset=|^type=|^transfer-syntax=|^max-age=|^same-origin$|^require-corp$|^cross-origin$|^no-(?:store|cache)\b/.test(
      t,
    )
  )
    return 'http';
  if (
    /^\(?[0-9A-Fa-fx]{4},\s?[0-9A-Fa-fx]{4}\)?$/.test(t) ||
    /^[0-9A-F]{8}$/.test(t)
  )
    return 'dicom';
  if (/^[A-Z]{2,3}$/.test(t) || /^ISO_IR(?: \d+)?$/.test(t)) return 'dicom';
  if (/^[0-2]\.\d+(?:\.[\d*x…-]+)+\.?$/.test(t)) return 'dicom';
  if (
    /^[\^~<>=v ]*\d+\.\d+[\w.x*+-]*(?:\s*(?:-|\|\||to|and|,)?\s*[\^~<>=v]*\d[\w.x*+-]*)*$/.test(
      t,
    ) ||
    /^[\^~<>=]+\s?\d+$/.test(t)
  )
    return 'version';
  if (
    /^-?\d[\d.,_]*\s?(?:%|px|rem|em|vh|vw|fr|deg|ms|s|min|h|d|KB|MB|GB|TB|KiB|MiB|GiB|kB|B|Hz|fps|mm|cm|HU|x|×\d+|m|k|g|[kM]bit\/s)?$/i.test(
      t,
    ) ||
    /^#[0-9a-f]{3,8}$/i.test(t) ||
    /^0x[0-9a-f]+$/i.test(t)
  )
    return 'number';
  if (/^\d+ ?[×x] ?\d+$/.test(t) || /^[A-Z]:\s?\d+$/.test(t)) return 'number';
  if (/^(?:YYYY|\d{4})[-/.]?(?:MM|\d\d)/.test(t) || /^[DMYHhms/: .-]+$/.test(t))
    return 'date';
  if (
    t.split(/\s*\+\s*|,\s*|\s+then\s+/).every((k) => keyNames.test(k)) &&
    (t.length < 2 ||
      /[+,]|^(?:F\d|Esc|Enter|Tab|Space|Arrow|Page|Ctrl|Cmd|Alt|Shift)/i.test(
        t,
      ))
  )
    return 'key';
  if (/^<\/?[a-z!][\w-]*(?:\s[^>]*)?\/?>/.test(t) || /^<[?!]/.test(t))
    return 'html';
  if (/^[a-z-]+="[^"]*"$|^(?:data|aria)-[a-z-]+$/.test(t)) return 'html';
  if (
    /^--[\w-]+:.*$/.test(t) ||
    /^(?:var|rgb|rgba|hsl|hsla|calc|url|env|min|max|clamp)\(.*\)$/.test(t) ||
    /^@(?:media|import|layer|font-face|tailwind|apply|supports)\b/.test(t) ||
    /^[a-z]+(?:-[a-z]+)*:\s?[^:{]+;$/.test(t)
  )
    return 'css';
  if (/^-{1,2}[a-zA-Z][\w-]*(?:[= ]\S.*)?$/.test(t)) return 'shell';
  if (shellCommand.test(t)) return 'shell';
  if (/^[A-Z][A-Z0-9_]*=\S*\s+\S+/.test(t)) return 'shell';
  if (/^\$\{?[A-Za-z_]\w*\}?\/\S*$/.test(t)) return 'path';
  if (
    /^(?:ghcr\.io|docker\.io|quay\.io|mcr\.microsoft\.com|registry\S*)\/\S+$/.test(
      t,
    ) ||
    (/^[a-z][\w./-]*:[\w][\w.-]*(?:@sha256:\w+)?$/.test(t) &&
      /:(?:v?\d|latest|stable|alpine|slim|lts)/.test(t))
  )
    return 'image';
  if (/^(?:\.{1,2}|~|[A-Za-z]:)?[/\\]/.test(t) || /^(?:\.{1,2}|~)$/.test(t))
    return 'path';
  if (/^\.[\w-]+(?:rc)?(?:\.[\w-]+)*\/?$/.test(t) && !/^\.[a-z]+[A-Z]/.test(t))
    return 'file';
  if (
    /^[^\s(){}'"`;]+\/[^\s(){}'"`;]*$/.test(t) &&
    !/^@[\w-]+\/[\w.-]+$/.test(t) &&
    !/^@?ohif\//.test(t)
  )
    return 'path';
  if (/^@[\w-]+\/[\w-]+\/\S+$/.test(t)) return 'path';
  if (/^\*?[\w@.*{},$<>[\]-]+$/.test(t) && fileExtension.test(t)) return 'file';
  if (
    /^(?:Dockerfile|Makefile|LICENSE|README|CHANGELOG|CNAME|Caddyfile|Procfile|yarn\.lock|robots\.txt)(?:\.\w+)?$/.test(
      t,
    )
  )
    return 'file';
  if (
    /^\/.*\/[gimsuy]*$/.test(t) ||
    /^\^.*\$$/.test(t) ||
    /\\[dwsSWD.]|\(\?[:=!<]/.test(t)
  )
    return 'pattern';
  if (/^\*[\w.*-]*$|^[\w-]*\*[\w.-]*$/.test(t)) return 'pattern';
  if (
    /\{\{.*\}\}|^\$\{.+\}$|^<[\w -]+>$|^\{[\w-]+\}$|%\w+%|^\[[\w ]+\]$/.test(t)
  )
    return 'template';
  if (
    /^"[^"]*"$|^'[^']*'$/.test(t) &&
    !/^["'](?:event:|@ohif|[\w-]+\.[\w.-]+["']$)/.test(t)
  )
    return 'text';
  return null;
}

/** Words that look like a name of code: an inner capital, an underscore, a call. */
export const identifierShape = /^[$_A-Za-z][\w$]*$/;
export const lowerCamel = /^[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*$/;
export const humps = (word: string) =>
  (word.match(/[A-Z][a-z0-9]+/g) ?? []).length;

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
