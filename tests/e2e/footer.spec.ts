import {footer} from '../../config/footer';
import {expect, test, visit} from '../support/fixtures';

test('the footer has every configured link and the license notice', async ({
  page,
}) => {
  await visit(page, '/help');
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
