import {replaced} from './change';
import {networks, type Place} from './input';
import type {Recipes} from './recipes';

const fileEndings =
  'js|mjs|css|map|wasm|json|html|txt|xml|svg|png|jpe?g|gif|ico|webp|woff2?|ttf|onnx';

/** What the browser may request from the archive, in a route. */
const caddyArchive = ({archiveHost, archivePath}: Place): string => `
		handle /dicom-web/* {
			route {
				# The list of remote servers is for administrators.
				@servers path /dicom-web/servers /dicom-web/servers/*
				respond @servers 404
				# Read, search, and store. An archive may support DELETE under the same paths.
				@closed not method GET HEAD POST
				respond @closed 403
${archivePath === '/dicom-web' ? '' : `				uri replace /dicom-web ${archivePath} 1\n`}				reverse_proxy ${archiveHost} {
					header_up Forwarded "host={hostport};proto={scheme}"
				}
			}
		}
`;

/** A Caddyfile for Caddy 2. */
export function caddyOf(place: Place): string {
  const {prefix, host, folder, archiveIs} = place;
  const redirects = prefix
    ? `
		redir / ${prefix}/ 302
		@bare path ${prefix}
		redir @bare ${prefix}/?{query} 301
`
    : '';
  return `# The viewer at https://${host}${prefix}/.
# There is NO sign-in here. Only the list of networks protects the archive.
# Caddy gets a public certificate for the name.
# On a closed network, add your own: tls CERTIFICATE KEY
${host} {
	root * ${folder}
	encode gzip
	header {
		X-Content-Type-Options nosniff
		Referrer-Policy same-origin
		Content-Security-Policy "frame-ancestors 'self'"
		Cross-Origin-Resource-Policy same-origin
	}

	# In this order; outside a route, Caddy sorts the directives.
	route {
		# Only the hospital's own networks. Replace them with yours.
		@outside not remote_ip ${networks}
		respond @outside 403
${redirects}${archiveIs === 'behind' ? caddyArchive(place) : ''}
		handle ${prefix}/* {
			route {
				header Cache-Control no-cache
				# A name with a hash never changes its content.
				@hashed {
					file
					path_regexp [./][0-9a-f]{16,}\\.(?:js|css|map|wasm|woff2?)$
				}
				header @hashed Cache-Control "public, max-age=31536000, immutable"
				header ${prefix}/app-config.js Cache-Control no-store
				# Routes of the application return the page; a missing file is a 404.
				@route {
					not file
					not path_regexp \\.(?:${fileEndings})$
				}
				rewrite @route ${prefix}/index.html
				file_server
			}
		}
${prefix ? '\n		respond 404\n' : ''}	}
}
`;
}

const mimeMap = (ending: string, type: string) =>
  `      <remove fileExtension=".${ending}" />
      <mimeMap fileExtension=".${ending}" mimeType="${type}" />`;

/** A header that a parent folder also sets would be an error. */
const iisHeaders = [
  ['Cache-Control', 'no-cache'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
  .map(
    ([name, value]) => `        <remove name="${name}" />
        <add name="${name}" value="${value}" />`,
  )
  .join('\n');

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
${iisHeaders}
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
  // This order: the second replacement must not find what the first one added.
  let text = replaced(upload, 's3://$bucket/', `s3://$bucket${prefix}/`);
  text = replaced(text, 's3://$bucket"', `s3://$bucket${prefix}"`);
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

/**
 * Why the image of a release cannot serve the viewer at a path, or undefined.
 *
 * The Dockerfile of 3.9 copies the files to the root, whatever the build is for.
 */
export const imageProblem = (
  {prefix, server}: Place,
  {imageArguments, release}: Recipes,
): string | undefined =>
  server === 'docker' && prefix && !imageArguments.includes('PUBLIC_URL')
    ? `The Dockerfile of ${release} has no argument for the path: its image serves the viewer at / only. Enter /, or build without Docker and choose nginx as the server; an nginx image can serve the result.`
    : undefined;

/** Commands that start an image of the viewer; if it can be built for a path, in a checkout. */
export const dockerOf = (
  {prefix}: Place,
  {imageArguments, release}: Recipes,
): string =>
  imageArguments.includes('PUBLIC_URL')
    ? `docker build --build-arg PUBLIC_URL=${prefix}/ --build-arg APP_CONFIG=config/my-site.js --tag my-viewer .
docker run --rm --publish 127.0.0.1:3000:80 my-viewer
`
    : `docker run --rm --publish 127.0.0.1:3000:80 \\
  --volume "$PWD/my-site.js:/usr/share/nginx/html/app-config.js:ro" \\
  ohif/app:v${release}
`;
