import {expect, test} from '../../../../tests/support/fixtures';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('a button of the toolbar is explained', async ({page: tab}) => {
    await tab.goto('/platform/services/data/ToolbarService');
    const figure = tab.locator('[data-figure="toolbar"]');
    const button = (name: string) =>
      figure.getByRole('radio', {name, exact: true});
    const snippet = figure.locator('pre:visible');
    await expect(snippet).toContainText("id: 'WindowLevel'");
    await button('Window Level').focus();
    await tab.keyboard.press('ArrowRight');
    await expect(button('Capture')).toBeChecked();
    await expect(button('Capture')).toHaveAccessibleDescription(
      /^Capture Opens the dialog that downloads/,
    );
    await expect(button('Cine')).toBeHidden();
    await button('MoreTools').check();
    await button('Cine').check();
    await expect(snippet).toContainText("'moreToolsSection', ['Cine']");
  });
});
