import {expect, test, visit} from '../../../../tests/support/fixtures';

const page = '/configuration/dataSources/dicom-web';

test('a study is opened over other networks, by key and by click', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const figure = tab.locator('[data-figure="large-study"]');
  const [computed, recorded] = [0, 1].map((at) =>
    figure.getByRole('status').nth(at),
  );
  await expect(recorded!).toHaveText(/^First image after 1\.5 s, .* 9\.4 s$/);
  const bandwidth = figure.getByRole('slider', {name: 'Bandwidth'});
  await bandwidth.press('End');
  await expect(bandwidth).toHaveAttribute('aria-valuetext', '1000 Mbit/s');
  await expect(computed!).toHaveText(/^First image after 0\.3 s, .* 2\.1 s$/);
  await figure.getByRole('button', {name: 'HTTP/2'}).press('Enter');
  await expect(computed!).toHaveText(/ 0\.9 s$/);
  await expect(recorded!).toHaveText(/^First image after 1\.2 s, .* 7\.7 s$/);

  await tab.setViewportSize({width: 360, height: 740});
  const width = () => tab.evaluate(() => document.body.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('there are both runs, without controls', async ({page: tab}) => {
    await tab.goto(page);
    await expect(tab.getByText(/^First image after/)).toHaveCount(2);
    await expect(tab.getByRole('slider')).toHaveCount(0);
  });
});
