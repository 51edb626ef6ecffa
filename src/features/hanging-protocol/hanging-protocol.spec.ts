/** /tools/hanging-protocol: protocols are matched in the browser, and nothing leaves it. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {keptText} from '../../../tests/support/kept-text';

const page = '/tools/hanging-protocol';

const partsOf = (tab: Page) => ({
  text: tab.getByLabel('Protocol, or an array of protocols'),
  status: tab.getByRole('region', {name: 'Result'}).getByRole('status'),
  cells: tab.getByRole('list', {name: 'Viewports'}).getByRole('listitem'),
  problems: tab.getByRole('list', {name: 'Problems in the protocol'}),
});

test('the page opens with a result, which follows each change of the protocol @axe', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const {text, status, cells, problems} = partsOf(tab);

  await test.step('the example', async () => {
    await expect(status).toHaveText(
      /^2 of 2 viewports filled\. Stage: Current and prior\. 3\.10.*: example\.compareOrSingle wins with a score of 10\.$/,
    );
    await expect(cells).toHaveText([
      /current.*CT · Scout.*Series 1\. Images: 2\./,
      /prior.*Prior: CT · Chest 3\.0 mm lung/,
    ]);
    await expect(
      tab.getByRole('button', {name: 'Current only (enabled)'}),
    ).toBeVisible();
  });

  await test.step('a changed rule changes the grid', async () => {
    await tab.getByRole('button', {name: 'Change it'}).click();
    await expect(cells.first()).toContainText('CT · Chest 1.0 mm lung');
    await expect(tab.getByText('CT · Scout: excluded')).toBeVisible();
    await tab.getByText('CT · Scout: excluded').click();
    await expect(
      tab.getByRole('row', {name: 'numImageFrames'}).last(),
    ).toContainText('✗');
  });

  await test.step('a viewport that nothing matches stays empty, with the message', async () => {
    await text.fill(
      (await text.inputValue()).replace('{value: 50}', '{value: 500}'),
    );
    await expect(status).toContainText('1 of 2 viewports filled');
    await expect(
      tab.getByText(
        'requesting to display current displaySet that is not matched',
      ),
    ).toBeVisible();
  });

  await test.step('a wrong attribute has a line and a fix', async () => {
    await text.fill(
      (await text.inputValue()).replace("'numImageFrames'", "'numImageFrame'"),
    );
    await expect(problems).toContainText('did you mean numImageFrames?');
    await problems
      .getByRole('button', {name: /^Line \d+$/})
      .first()
      .click();
    await expect(text).toBeFocused();
    await problems
      .getByRole('button', {name: "Write 'numImageFrames'"})
      .click();
    await expect(problems).toBeHidden();
  });

  await test.step('text that cannot be read has a line, and stops the matching', async () => {
    await text.fill('{\n  id: protocolId,\n}');
    await expect(problems).toContainText(
      'Error Line 2 protocolId is not defined in this text. Write its value here.',
    );
    await expect(status).toHaveText(
      'Fix the error to see the result. Until then, this is the last one.',
    );
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    // The last result stays, and is marked.
    await expect(cells).toHaveCount(2);
  });

  await test.step('a sample takes the place of the text, which comes back', async () => {
    await tab
      .getByLabel('Start from a documented protocol')
      .selectOption('PET/CT');
    await expect(cells).toHaveCount(4);
    await tab.getByRole('button', {name: 'Undo: bring back'}).click();
    await expect(text).toHaveValue('{\n  id: protocolId,\n}');
    await expect(tab.getByRole('button', {name: 'Undo: bring'})).toBeHidden();
  });

  expect(requests).toEqual([]);
  expect(await keptText(tab)).not.toContain('protocolId');
});

test('the release, the mode, and the studies change the result', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const {text, status, cells} = partsOf(tab);
  const mode = tab.getByLabel("The mode's hangingProtocol");

  await tab.getByLabel('Studies to match').selectOption('One radiograph');
  await expect(status).toContainText('Stage: Current only.');
  await mode.selectOption("'example.compareOrSingle'");
  await expect(status).toContainText(
    "throws an error: Error: Can't find applicable stage example.compareOrSingle 0",
  );

  await tab
    .getByLabel('Start from a documented protocol')
    .selectOption('PET/CT');
  await expect(cells).toHaveCount(4);
  await mode.selectOption("['default', 'example.petCt']");
  await tab.getByLabel('Studies to match').selectOption('MR of the prostate');
  await expect(status).toContainText(
    'No protocol matches the study, so the viewer uses default.',
  );

  await tab.getByText('Current study: MR Prostate (6)').click();
  await tab
    .getByRole('group', {name: 'Series 1'})
    .getByLabel('Modality')
    .fill('CT');
  await tab
    .getByRole('group', {name: 'Series 2'})
    .getByLabel('Modality')
    .fill('PT');
  await expect(status).toContainText('example.petCt wins');

  await text.fill((await text.inputValue()).replace(/^\s*id: .*\n/m, ''));
  await expect(status).toContainText('TypeError');
  await tab.getByLabel('Release').selectOption({index: 1});
  await expect(status).toHaveText(/ 3\.9.* wins with a score/);
});

test('text that is too long for a link says so, and long lists are folded @full', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const {text} = partsOf(tab);
  const series = tab.getByRole('button', {name: 'Add a series'});
  await tab.getByText('Current study: ').click();
  for (let count = 0; count < 8; count++) {
    await series.first().click();
  }
  const selector = tab.getByRole('region', {name: 'current', exact: true});
  await expect(selector.getByText(/^\d+ more$/)).toBeVisible();
  const link = tab.getByRole('button', {name: 'Copy a link to this form'});
  await expect(link).toBeVisible();
  const long = `// ${'x'.repeat(20_000)}\n${await text.inputValue()}`;
  await text.fill(long);
  await expect(tab.getByText(/programs cut off long links/)).toBeVisible();
  await expect(link).toBeHidden();
});

test('without JavaScript, the result of the example is there, and on a phone nothing is wider than the page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: {width: 375, height: 740},
  });
  const tab = await context.newPage();
  await tab.goto(page);
  const {cells} = partsOf(tab);
  await expect(cells).toHaveText([/CT · Scout/, /CT · Chest 3\.0 mm lung/]);
  await expect(
    tab.getByRole('heading', {name: 'How the viewer matches'}),
  ).toBeVisible();
  await context.close();
});

test('at 375 px, the result is one step from the colored text, and nothing scrolls sideways', async ({
  page: tab,
}) => {
  await tab.setViewportSize({width: 375, height: 740});
  await visit(tab, page);
  const {text, status, cells} = partsOf(tab);
  // Also where the tool has only begun.
  await expect(status).toBeInViewport({ratio: 1});
  await text.scrollIntoViewIfNeeded();
  await expect(text.locator('..').locator('pre')).toContainText("id: 'example");
  await expect(status).toBeInViewport();
  // What opens, not what was chosen: two lines have room for one of them.
  await expect(status).toHaveText(/^2 of 2 viewports filled\./);
  await expect(status.getByText('wins with')).toBeHidden();
  await expect(cells.first()).not.toBeInViewport();
  const show = tab.getByRole('button', {name: 'Show the result'});
  await show.click();
  await expect(cells.first()).toBeInViewport();
  await expect(show).toBeHidden();
  expect(
    await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth),
  ).toBe(false);
});

test('a link opens the protocol and the studies again @full', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(tab, page);
  const {text, status} = partsOf(tab);
  await text.fill(
    (await text.inputValue()).replace('example.compareOrSingle', 'mine'),
  );
  await tab.getByLabel('Studies to match').selectOption('One radiograph');
  await tab.getByRole('button', {name: 'Copy a link to this form'}).click();
  await expect(tab.getByText('Copied', {exact: true})).toBeVisible();
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(partsOf(other).status).toHaveText(await status.innerText());
  await expect(partsOf(other).status).toContainText('mine wins');
});
