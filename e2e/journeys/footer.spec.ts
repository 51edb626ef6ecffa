import {expect, test, visit} from '../support/fixtures';

test('the footer leads to the pages of the site', async ({page}) => {
  await visit(page, '/help');
  const footer = page.getByRole('contentinfo');
  for (const [label, path] of [
    ['Introduction', '/'],
    ['Getting Started', '/development/getting-started'],
    ['FAQ', '/faq'],
    ['Resources', '/resources'],
    ['Help', '/help'],
  ] as const) {
    await expect(
      footer.getByRole('link', {name: label, exact: true}),
    ).toHaveAttribute('href', path);
  }
});

test('the footer leads to the community, each in a tab of its own', async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [label, address] of [
    ['Discussion board', 'https://community.ohif.org'],
    ['Donate', 'https://giving.massgeneral.org/ohif'],
    ['GitHub', 'https://github.com/OHIF/Viewers'],
    ['Twitter', 'https://twitter.com/OHIFviewer'],
  ] as const) {
    const link = footer.getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the footer says that the platform has the MIT licence', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(/MIT licen[cs]e/);
});
