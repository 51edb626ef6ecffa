/** Serves one recipe with a real nginx and reports where it differs from what its page describes. */
import {RecipeServer, StubServer, type Change} from '../server';
import {archiveHost, corsSteps} from './cors-steps';
import type {RecipeName} from './recipe-files';
import {archive, host, sample, sampleOfImage} from './sample-files';
import {signIn, signInSteps} from './sign-in-steps';
import {trySteps, type Step} from './steps';
import {viewerSteps, type ViewerRecipe} from './viewer-steps';

/** The image's entrypoint fills in the port, and its nginx.conf includes the result. */
export const filledIn = (template: string) =>
  `events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${template.replaceAll('${PORT}', '80').replaceAll('${SSL_PORT}', '443')}
}
`;

const usual: ViewerRecipe = {
  prefix: '',
  tls: false,
  frameAncestors: "'self'",
  resourcePolicy: 'same-origin',
};

const viewerRecipes: Partial<Record<RecipeName, ViewerRecipe>> = {
  'sub-path': {...usual, prefix: '/viewer'},
  'nginx-archive': usual,
  tls: {...usual, tls: true},
  iframe: {
    ...usual,
    tls: true,
    frameAncestors: "'self' https://ris.example.org",
    resourcePolicy: 'same-site',
  },
  'docker-orthanc': {...usual, image: true},
  'docker-ssl': {...usual, tls: true, image: true, filesOnly: true},
};

/** How a recipe is served, and what is sent to it. */
type Trial = {
  /** Servers in the places of those that the recipe passes requests on to: the line, with `…` for the host, and the server. */
  behind: Record<string, [line: string, start: () => Promise<StubServer>]>;
  server: Omit<Parameters<typeof RecipeServer.start>[1], 'changes'>;
  changes?: Change[];
  steps: Step[];
  /** What the access log must have, and must not have. */
  logs?: RegExp;
  logsNot: RegExp;
};

const tls = {host, tls: true, files: {}};

function viewerTrial(recipe: ViewerRecipe, appConfig: string): Trial {
  const {image, filesOnly, prefix, tls} = recipe;
  const mounted = 'alias {folder}/mounted/app-config.js;';
  const root = image
    ? '/usr/share/nginx/html'
    : `/srv/ohif${prefix ? '' : '/viewer'}`;
  const files = image ? sampleOfImage(appConfig) : sample(prefix, appConfig);
  return {
    behind: filesOnly ? {} : {archive: ['server …;', archive]},
    server: {host, tls, root, files},
    changes: image ? [['alias /etc/viewer/app-config.js;', mounted]] : [],
    steps: viewerSteps(recipe, appConfig),
    logs: filesOnly ? undefined : /GET \/dicom-web\/studies/,
    logsNot: /PatientName|Curie|StudyInstanceUIDs/,
  };
}

const corsTrial: Trial = {
  behind: {archive: ['server …;', archive]},
  server: {...tls, host: archiveHost},
  steps: corsSteps,
  logsNot: /limit=1/,
};

const ok = () =>
  StubServer.start((_asked, response) => {
    response.writeHead(200, {'content-type': 'text/plain'});
    response.end('ok');
  });

const signInTrial = (hasProvider: boolean): Trial => ({
  behind: {
    login: ['set $login http://…;', () => StubServer.start(signIn)],
    viewer: ['set $viewer http://…;', ok],
    ...(hasProvider ? {identity: ['set $identity http://…;', ok]} : {}),
  },
  server: tls,
  steps: signInSteps(hasProvider),
  logs: /curie@example\.org .*"GET \/dicom-web\/studies"/,
  logsNot: /PatientName|secret-code/,
});

const hosts: Record<string, string> = {
  login: 'login:4180',
  viewer: 'viewer:80',
  identity: 'keycloak:8080',
};

/** Serves a recipe, sends the requests that its page describes, and returns the problems. */
export async function checkRecipe(
  name: RecipeName,
  source: string,
  appConfig = 'window.config = {};\n',
): Promise<string[]> {
  const viewer = viewerRecipes[name];
  const trial = viewer
    ? viewerTrial(viewer, appConfig)
    : name === 'cors'
      ? corsTrial
      : signInTrial(name === 'keycloak');
  const behind: Record<string, StubServer> = {};
  const changes = [...(trial.changes ?? [])];
  let server: RecipeServer | undefined;
  try {
    for (const [place, [line, start]] of Object.entries(trial.behind)) {
      behind[place] = await start();
      const theirs =
        hosts[place] ?? (viewer?.image ? 'orthanc:8042' : '127.0.0.1:8042');
      changes.push([
        line.replace('…', theirs),
        line.replace('…', `127.0.0.1:${behind[place].port}`),
      ]);
    }
    server = await RecipeServer.start(
      viewer?.image ? filledIn(source) : source,
      {...trial.server, changes},
    );
    const problems = await trySteps(server, behind, trial.steps);
    const log = server.log();
    if (trial.logs && !trial.logs.test(log)) {
      problems.push(`the access log does not have ${trial.logs.source}`);
    }
    const leaked = trial.logsNot.exec(log)?.[0];
    return leaked ? [...problems, `the access log has ${leaked}`] : problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    // nginx is closed first, because it has connections to the others.
    await server?.close();
    await Promise.all(Object.values(behind).map((stub) => stub.close()));
  }
}
