import {replaced} from './change';
import type {Place} from './input';
import type {Recipes} from './recipes';

const fileEndings =
  'js|mjs|css|map|wasm|json|html|txt|xml|svg|png|jpe?g|gif|ico|webp|woff2?|ttf|onnx';

/** A Caddyfile for Caddy 2. */
export function caddyOf(place: Place): string {
  const {prefix, host, folder, archiveIs, archiveHost, archivePath} = place;
  const redirects = prefix
    ? `
	redir / ${prefix}/ 302
	@bare path ${prefix}
	redir @bare ${prefix}/?{query} 301
`
    : '';
  const archive =
    archiveIs === 'behind'
      ? `
	@archive path /dicom-web/*
	handle @archive {
		@servers path /dicom-web/servers /dicom-web/servers/*
		respond @servers 404
		@closed not method GET HEAD POST
		respond @closed 403
${archivePath === '/dicom-web' ? '' : `		uri replace /dicom-web ${archivePath} 1\n`}		reverse_proxy ${archiveHost}
	}
`
      : '';
  return `${host} {
	root * ${folder}
	encode gzip
	header {
		X-Content-Type-Options nosniff
		Referrer-Policy same-origin
		Content-Security-Policy "frame-ancestors 'self'"
		Cross-Origin-Resource-Policy same-origin
	}
${redirects}${archive}
	handle ${prefix}/* {
		# Routes of the application return the page; a missing file is a 404.
		@route {
			not file
			not path_regexp \\.(?:${fileEndings})$
		}
		rewrite @route ${prefix}/index.html
		@hashed path_regexp [./][0-9a-f]{16,}\\.(?:js|css|map|wasm|woff2?)$
		@configuration path ${prefix}/app-config.js
		header Cache-Control no-cache
		header @hashed Cache-Control "public, max-age=31536000, immutable"
		header @configuration Cache-Control no-store
		file_server
	}
}
`;
}

const mimeMap = (ending: string, type: string) =>
  `      <remove fileExtension=".${ending}" />
      <mimeMap fileExtension=".${ending}" mimeType="${type}" />`;

/** A web.config in the folder of the files; needs the URL Rewrite module. */
export function iisOf({prefix}: Place): string {
  const cache = (file: string, value: string) => `
  <location path="${file}">
    <system.webServer>
      <httpProtocol>
        <customHeaders>
          <remove name="Cache-Control" />
          <add name="Cache-Control" value="${value}" />
        </customHeaders>
      </httpProtocol>
    </system.webServer>
  </location>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<configuration>
  <system.webServer>
    <staticContent>
${mimeMap('mjs', 'text/javascript')}
${mimeMap('wasm', 'application/wasm')}
    </staticContent>
    <httpProtocol>
      <customHeaders>
        <add name="Cache-Control" value="no-cache" />
        <add name="X-Content-Type-Options" value="nosniff" />
        <add name="Referrer-Policy" value="same-origin" />
        <add name="Content-Security-Policy" value="frame-ancestors 'self'" />
        <add name="Cross-Origin-Resource-Policy" value="same-origin" />
      </customHeaders>
    </httpProtocol>
    <rewrite>
      <rules>
        <!-- Routes of the application return the page; a missing file is a 404. -->
        <rule name="Routes of the viewer" stopProcessing="true">
          <match url="\\.(?:${fileEndings})$" negate="true" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
          </conditions>
          <action type="Rewrite" url="${prefix}/index.html" />
        </rule>
      </rules>
    </rewrite>
  </system.webServer>${cache('app-config.js', 'no-store')}
</configuration>
`;
}

/** The script that uploads a build to the bucket, below the path. */
export function uploadOf({prefix}: Place, {upload}: Recipes): string {
  if (!prefix) {
    return upload;
  }
  let text = replaced(upload, 's3://$bucket"', `s3://$bucket${prefix}"`);
  text = replaced(text, 's3://$bucket/', `s3://$bucket${prefix}/`);
  return replaced(
    text,
    `'/index.html' '/app-config.js'`,
    `'${prefix}/index.html' '${prefix}/app-config.js'`,
  );
}

/** The CloudFront function for viewer requests. */
export function cloudFrontOf({prefix}: Place): string {
  const redirect = prefix
    ? `
  if (uri === '/' || uri === '${prefix}') {
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: {location: {value: '${prefix}/'}},
    };
  }`
    : '';
  return `function handler(event) {
  var request = event.request;
  var uri = request.uri;${redirect}
  // A route of the application, not a file: return the page.
  var last = uri.split('/').pop();
  if (uri.indexOf('${prefix}/') === 0 && last.indexOf('.') === -1) {
    request.uri = '${prefix}/index.html';
  }
  return request;
}
`;
}

/** Commands that build and start an image of the viewer, in a checkout. */
export const dockerOf = ({prefix}: Place): string =>
  `docker build --build-arg PUBLIC_URL=${prefix}/ --build-arg APP_CONFIG=config/my-site.js --tag my-viewer .
docker run --rm --publish 127.0.0.1:3000:80 my-viewer
`;
