/** /tools/sub-path: from a path to the build, the configuration, the server, and the checks. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {keptText} from '../../../tests/support/kept-text';

const page = '/tools/sub-path';

test('a path produces every setting that must match it, and is neither sent, nor stored, nor in the URL @axe', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const tool = tab.locator('[data-tool="sub-path-builder"]');
  const form = tool.getByRole('form', {name: 'Where the viewer is'});
  await form.getByLabel('Path').fill('apps/reading');
  await form.getByLabel('Host name').fill('pacs.example.org');
  const output = (name: string | RegExp) => tool.getByRole('region', {name});
  await tool.getByRole('tab', {name: 'PowerShell'}).first().click();
  await expect(output('Build')).toContainText('"/apps/reading/"');
  // The choice holds for all commands.
  await expect(output('Check')).toContainText('curl.exe -s -o NUL');
  await tool.getByRole('tab', {name: 'Linux'}).first().click();
  await expect(output(/my-site\.js$/)).toContainText(
    "routerBasename: '/apps/reading'",
  );
  await expect(output(/nginx\.conf$/)).toContainText(
    'location = /apps/reading/app-config.js',
  );
  await expect(output('Check')).toContainText(
    "'http://pacs.example.org/apps/reading/missing.bundle.js'",
  );
  await expect(
    tool.getByText(/start this server with the configuration/),
  ).toBeVisible();

  const server = form.getByLabel('Server', {exact: true});
  await server.selectOption('Apache httpd');
  await expect(output('viewer.conf')).toContainText('Alias "/apps/reading/"');
  await server.selectOption('Caddy');
  await expect(
    tool.getByText(/start this server with the configuration/),
  ).toBeVisible();
  await server.selectOption('IIS');
  await expect(tool.getByText(/^Not tested on IIS/)).toBeVisible();
  await server.selectOption('Docker image of the viewer');
  await expect(tool.getByText(/^Tested in part/)).toBeVisible();
  await expect(form.getByLabel('Folder that the server serves')).toBeHidden();
  await form.getByLabel('Release').selectOption('3.9.3');
  await expect(
    tool.getByText(/^Error: The Dockerfile of 3\.9\.3 has no argument/),
  ).toBeVisible();
  await expect(tool.getByRole('region')).toHaveCount(0);
  await form.getByLabel('Path').fill('/');
  await expect(output('Terminal')).toContainText('ohif/app:v3.9.3');
  await form.getByLabel('Path').fill('apps/reading');
  await server.selectOption('Caddy');
  await form.getByLabel('Sign-in').selectOption('In the viewer, with OIDC');
  await expect(
    tool.getByText('https://pacs.example.org/apps/reading/callback'),
  ).toBeVisible();

  expect(requests).toEqual([]);
  const kept = await keptText(tab);
  expect(kept).not.toContain('pacs.example.org');
  expect(kept).not.toContain('apps');
});

/** The choices that are wider than their list. */
function cutChoices(tab: Page): Promise<string[]> {
  return tab
    .getByRole('form')
    .locator('select')
    .evaluateAll((lists) =>
      (lists as HTMLSelectElement[]).flatMap((list) => {
        const {font, paddingLeft, paddingRight} = getComputedStyle(list);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = font;
        // Between the text and its edge, the browser draws an arrow.
        const space =
          list.clientWidth -
          parseFloat(paddingLeft) -
          parseFloat(paddingRight) -
          20;
        return [...list.options].flatMap(({label}) =>
          context.measureText(label).width > space ? [label] : [],
        );
      }),
    );
}

test('the form fits windows of every width, and refuses a path that could end a line of a configuration @axe @full', async ({
  page: tab,
}) => {
  await visit(tab, page);
  await test.step('at 360 px, the page does not scroll sideways', async () => {
    await tab.setViewportSize({width: 360, height: 740});
    expect(
      await tab.evaluate(
        () => document.documentElement.scrollWidth > innerWidth,
      ),
    ).toBe(false);
  });
  for (const width of [360, 768, 1280, 1440]) {
    await test.step(`at ${width} px, no choice is cut off`, async () => {
      await tab.setViewportSize({width, height: 800});
      expect(await cutChoices(tab)).toEqual([]);
    });
  }

  const tool = tab.locator('[data-tool="sub-path-builder"]');
  await expect(tool.getByRole('region')).not.toHaveCount(0);
  await tool.getByLabel('Path').fill('/a;"b');
  await expect(tool.getByLabel('Path')).toHaveAccessibleDescription(
    /Error: The path cannot contain/,
  );
  await expect(tool.getByText(/^Errors: 1\. Correct them/)).toBeVisible();
  await expect(tool.getByRole('region')).toHaveCount(0);
});

test('a link opens the form for its release, with the same output @full', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As a page of 3.9 links to it.
  await visit(tab, `${page}?release=3.9`);
  const tool = tab.locator('[data-tool="sub-path-builder"]');
  const release = tool.getByLabel('Release');
  await expect(release).toHaveValue('3.9');
  await release.selectOption('3.10');
  await tool.getByLabel('Server', {exact: true}).selectOption('Apache httpd');
  await tool.getByLabel('Path').fill('/apps/other');
  const copied = tool.getByText('Copied', {exact: true});
  await tool.getByLabel('Path').fill('/apps/reading');
  const output = tool.getByRole('region', {name: 'viewer.conf'});
  // Not the inner text, which is empty off the screen.
  const text = (await output.locator('code').textContent())!;
  await output.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect
    .poll(() => tab.evaluate(() => navigator.clipboard.readText()))
    .toContain('Alias "/apps/reading/"');
  await tool.getByRole('button', {name: 'Copy a link to this form'}).click();
  await expect(copied).toBeVisible();
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#release=3.10');
  await visit(tab, link);
  await expect(release).toHaveValue('3.10');
  await expect(output.locator('code')).toHaveText(text);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('there is a complete example for each server', async ({page: tab}) => {
    await tab.goto(page);
    await expect(tab.locator('main form')).toBeHidden();
    const folded = tab.locator('main summary').filter({hasText: /^Show /});
    for (const summary of await folded.all()) {
      await summary.click();
    }
    for (const [name, text] of [
      [/^nginx: /, 'location = /ohif/app-config.js'],
      [/viewer\.conf$/, 'Alias "/ohif/"'],
      [/Caddyfile$/, 'handle /ohif/*'],
      [/web\.config$/, 'url="/ohif/index.html"'],
      [/cloudfront-function\.js$/, "request.uri = '/ohif/index.html'"],
      [/^Docker/, 'PUBLIC_URL=/ohif/'],
    ] as const) {
      await expect(tab.getByRole('region', {name})).toContainText(text);
    }
  });
});
