import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {docsVersions} from '../../facts/index';
import {findTool} from '../find-tool';
import {changeLines} from '../server';
import {checkRecipe} from './check-recipe';
import {checkServedRecipes} from './index';
import {
  recipeFile,
  recipeFolder,
  recipeNames,
  type RecipeName,
} from './recipe-files';

const root = path.resolve(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is wrong with a recipe in which one text is another. */
type Fault = [
  name: RecipeName,
  from: string | RegExp,
  to: string,
  says: string,
];

const faults: Record<string, Fault> = {
  'a slash behind the name in proxy_pass': [
    'sub-path',
    'proxy_pass http://archive;',
    'proxy_pass http://archive/;',
    'at the archive, url: "/studies',
  ],
  'a header that one location lacks': [
    'sub-path',
    /(location = \/viewer\/app-config\.js \{[^}]*)add_header Content-Security-Policy [^;]*;/,
    '$1',
    '/viewer/app-config.js, content-security-policy: none',
  ],
  'the page for a missing bundle': [
    'sub-path',
    /try_files \$uri =404;/g,
    'try_files $uri /viewer/index.html;',
    'missing.bundle.js, status: 200, expected 404',
  ],
  'any host name, and any method': [
    'sub-path',
    /return 421;|limit_except GET POST \{[^}]*\}/g,
    '',
    'DELETE /dicom-web/studies/1.2.276.0.7230010.3.1.2.1, at the archive, requests: 1, expected 0',
  ],
  'the archive for any host name': [
    'sub-path',
    'return 421;',
    'location = / { return 421; }\nlocation / { proxy_pass http://archive; }',
    'another host name, status: 200, expected 421',
  ],
  'the whole archive': [
    'sub-path',
    'location ^~ /dicom-web/servers {',
    'location ^~ /instances { proxy_pass http://archive; }\nlocation ^~ /dicom-web/servers {',
    'GET /instances, at the archive, requests: 1',
  ],
  'patients in the log': [
    'sub-path',
    '"$request_method $path_only"',
    '"$request"',
    'the access log has StudyInstanceUIDs',
  ],
  'a mirror of every origin': [
    'cors',
    'default "";',
    'default $http_origin;',
    'GET of https://stranger.example, access-control-allow-origin: "https://stranger.example"',
  ],
  'a location without the question for a session': [
    'keycloak',
    'location ^~ /dicom-web/ {',
    'location ^~ /dicom-web/ {\n auth_request off;',
    '/dicom-web/studies without a session, status: 200, expected 401',
  ],
  'the administration of the provider': [
    'keycloak',
    'location ^~ /keycloak/realms/ohif/ {',
    'location ^~ /keycloak/ad { auth_request off; proxy_pass $identity; }\nlocation ^~ /keycloak/realms/ohif/ {',
    'GET /keycloak/admin/, at the identity, requests: 1',
  ],
  'the session of the login for the archive': [
    'docker-orthanc',
    /proxy_set_header Cookie "";/g,
    '',
    'at the archive, cookie: "session=1"',
  ],
};

test.skipIf(!findTool('nginx') && !process.env.CI).each(Object.entries(faults))(
  'detects %s',
  async (_fault, [name, from, to, says]) => {
    const source = textOf(recipeFile('current', name));
    const spoilt = source.replace(from, to);
    expect(spoilt).not.toBe(source);
    expect((await checkRecipe(name, spoilt)).join('\n')).toContain(says);
  },
  120_000,
);

test('without nginx they are skipped by name, never passed', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const {skipped, done} = await checkServedRecipes(root, 'current');
  vi.unstubAllEnvs();
  // nginx is also looked for where only the administrator's PATH leads, openssl is not.
  expect(skipped).toEqual([
    expect.objectContaining({
      why: expect.stringMatching(
        /^(?:nginx|openssl) is not installed$/,
      ) as string,
    }),
  ]);
  expect(done).toBe(0);
});

test.each(docsVersions)(
  'each recipe for nginx of %s is served, and the image has one template',
  (version) => {
    const folder = recipeFolder[version];
    const served = recipeNames.map((name) => textOf(recipeFile(version, name)));
    const others = readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => /(?:nginx\.conf|\.template)$/.test(file))
      .filter((file) => !served.includes(textOf(path.join(folder, file))));
    expect(others).toEqual([]);
  },
);

test('a line that the reader is told to change must be there', () => {
  expect(changeLines('a;\n  b;', [['b;', 'c;']])).toBe('a;\n  c;');
  expect(() => changeLines('a;', [['b;', 'c;']])).toThrow('no line `b;`');
});
