import {footer} from '../../config/footer';
import {expect, test} from '../support/fixtures';

// The footer is static; axe, which is a script, looks at it on other pages.
test.use({javaScriptEnabled: false, checkAccessibility: false});

test('the footer has every configured link and the license notice', async ({
  page,
}) => {
  await page.goto('/help');
  const contents = page.getByRole('contentinfo');
  for (const item of footer.links.flatMap(({items}) => items)) {
    const link = contents.getByRole('link', {
      name: new RegExp(`^${item.label}`),
    });
    await expect(link).toHaveAttribute('href', item.to ?? item.href ?? '');
    if (item.href) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
  await expect(contents).toContainText('MIT license');
});
