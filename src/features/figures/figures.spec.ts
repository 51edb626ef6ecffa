/** Figures to touch: a picture until the reader asks for more. */
import type {Locator, Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  test,
  visit,
} from '../../../tests/support/fixtures';

const page = '/user-guide/viewer/toolbar';
const pageOfMeasure = '/user-guide/viewer/measurement-accuracy';

const figureOf = (tab: Page, name = 'window-level') =>
  tab.locator(`[data-figure="${name}"]`);

/** The grays of a part of a canvas, from a copy: the canvas itself is not made for reading. */
const graysOf = (canvas: Locator, [x, y, width, height]: number[]) =>
  canvas.evaluate(
    (source: HTMLCanvasElement, box) => {
      const copy = new OffscreenCanvas(source.width, source.height);
      const context = copy.getContext('2d', {willReadFrequently: true})!;
      context.drawImage(source, 0, 0);
      const {data} = context.getImageData(...box);
      return Array.from(data).filter((_, at) => at % 4 === 0);
    },
    [x!, y!, width!, height!] as const,
  );

/** The gray in the middle of the liver. */
const grayOfLiver = async (tab: Page): Promise<number> =>
  (await graysOf(figureOf(tab).locator('canvas'), [172, 187, 1, 1]))[0]!;

test('a window is set by dragging, by key, by slider, and by preset @axe', async ({
  page: tab,
}) => {
  await visit(tab, page);
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const figure = figureOf(tab);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('img')).toBeVisible();
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await figure.getByRole('button', {name: /^Try it/}).press('Enter');

  const width = figure.getByRole('slider', {name: 'Window width'});
  const level = figure.getByRole('slider', {name: 'Window level'});
  await expect(width).toHaveValue('400');
  const soft = await grayOfLiver(tab);
  expect(soft).toBeGreaterThan(100);
  expect(soft).toBeLessThan(230);

  await test.step('keys work from the start', async () => {
    await tab.keyboard.press('2');
    await expect(width).toHaveValue('1500');
    await expect(level).toHaveValue('-600');
    await expect(
      figure.getByText('Lung: window width 1500, level -600'),
    ).toBeAttached();
    await expect(figure.getByRole('button', {name: 'Lung'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await grayOfLiver(tab)).toBeGreaterThan(230);
  });

  await test.step('a slider moves by key', async () => {
    await figure.getByRole('button', {name: 'Soft tissue'}).click();
    await width.press('ArrowRight');
    await expect(width).toHaveValue('401');
    await expect(figure.getByText('W: 401 L: 40')).toBeVisible();
  });

  await test.step('a drag to the right and up', async () => {
    await figure.getByRole('button', {name: 'Soft tissue'}).click();
    const canvas = figure.locator('canvas');
    await canvas.hover({position: {x: 200, y: 200}});
    await expect(figure.getByText(/^\d+ HU$/)).toBeVisible();
    await tab.mouse.down();
    await canvas.hover({position: {x: 220, y: 190}});
    await tab.mouse.up();
    await expect(width).toHaveValue('440');
    await expect(level).toHaveValue('20');
  });

  await test.step('without slope and intercept, the preset does not fit', async () => {
    await figure.getByRole('button', {name: 'Soft tissue'}).click();
    await figure.getByRole('checkbox', {name: /^Without Rescale/}).check();
    await expect(figure.getByText(/means −984 HU/)).toBeVisible();
    expect(await grayOfLiver(tab)).toBe(255);
  });
});

test('planes move with a click and by key, and a slab gets thicker @axe @full', async ({
  page: tab,
}) => {
  await visit(tab, '/user-guide/viewer/viewport');
  const figure = figureOf(tab, 'planes');
  await figure.getByRole('button', {name: /^Try it/}).click();
  const slider = (name: string) => figure.getByRole('slider', {name});
  await expect(slider('Axial')).toHaveValue('30');

  await test.step('a click in the axial plane moves the other two', async () => {
    const box = await figure.getByRole('img', {name: 'Axial'}).boundingBox();
    await tab.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await expect(slider('Sagittal')).toHaveValue('72');
    await expect(slider('Coronal')).toHaveValue('52');
    await expect(slider('Axial')).toHaveValue('30');
  });

  await test.step('a slider says where its plane is', async () => {
    await slider('Axial').press('ArrowRight');
    await expect(slider('Axial')).toHaveAttribute(
      'aria-valuetext',
      '121 millimeters',
    );
  });

  await test.step('a slab is brighter than a plane', async () => {
    const brightness = async () =>
      (
        await graysOf(
          figure.getByRole('img', {name: 'Coronal'}),
          [0, 0, 144, 84],
        )
      ).reduce((sum, gray) => sum + gray, 0);
    const before = await brightness();
    await slider('Slab thickness').press('End');
    await expect(figure.getByText('120 mm')).toBeVisible();
    expect(await brightness()).toBeGreaterThan(before * 1.1);
  });
});

test('a length and an ellipse are measured, with the unit of each release @axe @full', async ({
  page: tab,
}) => {
  await visit(tab, pageOfMeasure);
  const figure = figureOf(tab, 'measure');
  await figure.getByRole('button', {name: /^Try it/}).press('Enter');
  const said = figure.getByRole('status').nth(1);
  await figure.getByLabel('Second end').press('Shift+ArrowDown');
  await expect(said).toHaveText('109 mm');
  await figure.getByLabel('Center of the ellipse').hover();
  await tab.mouse.down();
  // Air in the lung; the handle follows, and is then under the pointer.
  const lung = {x: 470, y: 280};
  await figure.getByRole('img').hover({position: lung, force: true});
  // It is shown at once, and said when the move has ended.
  await expect(figure.getByText(/^Mean: -\d{3} HU$/)).toHaveCount(2);
  await expect(said).toBeEmpty();
  await tab.mouse.up();
  await expect(said).toHaveText(/^Area: 1073 mm², Mean: -\d{3} HU, Max/);
  await figure.getByRole('button', {name: /^Photograph/}).click();
  await expect(figure.getByText('190 px')).toHaveCount(2);
  await expect(figure.getByText('190 mm')).toHaveCount(1);
});

test('a stroke is in the segmentation, and visibility in one representation', async ({
  page: tab,
}) => {
  await visit(tab, '/platform/services/data/SegmentationService');
  const figure = figureOf(tab, 'segmentation');
  const button = (name: RegExp) => figure.getByRole('button', {name});
  await button(/^Try it/).click();
  const redOfLesion = async (name: string, row: number) =>
    (await graysOf(figure.getByRole('img', {name}), [36, row, 1, 1]))[0];
  await expect(figure.locator('canvas')).toHaveCount(3);
  const before = await redOfLesion('Coronal', 53);
  await button(/^Lock/).press('Enter');
  await button(/^Paint/).press('Enter');
  await expect(figure.getByRole('log')).toContainText('_DATA_MODIFIED');
  expect(await redOfLesion('Coronal', 53)).toBe(before);
  await button(/^Lock/).press('Enter');
  await figure.getByRole('slider', {name: 'Axial'}).press('ArrowLeft');
  await button(/^Paint/).press('Enter');
  expect(await redOfLesion('Coronal', 53)).toBeLessThan(before! - 50);
  await button(/Coronal$/).click();
  await expect(figure.getByRole('log')).toContainText(
    /^toggleSegmentationRepresentationVisibility\('coronal', \{seg/,
  );
  const hidden = await redOfLesion('Coronal', 53);
  expect(await redOfLesion('Axial', 39)).not.toBe(hidden);
  await figure.getByRole('img', {name: 'Axial'}).click();
  await expect(figure.getByText('→ SEGMENTATION_DATA_MODIFIED')).toHaveCount(2);
});

test.describe('at 360 px', () => {
  test.use({checkAccessibility: false, viewport: {width: 360, height: 740}});

  for (const [name, path] of [
    ['window-level', page],
    ['measure', pageOfMeasure],
    ['segmentation', '/platform/services/data/SegmentationService'],
  ] as const) {
    test(`${name} does not scroll the page sideways @full`, async ({
      page: tab,
    }) => {
      await visit(tab, path);
      const figure = figureOf(tab, name);
      await figure.getByRole('button', {name: /^Try it/}).click();
      await expect(figure.locator('canvas').first()).toBeVisible();
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(360);
      // Where the handles of a small ellipse are is essential (WCAG 2.5.8), however close.
      await expectNoAxeViolations(tab, [
        'canvas ~ div > button[class*="handle"]',
      ]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('there is a picture with the same caption', async ({page: tab}) => {
    await tab.goto(page);
    await expect(figureOf(tab).getByRole('img')).toBeVisible();
    await expect(figureOf(tab).getByText(/256 grays/)).toBeVisible();
    await expect(figureOf(tab).getByRole('button')).toHaveCount(0);
    await tab.goto(pageOfMeasure);
    await expect(figureOf(tab, 'measure')).toContainText('Mean: 109 HU');
  });
});
