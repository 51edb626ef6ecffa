/** The outputs as text: bad input, injection, and the required content of each file. */
import fc from 'fast-check';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {checkConfig} from '@ohif-docs/doctor';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {releases} from '../../../config/releases';
import {recipesByLine} from '../release-data';
import {numRuns} from '../../../tests/support/runs';
import {replaced, withPrefix, without} from './change';
import {filesOnly, servers, type Input, type ServerKind} from './input';
import {planOf} from './plan';
import type {Recipes} from './recipes';

const recipes = recipesByLine();
const [latest] = recipes;

const good: Input = {
  path: '/ohif',
  server: 'nginx',
  host: 'viewer.example.org',
  folder: '/srv/site',
  archive: 'http://127.0.0.1:8042/dicom-web',
  archiveIs: 'behind',
  signIn: 'none',
  authority: 'https://login.example.org/realms/hospital',
  client: 'ohif-viewer',
};

/** A server that only serves files gets an archive on another host. */
const inputFor = (change: Partial<Input> & {server: ServerKind}): Input => ({
  ...good,
  ...(filesOnly.includes(change.server)
    ? {
        archive: 'https://archive.example.org/dicom-web',
        archiveIs: 'elsewhere' as const,
      }
    : {}),
  ...change,
});

const plan = (change: Partial<Input>) => planOf({...good, ...change}, latest!);

test.each<[Partial<Input>, RegExp]>([
  [{path: '/my viewer'}, /cannot contain "my viewer"/],
  [{path: '/a;b'}, /cannot contain "a;b"/],
  [{path: '/a"b'}, /cannot contain "a\\"b"/],
  [{path: "/a'b"}, /cannot contain/],
  [{path: '/a\nb'}, /cannot contain "a\\nb"/],
  [{path: '/../etc'}, /cannot contain "\.\."/],
  [{path: '/$host'}, /cannot contain "\$host"/],
  [{path: '/größe'}, /Use letters, digits/],
  [{host: 'https://viewer.example.org'}, /without a scheme/],
  [{host: 'a.example; return 200'}, /host name/],
  [{host: ''}, /host name/],
  [{folder: 'srv/site'}, /absolute folder/],
  [{folder: '/srv/my site'}, /absolute folder/],
  [{folder: '/srv/site; }'}, /absolute folder/],
  [{archive: 'archive/dicom-web'}, /URL of the archive/],
  [{archive: 'ftp://archive/dicom-web'}, /URL of the archive/],
  [{archive: "http://archive/a'b"}, /URL of the archive/],
  [{archive: 'http://archive/$uri'}, /URL of the archive/],
  [{archive: 'http://me:secret@archive/dicom-web'}, /user name/],
  [{archive: 'https://archive/dicom-web'}, /Enter the http: URL/],
  [{server: 's3'}, /only serves files/],
  [{server: 'iis'}, /only serves files/],
  [{signIn: 'viewer', authority: 'login'}, /URL of the issuer/],
  [{signIn: 'viewer', client: "a'b"}, /client id/],
])('%j is refused', (change, problem) => {
  const {problems, files, publicUrl} = plan(change);
  expect(problems.map(({text}) => text).join('\n')).toMatch(problem);
  expect(files).toEqual([]);
  expect(publicUrl).toBeUndefined();
});

test('all problems are reported at once, each with its field', () => {
  const {problems} = plan({path: '/a b', host: '', folder: ''});
  expect(problems.map(({about}) => about)).toEqual(['path', 'host', 'folder']);
});

test.each([
  ['', '/', '/'],
  ['/', '/', '/'],
  ['ohif', '/ohif/', '/ohif'],
  ['/ohif/', '/ohif/', '/ohif'],
  ['//apps//viewer', '/apps/viewer/', '/apps/viewer'],
])(
  'the path "%s" is PUBLIC_URL %s and routerBasename %s',
  (path, url, name) => {
    const {publicUrl, routerBasename, files} = plan({path});
    expect([publicUrl, routerBasename]).toEqual([url, name]);
    expect(files[0]!.text).toContain(`routerBasename: '${name}'`);
    expect(files[1]!.text).toContain(`PUBLIC_URL=${url} `);
  },
);

test('what is accepted contains nothing that ends a value', () => {
  const text = fc.oneof(
    fc.string({unit: 'binary'}),
    fc
      .array(fc.constantFrom('\n', ' ', ...'a/."\';{}$\\#%`<&'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      fc.record({
        path: text,
        host: fc.oneof(fc.constant(good.host), text),
        folder: fc.oneof(
          fc.constant(good.folder),
          text.map((end) => `/${end}`),
        ),
        archive: text.map((end) => `http://archive:8042/${end}`),
        server: fc.constantFrom(...servers),
        archiveIs: fc.constantFrom('behind' as const, 'elsewhere' as const),
        signIn: fc.constantFrom('none' as const, 'viewer' as const),
        client: fc.oneof(fc.constant(good.client), text),
      }),
      (change) => {
        const {files, problems} = plan(change);
        const normal = planOf(
          {
            ...good,
            ...change,
            path: '/p',
            host: 'h',
            folder: '/f',
            archive: 'http://archive:8042/d',
            client: 'c',
          },
          latest!,
        );
        expect(files.length === 0).toBe(problems.length > 0);
        for (const [index, file] of files.entries()) {
          // As often as with a harmless input of the same form.
          const isSameForm =
            change.path.replace(/[/\s]/g, '') !== '' &&
            !/^http:\/\/archive:8042\/+dicom-web\/*$/.test(change.archive);
          for (const special of isSameForm ? '"\';{}$`<' : '') {
            const count = (text: string) => text.split(special).length;
            expect(count(file.text), `${special} in ${file.title}`).toBe(
              count(normal.files[index]!.text),
            );
          }
        }
      },
    ),
    {numRuns: numRuns(2000)},
  );
});

describe.each(recipes)('$line', (recipe) => {
  const {id} = releases.find(({line}) => line === recipe.line)!;
  const knowledge = knowledgeFor(id);

  test.each(
    servers.flatMap((server) =>
      (['none', 'viewer'] as const).flatMap((signIn) =>
        ['/', '/apps/viewer'].map((path) => ({server, signIn, path})),
      ),
    ),
  )('the doctor finds no error in app-config.js: %j', (change) => {
    const {files, problems} = planOf(inputFor(change), recipe);
    if (
      change.server === 'docker' &&
      recipe.line === '3.9' &&
      change.path !== '/'
    ) {
      expect(problems).toHaveLength(1);
      return;
    }
    expect(problems).toEqual([]);
    const {findings} = checkConfig(files[0]!.text, knowledge);
    expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(files[0]!.text.includes('oidc')).toBe(change.signIn === 'viewer');
  });

  test.each(servers.filter((server) => server !== 'docker'))(
    '%s gets the same configuration as for the other releases',
    (server) => {
      const input = inputFor({server});
      // The recipes of a frozen release keep their longer lines.
      const unwrapped = (recipes: Recipes) =>
        planOf(input, recipes)
          .files.at(-1)!
          .text.replace(/'\s+'/g, '')
          .replace(/\s+(?:# )?/g, ' ');
      expect(unwrapped(recipe)).toBe(unwrapped(latest!));
    },
  );
});

test('the callback is below the path', () => {
  expect(plan({signIn: 'viewer'}).callback).toBe(
    'https://viewer.example.org/ohif/callback',
  );
  expect(plan({}).callback).toBeUndefined();
});

/**
 * Attributes of the elements in web.config: system.webServer of IIS 10, and URL Rewrite 2.1
 * (https://learn.microsoft.com/iis/configuration/system.webserver and
 * https://learn.microsoft.com/iis/extensions/url-rewrite-module/url-rewrite-module-configuration-reference).
 */
const allowedInIis: Readonly<Record<string, readonly string[]>> = {
  configuration: [],
  location: ['path', 'allowOverride', 'inheritInChildApplications'],
  'system.webServer': [],
  staticContent: ['defaultDocFooter', 'enableDocFooter', 'isDocFooterFileName'],
  mimeMap: ['fileExtension', 'mimeType'],
  httpProtocol: ['allowKeepAlive'],
  customHeaders: [],
  'customHeaders add': ['name', 'value'],
  'customHeaders remove': ['name'],
  'staticContent remove': ['fileExtension'],
  rewrite: [],
  rules: [],
  rule: ['name', 'enabled', 'patternSyntax', 'stopProcessing'],
  match: ['url', 'ignoreCase', 'negate'],
  conditions: ['logicalGrouping', 'trackAllCaptures'],
  'conditions add': ['input', 'pattern', 'matchType', 'ignoreCase', 'negate'],
  action: [
    'type',
    'url',
    'appendQueryString',
    'logRewrittenUrl',
    'redirectType',
  ],
};

/** Elements and attributes that IIS would refuse with status 500.19. */
function unknownToIis(text: string): string[] {
  const $ = load(text, {xml: true});
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) {
        return [];
      }
      const {name, attribs, parent} = element;
      const within =
        parent && 'name' in parent ? `${parent.name} ${name}` : name;
      const allowed = allowedInIis[within] ?? allowedInIis[name];
      return allowed
        ? Object.keys(attribs).flatMap((attribute) =>
            allowed.includes(attribute) ? [] : [`${name} ${attribute}`],
          )
        : [name];
    });
}

test.each(['/ohif', '/apps/viewer', '/s3'])(
  'each upload to the bucket goes below the path, once: %s',
  (path) => {
    const {files} = planOf(inputFor({server: 's3', path}), latest!);
    const {text} = files.find(({title}) => title === 'upload-s3.sh')!;
    const targets = [...text.matchAll(/"s3:\/\/\$bucket([^"]*)"/g)].map(
      ([, target]) => target,
    );
    expect(targets).toEqual([
      path,
      `${path}/$(basename `,
      `${path}/app-config.js`,
      `${path}/index.html`,
    ]);
  },
);

test('web.config is well-formed, and its rule leaves out files', () => {
  const {text} = planOf(
    inputFor({server: 'iis', folder: 'C:\\inetpub\\wwwroot'}),
    latest!,
  ).files.at(-1)!;
  const $ = load(text, {xml: {decodeEntities: false}});
  expect($.xml().replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  const pattern = new RegExp($('match').attr('url')!);
  expect(pattern.test('ohif/viewer')).toBe(false);
  expect(pattern.test('ohif/missing.bundle.js')).toBe(true);
  expect($('action').attr('url')).toBe('/ohif/index.html');
  expect(unknownToIis(text)).toEqual([]);
  // A name that a parent folder has already set cannot be added twice.
  for (const element of $('customHeaders add, mimeMap').toArray()) {
    expect($(element).prev().prop('tagName')?.toLowerCase()).toBe('remove');
  }
});

test('an element or attribute that IIS does not know is noticed', () => {
  expect(
    unknownToIis(
      '<configuration><system.webServer><rewrite><rules><rule name="a" stop="true"><matches url="."/></rule></rules></rewrite></system.webServer></configuration>',
    ),
  ).toEqual(['rule stop', 'matches']);
});

test.each(['nginx', 'apache', 'caddy'] as const)(
  '%s passes on what is behind it, and nothing else',
  (server) => {
    expect(plan({server}).files.at(-1)!.text).toContain('8042');
    const elsewhere = plan({
      server,
      archiveIs: 'elsewhere',
      archive: 'https://archive.example.org/rs',
    });
    expect(elsewhere.files.at(-1)!.text).not.toMatch(
      /proxy_pass|ProxyPass|reverse_proxy|8042/,
    );
    expect(elsewhere.files[0]!.text).toContain(
      "'https://archive.example.org/rs'",
    );
  },
);

test('a recipe that has changed is an error', () => {
  expect(() => replaced('a', 'b', 'c')).toThrow(/no longer contains: b/);
  expect(() => without('a\nb', 'a', 'c')).toThrow(/no longer contains: c/);
  expect(() => planOf(good, {...latest!, nginx: 'http {}'})).toThrow(
    /no longer contains/,
  );
});

test('only the path of a recipe is replaced, not its host', () => {
  expect(
    withPrefix('http://viewer.example.org/viewer/ ^/viewer$ /viewers', '/a'),
  ).toBe('http://viewer.example.org/a/ ^/a$ /viewers');
});
