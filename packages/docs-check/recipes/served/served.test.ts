import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {docsVersions} from '../../facts/index';
import {findTool} from '../find-tool';
import {checkRecipe} from './check-recipe';
import {checkServedRecipes} from './index';
import {
  recipeFile,
  recipeFolder,
  recipeNames,
  type RecipeName,
} from './recipe-files';
import {changeLines} from '../server';

const root = path.resolve(import.meta.dirname, '../../../..');
const recipe = (name: RecipeName) =>
  readFileSync(path.join(root, recipeFile('current', name)), 'utf8');

/** Breaks a recipe. Throws if the text to replace is missing. */
function spoil(name: RecipeName, from: string | RegExp, to: string): string {
  const source = recipe(name);
  const spoilt = source.replace(from, to);
  if (spoilt === source) {
    throw new Error(`${String(from)} is not in ${name}`);
  }
  return spoilt;
}

const noNginx = !findTool('nginx') && !process.env.CI;
const seconds = 120_000;

describe('recipes served by nginx', () => {
  test
    .skipIf(noNginx)
    .each<
      [
        problem: string,
        name: RecipeName,
        from: string | RegExp,
        to: string,
        says: string,
      ]
    >([
      [
        'a slash behind the name in proxy_pass',
        'sub-path',
        'proxy_pass http://archive;',
        'proxy_pass http://archive/;',
        'arrives as: ["/studies',
      ],
      [
        'a header that one location lacks',
        'sub-path',
        /(location = \/viewer\/app-config\.js \{[^}]*)add_header Content-Security-Policy [^;]*;/,
        '$1',
        '/viewer/app-config.js, content-security-policy: none',
      ],
      [
        'the page for a missing bundle',
        'sub-path',
        /try_files \$uri =404;/g,
        'try_files $uri /viewer/index.html;',
        'missing.bundle.js, missing, status: 200, expected 404',
      ],
      [
        'any host name',
        'sub-path',
        'return 421;',
        'location / { proxy_pass http://archive; }',
        'another host name, reaches the archive: 1',
      ],
      [
        'every method',
        'sub-path',
        /limit_except GET POST \{[^}]*\}/,
        '',
        'DELETE, reaches the archive: 1',
      ],
      [
        'the whole archive',
        'sub-path',
        'location ^~ /dicom-web/servers {',
        'location ^~ /instances { proxy_pass http://archive; }\nlocation ^~ /dicom-web/servers {',
        '/instances, reaches the archive',
      ],
      [
        'a client that names its own address',
        'sub-path',
        'X-Forwarded-For $remote_addr',
        'X-Forwarded-For $proxy_add_x_forwarded_for',
        'the archive sees, x-forwarded-for: "203.0.113.7, 127.0.0.1"',
      ],
      [
        'patients in the log',
        'sub-path',
        '"$request_method $path_only"',
        '"$request"',
        'the access log holds the name of a patient',
      ],
      [
        'a mirror of every origin',
        'cors',
        'default "";',
        'default $http_origin;',
        'GET of https://stranger.example, access-control-allow-origin: "https://stranger.example"',
      ],
      [
        'a location without the question for a session',
        'keycloak',
        'location ^~ /dicom-web/ {',
        'location ^~ /dicom-web/ {\n auth_request off;',
        '/dicom-web/studies without a session, status: 200, expected 401',
      ],
      [
        'the administration of the provider',
        'keycloak',
        'location ^~ /keycloak/realms/ohif/ {',
        'location ^~ /keycloak/ad { auth_request off; proxy_pass $identity; }\nlocation ^~ /keycloak/realms/ohif/ {',
        '/keycloak/admin/, reaches the provider: true',
      ],
      [
        'the session of the login for the archive',
        'docker-orthanc',
        /proxy_set_header Cookie "";/g,
        '',
        'the archive sees, cookie: "session=1"',
      ],
    ])(
    'detects %s',
    async (_fault, name, from, to, says) => {
      const problems = await checkRecipe(name, spoil(name, from, to));
      expect(problems.join('\n')).toContain(says);
    },
    seconds,
  );

  test('without nginx they are skipped by name, never passed', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      const {skipped, served} = await checkServedRecipes(root, 'current');
      // nginx is also looked for where only the administrator's PATH leads, openssl is not.
      expect(skipped).toHaveLength(1);
      expect(skipped[0]!.why).toMatch(/^(?:nginx|openssl) is not installed$/);
      expect(served).toBe(0);
    } finally {
      process.env.PATH = path;
    }
  });

  test('each recipe for nginx is served, and the image has one template', () => {
    for (const version of docsVersions) {
      const folder = path.join(root, recipeFolder[version]);
      const served = recipeNames.map((name) =>
        readFileSync(path.join(root, recipeFile(version, name)), 'utf8'),
      );
      const others = readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((f) => /(?:nginx\.conf|\.template)$/.test(f))
        .filter(
          (f) => !served.includes(readFileSync(path.join(folder, f), 'utf8')),
        );
      expect(others).toEqual([]);
    }
  });

  test('a line that the reader is told to change must be there', () => {
    expect(changeLines('a;\n  b;', [['b;', 'c;']])).toBe('a;\n  c;');
    expect(() => changeLines('a;', [['b;', 'c;']])).toThrow('no line `b;`');
  });
});
