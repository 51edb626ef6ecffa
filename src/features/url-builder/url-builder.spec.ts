/** /tools/url: a URL is built and explained in the browser, and nothing leaves it. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {keptText} from '../../../tests/support/kept-text';

const page = '/tools/url';
const study = '1.2.840.113619.2.5';

const builtUrl = (tab: Page) =>
  tab.getByRole('region', {name: 'URL', exact: true}).locator('code');

test('the form produces a URL, an iframe, and a check, and with an invalid UID nothing to copy @axe', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const form = tab.getByRole('form', {name: 'Build a URL'});
  const studies = form.getByLabel('Study Instance UIDs', {exact: true});
  const viewer = form.getByLabel('URL of the viewer');

  await test.step('a link, an iframe, and a check', async () => {
    await viewer.fill('https://pacs.example.org/ohif/');
    await studies.fill(`${study}\n1.2.3`);
    await form.getByLabel('Data source').fill('my archive');
    await form.getByText('More options').click();
    await form.getByLabel('Hanging protocol').fill('@ohif/mnGrid');
    const url = `https://pacs.example.org/ohif/viewer/my%20archive?StudyInstanceUIDs=${study},1.2.3&hangingProtocolId=@ohif/mnGrid`;
    await expect(builtUrl(tab)).toHaveText(url);
    await expect(tab.getByRole('region', {name: 'iframe'})).toContainText(
      `src="${url.replaceAll('&', '&amp;')}"`,
    );
    await expect(tab.getByRole('region', {name: 'Check'})).toContainText(
      "'https://pacs.example.org/ohif/viewer/my%20archive'",
    );
  });

  await test.step('warnings', async () => {
    const others = form.getByLabel('More parameters');
    await others.fill('token=abc\nmultimonitor=split');
    await expect(tab.getByText(/^Warning: A token in a URL/)).toBeVisible();
    await form.getByLabel('Release').selectOption({index: 1});
    await expect(tab.getByText(/ignores multimonitor/)).toBeVisible();
    await others.fill('hangingProtocol=mpr');
    await expect(
      tab.getByText(/^Warning: .*Did you mean hangingProtocolId\?$/),
    ).toBeVisible();
    await expect(builtUrl(tab)).toContainText('hangingProtocol=mpr');
  });

  await test.step('with an error, the text stays', async () => {
    const outputs = tab
      .locator('[data-tool="url-builder"]')
      .getByRole('region');
    await studies.fill('1.2.x');
    await expect(studies).toHaveAttribute('aria-invalid', 'true');
    await expect(studies).toHaveAccessibleDescription(/"1\.2\.x" is not a UID/);
    await expect(
      tab.getByText(/^Errors: 1\. Correct them to get the URL/),
    ).toBeVisible();
    // What is valid stays.
    await expect(outputs).toHaveCount(1);
    await expect(outputs).toContainText('hangingProtocol=mpr');
    await expect(outputs).not.toContainText('1.2.x');
    await studies.fill('abc 1.2.3 def!');
    await expect(tab.getByText(/^Errors: 2\./)).toBeVisible();
    await expect(outputs).toContainText(
      '/viewer/my%20archive?StudyInstanceUIDs=1.2.3&',
    );
    await expect(outputs).not.toContainText('abc');
    await studies.fill('1.2.x');
    await expect(studies).toHaveValue('1.2.x');
    await studies.fill('1.2.3');
    await expect(outputs.first()).toContainText('StudyInstanceUIDs=1.2.3');
    await viewer.fill('viewer');
    await expect(
      form.getByText('Error: Enter where the viewer is'),
    ).toBeVisible();
    await expect(outputs).toHaveCount(0);
  });
});

test('a pasted URL is explained, shown as text, and copied into the form, and is neither sent, nor stored, nor in the address', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const form = tab.getByRole('form', {name: 'Explain a URL'});
  const paste = form.getByLabel('Paste a URL of the viewer');
  await paste.fill(
    `https://pacs.example.org/tmtv?StudyInstanceUIDs=${study}&initialseriesinstanceuid=1.2&token=very-secret&x=<img src=x onerror=alert(1)>`,
  );
  await expect(form.getByRole('status')).toHaveText('Errors and warnings: 2');
  const parts = tab.locator('[data-tool="url-explainer"]');
  await expect(parts).toContainText('The mode @ohif/mode-tmtv');
  await expect(parts).toContainText('x=<img src=x onerror=alert(1)>');
  await expect(parts.getByRole('img')).toHaveCount(0);
  await form.getByRole('button', {name: 'Copy it into the form above'}).click();
  const build = tab.getByRole('form', {name: 'Build a URL'});
  await expect(build.getByLabel('Mode', {exact: true})).toHaveValue('tmtv');
  await expect(build.getByLabel('More parameters')).toHaveValue(
    /^initialseriesinstanceuid=1\.2\ntoken=very-secret\nx=/,
  );
  await expect(builtUrl(tab)).toContainText('very-secret');
  await expect(builtUrl(tab)).toContainText(study);

  await paste.fill('javascript:alert(1)');
  await expect(parts).toContainText(
    'begins with https: or http:, not javascript:',
  );
  await expect(parts.getByRole('link')).toHaveCount(0);

  expect(requests).toEqual([]);
  const kept = await keptText(tab);
  expect(kept).not.toContain('very-secret');
  expect(kept).not.toContain(study);

  await test.step('at 360 px, the page does not scroll sideways', async () => {
    const {width, height} = tab.viewportSize()!;
    await tab.setViewportSize({width: 360, height: 740});
    expect(
      await tab.evaluate(
        () => document.documentElement.scrollWidth > innerWidth,
      ),
    ).toBe(false);
    await tab.setViewportSize({width, height});
  });
});

test('a link opens the form for its release, and has UIDs and tokens only if the reader wants it @full', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As a page of 3.9 links to it.
  await visit(tab, `${page}?release=3.9`);
  await expect(tab.getByLabel('Release')).toHaveValue('3.9');
  await expect(tab.getByRole('form', {name: 'Explain a URL'})).toContainText(
    'The explanation is for 3.9.',
  );
  const form = tab.getByRole('form', {name: 'Build a URL'});
  await form.getByLabel('Study Instance UIDs', {exact: true}).fill(study);
  await form.getByText('More options').click();
  await form.getByLabel('More parameters').fill('token=very-secret');
  await form.getByLabel('Hanging protocol').fill('@ohif/mnGrid');
  const button = tab.getByRole('button', {name: 'Copy a link to this form'});
  const builder = tab.locator('[data-tool="url-builder"]');
  const copied = async () => {
    await button.click();
    await expect(builder.getByText('Copied', {exact: true})).toBeVisible();
    return tab.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied();
  expect(link).toMatch(/\/tools\/url#release=3\.9\.\d+&/);
  expect(link).not.toContain('very-secret');
  expect(link).not.toContain(study);
  await tab.getByLabel(/Include the UIDs/).check();
  const whole = await copied();
  expect(whole).toContain('very-secret');
  expect(new URL(tab.url()).hash).toBe('');

  await visit(tab, whole);
  await expect(form.getByLabel('Release')).toHaveValue('3.9');
  await expect(form.getByLabel('More parameters')).toHaveValue(
    'token=very-secret',
  );
  // An anchor, and then other links in the same tab.
  const mode = form.getByLabel('Mode', {exact: true});
  const goTo = (hash: string) =>
    tab.evaluate((to) => (location.hash = to), hash);
  await mode.fill('tmtv');
  await goTo('#all-parameters');
  await expect(mode).toHaveValue('tmtv');
  await goTo(new URL(link).hash);
  await expect(mode).toHaveValue('viewer');
  await expect(form.getByLabel('More parameters')).toHaveValue('');
  await expect(form.getByLabel('Hanging protocol')).toHaveValue('@ohif/mnGrid');
  await goTo('#release=3.10.0-beta.1&mode=<img>&base=x');
  await expect(
    tab.getByText(/^Note: The link was made for 3\.10\.0-beta\.1\./),
  ).toBeVisible();
  await expect(mode).toHaveValue('<img>');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('an example and the whole table can be read, and no form is shown', async ({
    page: tab,
  }) => {
    await tab.goto(page);
    await expect(tab.locator('main form')).toHaveCount(2);
    for (const form of await tab.locator('main form').all()) {
      await expect(form).toBeHidden();
    }
    await expect(builtUrl(tab)).toBeVisible();
    for (const name of [
      'StudyInstanceUIDs',
      'configUrl',
      'multimonitor',
      'sortBy',
    ]) {
      await expect(
        tab.getByRole('cell', {name: new RegExp(`^${name}\\b`)}),
      ).toBeVisible();
    }
  });
});
