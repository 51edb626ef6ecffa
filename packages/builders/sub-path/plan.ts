/** Everything that a viewer at a path needs: build, configuration, server, and checks. */
import {apacheOf} from './apache';
import {replaced, withPrefix} from './change';
import {withShortComments} from './comments';
import {
  placeOf,
  type Input,
  type Place,
  type Problem,
  type ServerKind,
} from './input';
import {nginxOf} from './nginx';
import {
  caddyOf,
  cloudFrontOf,
  dockerOf,
  iisOf,
  imageProblem,
  uploadOf,
} from './other-servers';
import type {Recipes} from './recipes';

export type OutputFile = {
  /** Where it goes, or what it is. */
  title: string;
  text: string;
};

export type Plan = {
  problems: Problem[];
  /** `PUBLIC_URL` and `routerBasename`. */
  publicUrl?: string;
  routerBasename?: string;
  /** The URL to enter at the provider, if the viewer signs users in. */
  callback?: string;
  files: OutputFile[];
  /** What the checks of this site run (served.full.test.ts): the server, a part of the output, or nothing. */
  tested?: 'server' | 'part' | 'nothing';
  /** A command, and what it must print. */
  checks: {command: string; windows: string; prints: string}[];
};

/** The function of CloudFront runs in Node, and nginx with the rules of the image. */
const tested: Readonly<Record<ServerKind, Plan['tested']>> = {
  nginx: 'server',
  apache: 'server',
  caddy: 'server',
  s3: 'part',
  docker: 'part',
  iis: 'nothing',
};

const oidcOf = ({authority, client}: Place) => `  oidc: [
    {
      authority: '${authority}',
      client_id: '${client}',
      redirect_uri: '/callback',
      post_logout_redirect_uri: '/logout-redirect',
      response_type: 'code',
      scope: 'openid profile email',
      automaticSilentRenew: true,
      revokeAccessTokenOnSignout: true,
    },
  ],
`;

/** A complete app-config.js. */
function appConfigOf(place: Place, {appConfig}: Recipes): string {
  const {prefix, archive, archiveIs, archivePath, signIn} = place;
  let text = withPrefix(appConfig, prefix);
  if (!prefix) {
    text = replaced(
      text.replace(/^ *\/\/ One slash.*\n(?: *\/\/.*\n)*/m, ''),
      "routerBasename: ''",
      "routerBasename: '/'",
    );
  }
  if (archiveIs === 'elsewhere') {
    text = replaced(text, "'/dicom-web'", `'${archive}'`);
    text = text.replace(
      /\/\/ Paths on this origin.*(?:\n *\/\/.*)*/,
      "// The archive's own origin: it must allow the viewer's origin with CORS.",
    );
  }
  if (archiveIs === 'elsewhere' || archivePath !== '/dicom-web') {
    text = text.replace(/^.*wadoUriRoot.*\n/m, '');
  }
  return signIn === 'viewer'
    ? replaced(
        text,
        '  defaultDataSourceName',
        `${oidcOf(place)}  defaultDataSourceName`,
      )
    : text;
}

const buildOf = ({prefix}: Place): OutputFile[] => [
  {
    title: 'Build (Linux, macOS, Git Bash)',
    text: `export MSYS_NO_PATHCONV=1
PUBLIC_URL=${prefix}/ APP_CONFIG=config/my-site.js yarn run build
`,
  },
  {
    title: 'Build (PowerShell)',
    text: `$env:PUBLIC_URL = "${prefix}/"
$env:APP_CONFIG = "config/my-site.js"
yarn run build
`,
  },
  {
    title: 'Build (cmd.exe)',
    text: `set "PUBLIC_URL=${prefix}/"
set "APP_CONFIG=config/my-site.js"
yarn run build
`,
  },
];

function serverFiles(place: Place, recipes: Recipes): OutputFile[] {
  switch (place.server) {
    case 'nginx':
      return [{title: '/etc/nginx/nginx.conf', text: nginxOf(place, recipes)}];
    case 'apache':
      return [{title: 'viewer.conf', text: apacheOf(place, recipes)}];
    case 'caddy':
      return [{title: 'Caddyfile', text: caddyOf(place)}];
    case 'iis':
      return [{title: 'web.config', text: iisOf(place)}];
    case 's3':
      return [
        {title: 'upload-s3.sh', text: uploadOf(place, recipes)},
        {title: 'cloudfront-function.js', text: cloudFrontOf(place)},
      ];
    case 'docker':
      return [{title: 'Terminal', text: dockerOf(place, recipes)}];
  }
}

function checksOf({prefix, host, server}: Place): Plan['checks'] {
  const isImage = server === 'docker';
  const origin = isImage
    ? 'http://localhost:3000'
    : `${server === 'nginx' || server === 'apache' ? 'http' : 'https'}://${host}`;
  const check = (path: string, format: string, prints: string) => {
    const url = `${origin}${prefix}${path}`;
    return {
      command: `curl -s -o /dev/null -w '${format}\\n' '${url}'`,
      windows: `curl.exe -s -o NUL -w "${format}\\n" "${url}"`,
      prints,
    };
  };
  const appConfig = `${origin}${prefix}/app-config.js`;
  return [
    check('/viewer', '%{http_code} %{content_type}', '200 text/html'),
    // The image returns the page for a missing file, and sends no Cache-Control.
    ...(isImage
      ? [
          {
            command: `curl -s '${appConfig}' | grep routerBasename`,
            windows: `curl.exe -s "${appConfig}" | findstr routerBasename`,
            prints: `routerBasename: '${prefix || '/'}'`,
          },
        ]
      : [
          check('/missing.bundle.js', '%{http_code}', '404'),
          {
            command: `curl -sI '${appConfig}' | grep -i cache-control`,
            windows: `curl.exe -sI "${appConfig}" | findstr /i cache-control`,
            prints: 'Cache-Control: no-store',
          },
        ]),
  ];
}

/**
 * The plan for an input.
 *
 * @param recipes of the release
 * @returns problems only, if the input has any
 * @throws if a recipe of the docs no longer contains what is changed in it
 */
export function planOf(input: Input, recipes: Recipes): Plan {
  const {place, problems} = placeOf(input);
  const unsuitable = place && imageProblem(place, recipes);
  if (!place || unsuitable) {
    return {
      problems: unsuitable ? [{about: 'path', text: unsuitable}] : problems,
      files: [],
      checks: [],
    };
  }
  const {prefix, host, signIn, server} = place;
  const files = [
    {
      title: 'platform/app/public/config/my-site.js',
      text: appConfigOf(place, recipes),
    },
    ...(server === 'docker' ? [] : buildOf(place)),
    ...serverFiles(place, recipes),
  ];
  return {
    problems,
    publicUrl: `${prefix}/`,
    routerBasename: prefix || '/',
    ...(signIn === 'viewer'
      ? {callback: `https://${host}${prefix}/callback`}
      : {}),
    files: files.map(({title, text}) => ({
      title,
      text: withShortComments(text),
    })),
    checks: checksOf(place),
    tested: tested[server],
  };
}
