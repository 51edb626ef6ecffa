// cspell:ignore gstatic
/**
 * What to change at which server: short, because the site's pages have the whole files, which are
 * tested with the real servers. Names of settings are from each server's own documentation.
 */
import {serverNames, type Server} from '../servers';

/** `code` is a part of a configuration file. */
export type Fix = {server: Server; text: string; code?: string | undefined};

const fixAt =
  (server: Server) =>
  (text: string, code?: string): Fix => ({server, text, code});

/** `at.nginx('In the location of the archive.', 'add_header …')` */
export const at = Object.fromEntries(
  (Object.keys(serverNames) as Server[]).map((one) => [one, fixAt(one)]),
) as Record<Server, ReturnType<typeof fixAt>>;

/** Fonts of viewers up to 3.9, which their page takes from there. */
export const isOfGoogle = (url: URL | undefined) =>
  /^fonts\.(?:googleapis|gstatic)\.com$/.test(url?.hostname ?? '');

/** For a request that is not for the archive, without the fixes that are about it. */
export function fixesOfFile(fixes: readonly Fix[], url: URL): Fix[] {
  const own = fixes.filter(
    ({server, text, code = ''}) =>
      !/^(?:orthanc|dcm4chee)$/.test(server) &&
      !/archive|dicom-web|Root\b/.test(text + code),
  );
  const name = url.pathname.split('/').pop();
  return isOfGoogle(url)
    ? [
        at.viewer(
          'Viewers up to 3.9 load their font from Google. Without it, browsers use another font, and everything else works. On a closed network, remove the link from `index.html`.',
        ),
      ]
    : own.length === fixes.length
      ? own
      : [
          at.viewer(
            `\`${name}\` is a file of the page, and no request to the archive. Serve it from the origin of the page, with the other files of the build.`,
          ),
          ...own,
        ];
}

/** An archive writes whole URLs of bulk data into its metadata, with the host that it knows. */
export const ofBulkData = ({url, page}: {url?: URL; page?: string}): Fix[] =>
  /\/bulk(?:data)?\//.test(url?.pathname ?? '') && page !== url!.origin
    ? [
        at.nginx(
          'The URL comes from the metadata of the archive (bulk data). Pass the public host and scheme on to it, in its location.',
          'proxy_set_header Host $http_host;\nproxy_set_header X-Forwarded-Proto $scheme;\nproxy_set_header Forwarded "host=$http_host;proto=$scheme";',
        ),
        at.orthanc(
          'Remove `Host` and `Ssl` from the section `DicomWeb`: Orthanc then builds its URLs from the headers of the request.',
        ),
      ]
    : [];

/** One origin for both, which needs no CORS. */
export const oneOrigin: Fix = at.viewer(
  "Configure the viewer's server to forward `/dicom-web/` to the archive, and use paths without a host in `app-config.js`. CORS then does not apply.",
  "qidoRoot: '/dicom-web',\nwadoRoot: '/dicom-web',",
);

export const rootsOf: Fix = at.viewer(
  'Set both roots to the path that your server forwards to the DICOMweb service of the archive.',
  "qidoRoot: '/dicom-web',\nwadoRoot: '/dicom-web',",
);

export const plugin: Fix = at.orthanc(
  'Check that the DICOMweb plugin is loaded and turned on. In `orthanc.json`:',
  '"Plugins": ["/usr/share/orthanc/plugins"],\n"DicomWeb": {"Enable": true, "Root": "/dicom-web/"}',
);

/** The path of the root goes to the archive as it is. */
export const forward: Fix[] = [
  at.nginx(
    'Forward the path of the root, before the location of the routes. A path in `proxy_pass` replaces the path of the location; leave it out if both are the same.',
    'location ^~ /dicom-web/ {\n  proxy_pass http://127.0.0.1:8042;\n}',
  ),
  at.apache(
    'Forward the path of the root.',
    'ProxyPass "/dicom-web/" "http://127.0.0.1:8042/dicom-web/"',
  ),
  at.caddy(
    'Forward the path of the root, before the files of the viewer.',
    'handle /dicom-web/* {\n\treverse_proxy 127.0.0.1:8042\n}',
  ),
];

/** Sends the header for the page's origin, also with errors and for preflight requests. */
export const allowOrigin = (
  page = 'https://viewer.example.org',
  headers = 'Accept, Authorization, Content-Type',
  methods = 'GET, POST, OPTIONS',
): Fix[] => [
  at.nginx(
    'In the location of the archive. `always` also adds the headers to errors.',
    `add_header Access-Control-Allow-Origin ${page} always;
add_header Access-Control-Allow-Headers "${headers}" always;
add_header Access-Control-Allow-Methods "${methods}" always;
add_header Vary Origin always;
proxy_hide_header Access-Control-Allow-Origin;
if ($request_method = OPTIONS) {
  return 204;
}`,
  ),
  at.apache(
    'In the virtual host of the archive. It needs mod_headers and mod_rewrite.',
    `RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
Header unset Access-Control-Allow-Origin
Header always set Access-Control-Allow-Origin "${page}"
Header always set Access-Control-Allow-Headers "${headers}"
Header always set Access-Control-Allow-Methods "${methods}"
Header always merge Vary "Origin"`,
  ),
  at.caddy(
    'One origin for both is less work in Caddy. In the site of the viewer:',
    forward[2]!.code,
  ),
  at.iis(
    'Install the CORS module of IIS, which also responds to preflight requests. In `web.config`, in `system.webServer`:',
    `<cors enabled="true">
  <add origin="${page}">
    <allowHeaders>
${headers
  .split(/,\s*/)
  .map((name) => `      <add header="${name}" />`)
  .join('\n')}
    </allowHeaders>
  </add>
</cors>`,
  ),
  at.orthanc(
    'Orthanc has no setting for CORS. Put a proxy in front of it, and set the headers there.',
  ),
  at.dcm4chee(
    'dcm4chee-arc sends the headers itself, with `*` as the origin. If they are missing, the response comes from something in front of it, such as a proxy or its sign-in.',
  ),
  oneOrigin,
];

/** The setting of each server for the largest body of a request. */
export const largerBody: Fix[] = [
  at.nginx(
    'In the location of the archive; the default is 1 MB.',
    'client_max_body_size 2g;',
  ),
  at.apache(
    'In the virtual host of the archive, in bytes.',
    'LimitRequestBody 2147483647',
  ),
  at.caddy(
    'Caddy has no limit unless the Caddyfile sets one. Raise it there:',
    'request_body {\n\tmax_size 2GB\n}',
  ),
  at.iis(
    'In `web.config`, in `system.webServer`; the default is 30,000,000 bytes.',
    '<security>\n  <requestFiltering>\n    <requestLimits maxAllowedContentLength="2147483648" />\n  </requestFiltering>\n</security>',
  ),
  at.dcm4chee("WildFly also has a limit, its HTTP listener's `max-post-size`."),
];

/** How long a proxy waits for the archive. */
export const moreTime: Fix[] = [
  at.nginx(
    'In the location of the archive; the default is 60 seconds.',
    'proxy_read_timeout 300s;',
  ),
  at.apache('In the virtual host of the archive.', 'ProxyTimeout 300'),
  at.orthanc(
    'Upgrade to a release whose DICOMweb plugin caches the metadata of a series, and leave that cache on. The first request of a large series can still take long.',
  ),
];

/** Compresses scripts and JSON, as the recipes do. */
export const compress: Fix[] = [
  at.nginx(
    'In `http` or `server`.',
    'gzip on;\ngzip_vary on;\ngzip_types text/css text/javascript application/javascript application/json application/dicom+json image/svg+xml;',
  ),
  at.apache(
    'It needs mod_deflate and mod_filter.',
    'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/dicom+json',
  ),
  at.caddy(
    "Put this in the viewer's site. Your own list replaces Caddy's, which does not include DICOM JSON.",
    'encode {\n\tmatch {\n\t\theader Content-Type text/*\n\t\theader Content-Type application/javascript*\n\t\theader Content-Type application/json*\n\t\theader Content-Type application/dicom+json*\n\t}\n}',
  ),
  at.iis(
    'Install static and dynamic compression. In `web.config`, in `system.webServer`:',
    '<urlCompression doStaticCompression="true" doDynamicCompression="true" />',
  ),
];

/** Sends a header with one file of the viewer. */
export const cacheOf = (file: string, value: string): Fix[] => [
  at.nginx(
    'In the server of the viewer. Repeat its other headers: a location with `add_header` inherits none.',
    `location = /${file} {\n  try_files $uri =404;\n  add_header Cache-Control "${value}";\n}`,
  ),
  at.apache(
    'In the folder of the viewer. It needs mod_headers.',
    `<Files "${file}">\n  Header set Cache-Control "${value}"\n</Files>`,
  ),
  at.caddy(
    'In the site of the viewer.',
    `header /${file} Cache-Control "${value}"`,
  ),
  at.iis(
    'In `web.config`.',
    `<location path="${file}">\n  <system.webServer>\n    <staticContent>\n      <clientCache cacheControlMode="DisableCache" />\n    </staticContent>\n  </system.webServer>\n</location>`,
  ),
];

/** A missing file is a 404, and a route is the page. */
export const notThePage: Fix[] = [
  at.nginx(
    'In the server of the viewer: a missing file returns 404, a route returns the page.',
    'location ~ "\\.(?:js|mjs|css|map|wasm|json)$" {\n  try_files $uri =404;\n}\nlocation / {\n  try_files $uri /index.html;\n}',
  ),
  at.apache(
    'In the folder of the viewer. It needs mod_rewrite.',
    'RewriteEngine On\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_URI} !\\.(?:js|mjs|css|map|wasm|json)$\nRewriteRule ^ index.html [L]',
  ),
];

/** MIME types of scripts. */
export const mimeTypes: Fix[] = [
  at.nginx(
    'In `http`, next to the include of `mime.types`.',
    'types {\n  text/javascript mjs;\n}',
  ),
  at.apache(
    'In the folder of the viewer.',
    'AddType text/javascript .mjs\nAddType application/wasm .wasm',
  ),
  at.iis(
    'In `web.config`, in `system.webServer`.',
    '<staticContent>\n  <mimeMap fileExtension=".mjs" mimeType="text/javascript" />\n  <mimeMap fileExtension=".wasm" mimeType="application/wasm" />\n</staticContent>',
  ),
];
