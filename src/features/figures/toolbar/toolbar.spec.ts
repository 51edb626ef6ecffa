import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../../tests/support/fixtures';

const page = '/platform/services/data/ToolbarService';

const button = (tab: Page, name: string) =>
  tab
    .locator('[data-figure="toolbar"]')
    .getByRole('radio', {name, exact: true});

async function journey(tab: Page): Promise<void> {
  const snippet = tab.locator('[data-figure="toolbar"] pre:visible');
  await expect(snippet).toContainText("id: 'WindowLevel'");
  await button(tab, 'Window Level').focus();
  await tab.keyboard.press('ArrowRight');
  await expect(button(tab, 'Capture')).toBeChecked();
  await expect(button(tab, 'Capture')).toHaveAccessibleDescription(
    /^Capture Opens the dialog that downloads/,
  );
  await expect(button(tab, 'Cine')).toBeHidden();
  await button(tab, 'MoreTools').check();
  await button(tab, 'Cine').check();
  await expect(snippet).toContainText("'moreToolsSection', ['Cine']");
}

test('a button of the toolbar is explained @axe', async ({page: tab}) => {
  await visit(tab, page);
  await journey(tab);
  await button(tab, 'Zoom').hover();
  await expect(button(tab, 'Zoom')).toBeChecked();
  await tab.setViewportSize({width: 360, height: 740});
  const width = () => tab.evaluate(() => document.body.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the same buttons can be chosen', async ({page: tab}) => {
    await tab.goto(page);
    await journey(tab);
  });
});
