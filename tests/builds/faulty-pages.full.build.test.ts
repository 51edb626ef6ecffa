/**
 * Pages with an error stop the build. The pages belong to a small site, but the settings
 * under test are the real ones, from docusaurus.config.ts, so loosening one there fails
 * here. What the framework stops for by a setting is built in `npm run test:full` only;
 * config/site.test.ts holds the settings each time.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {repository, runIn, temporarySite} from './run-in-site';

let site: string;

beforeEach(() => {
  site = temporarySite();
  mkdirSync(path.join(site, 'docs'));
  mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  writeFileSync(path.join(site, 'src/pages/_anchors.json'), '{"pages": {}}');
  writeFileSync(
    path.join(site, 'docusaurus.config.ts'),
    `import real from ${JSON.stringify(path.join(repository, 'docusaurus.config'))};
     import own from './own.json';
     export default {
       ...real,
       favicon: undefined,
       clientModules: [],
       presets: [['classic', {
         docs: {
           routeBasePath: '/',
           sidebarPath: own.sidebars ? './own-sidebars.json' : false,
           rehypePlugins: real.presets[0][1].docs.rehypePlugins,
         },
         blog: false,
       }]],
       plugins: real.plugins
         .filter((plugin) => plugin[0]?.name === 'builtPages')
         // The small site has one version, so that there is nothing to compare.
         .map(([plugin, {permalinks}]) => [plugin, {permalinks}]),
       themes: [],
       // A hosted search: the small site has no search box whose scripts could be checked.
       themeConfig: {algolia: {...real.themeConfig.algolia, appId: 'hosted'}, ...own.themeConfig},
     };`,
  );
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

/** Overrides of the small site's settings. */
type Own = {sidebars?: object; themeConfig?: object};

async function build(
  pages: Record<string, string>,
  own: Own = {},
): Promise<{code: number | null; output: string}> {
  writeFileSync(path.join(site, 'own.json'), JSON.stringify(own));
  writeFileSync(
    path.join(site, 'own-sidebars.json'),
    JSON.stringify(own.sidebars ?? {}),
  );
  const all = {'_anchors.json': '{"pages": {}}', ...pages};
  for (const [name, text] of Object.entries(all)) {
    writeFileSync(path.join(site, 'docs', name), text);
  }
  return runIn(
    site,
    process.execPath,
    path.join(repository, 'node_modules/.bin/docusaurus'),
    'build',
    '--no-minify',
  );
}

const home = '---\nslug: /\n---\n\n# Home\n\n## A heading\n\n';

test('correct pages build', async () => {
  const {code, output} = await build({
    'home.md': `${home}[Other](./other.md#its-heading), [here](#a-heading), [by path](/other)`,
    'other.md':
      '---\nformer_anchors:\n  its-old-heading: its-heading\n---\n\n# Other\n\n## Its heading\n\nText.',
    '_anchors.json':
      '{"pages": {"/": ["a-heading"], "/other": ["its-old-heading"]}}',
  });
  expect(output).toContain('[SUCCESS]');
  expect(code).toBe(0);
});

const withOther = {'home.md': home, 'other.md': '# Other\n\nText.'};

async function expectStop(
  pages: Record<string, string>,
  message: RegExp,
  own?: Own,
): Promise<void> {
  const {code, output} = await build(pages, own);
  expect(output).toMatch(message);
  expect(code).not.toBe(0);
}

test('a heading that readers may have linked to, and that is gone, stops the build', () =>
  expectStop(
    {'home.md': home, '_anchors.json': '{"pages": {"/": ["the-heading"]}}'},
    /\/#the-heading \(the page has #a-heading\)[\s\S]*former_anchors/,
  ));

test.each<
  [fault: string, pages: Record<string, string>, message: RegExp, own?: Own]
>([
  [
    'a doc in a sidebar that does not exist',
    withOther,
    /These sidebar document ids do not exist:\s+- no-such-doc\s[\s\S]*Available document ids are:\s+- home\s+- other\s/,
    {sidebars: {tutorial: ['home', 'no-such-doc']}},
  ],
  [
    'an item of the navbar of a type that does not exist',
    withOther,
    /Bad navbar item type \W*no-such-type/,
    {themeConfig: {navbar: {items: [{type: 'no-such-type'}]}}},
  ],
  [
    'a navbar item for a sidebar that does not exist',
    withOther,
    /Can't find any sidebar with id \W*no-such-sidebar[\s\S]*Available sidebar ids are:\s+- tutorial\s/,
    {
      sidebars: {tutorial: ['home', 'other']},
      themeConfig: {
        navbar: {
          items: [
            {type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'A'},
          ],
        },
      },
    },
  ],
  [
    'a link to a page that does not exist',
    {'home.md': `${home}[Wrong](/no-such-page)`},
    /found broken links[\s\S]*no-such-page/,
  ],
  [
    'a link to a heading that does not exist',
    {'home.md': `${home}[Wrong](#no-such-heading)`},
    /found broken anchors[\s\S]*no-such-heading/,
  ],
  [
    'two pages of one address',
    {'home.md': home, 'other.md': '---\nslug: /\n---\n\n# Other'},
    /[Dd]uplicate routes/,
  ],
])('%s stops the build', (_fault, ...rest) => expectStop(...rest));

// The bundler reports the faults of all pages that it cannot compile.
test('links to a file and to a picture that do not exist stop the build', async () => {
  const {code, output} = await build({
    'home.md': `${home}[Wrong](./no-such-file.md)`,
    'other.md': '# Other\n\n![Wrong](./no-such-picture.png)',
  });
  expect(output).toMatch(/no-such-file\.md[\s\S]*couldn't be resolved/);
  expect(output).toMatch(/no-such-picture\.png/);
  expect(code).not.toBe(0);
});
