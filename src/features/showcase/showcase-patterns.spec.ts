/**
 * The patterns of the showcase, operated with the keyboard alone.
 */
import {expect, test, visit} from '../../../tests/support/fixtures';
import {keys, stage, toasts} from '../../../tests/support/showcase';

// The journeys call axe themselves while something is open.
test.use({checkAccessibility: false});

test('DataRow example: rename, recolor, delete with the focus kept @full', async ({
  page,
}) => {
  const press = keys(page);
  await visit(page, '/patterns/DataRowExample');
  const list = stage(page, 'segment-list');
  await list.getByRole('button', {name: 'Actions for Liver'}).press('Enter');
  await press('Enter');
  await expect(list.getByLabel('New name of Liver')).toBeFocused();
  await page.keyboard.type('Right lobe');
  await press('Enter');
  await expect(list.getByRole('button', {name: '1 Right lobe'})).toBeFocused();
  await list
    .getByRole('button', {name: 'Actions for Right lobe'})
    .press('Enter');
  await press('ArrowDown', 'Enter');
  await expect(list.getByRole('button', {name: '2 Spleen'})).toBeFocused();
  await list.getByRole('button', {name: 'Add segment'}).press('Enter');
  await expect(list.getByRole('button', {name: '4 Segment 4'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The row that a reader works on stays so when another one goes.
  await list.getByRole('button', {name: 'Actions for Spleen'}).press('Enter');
  await press('ArrowDown', 'Enter');
  await expect(list.getByRole('button', {name: '3 Left kidney'})).toBeFocused();
  await expect(list.getByRole('button', {name: '4 Segment 4'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Measurements: jump, hide, delete, fold, export', async ({page}) => {
  await visit(page, '/patterns/measurements');
  const panel = stage(page, 'panel');
  await panel
    .getByRole('button', {name: '2 Lymph node, station 4R'})
    .press('Enter');
  await expect(panel.getByRole('status')).toHaveText(
    'Lymph node, station 4R: S: 3 I: 74',
  );
  await panel
    .getByRole('button', {name: 'Actions for Nodule, right upper lobe'})
    .press('Enter');
  await keys(page)('ArrowDown', 'Enter');
  await expect(
    panel.getByRole('button', {name: 'Measurements (1)'}),
  ).toBeFocused();
  await keys(page)('Enter');
  await expect(
    panel.getByRole('button', {name: '1 Lymph node, station 4R'}),
  ).toBeHidden();
  await panel.getByRole('button', {name: 'CSV'}).press('Enter');
  await expect(toasts(page).getByText('CSV with 2 measurements')).toBeVisible();
  await panel.getByRole('button', {name: 'Delete all'}).press('Enter');
  await expect(
    panel.getByText('None. Draw one with a tool of the toolbar.').last(),
  ).toBeVisible();
});

test('Segmentation: choose, draw differently, hide all @full', async ({
  page,
}) => {
  const press = keys(page);
  await visit(page, '/patterns/segmentation');
  const panel = stage(page, 'panel');
  const menu = panel.getByRole('button', {name: 'Segmentation menu'});
  // Elements next to an icon button do not squeeze it.
  expect(await menu.boundingBox()).toMatchObject({width: 24, height: 24});
  const select = panel.getByRole('combobox', {name: 'Segmentation'});
  await select.focus();
  await press('Enter', 'ArrowDown', 'Enter');
  await expect(
    panel.getByRole('button', {name: '1 Segment VI, 21 mm'}),
  ).toBeVisible();
  await menu.press('Enter');
  await press('End', 'Enter');
  await expect(
    panel.getByRole('button', {name: 'Show Segment II, 9 mm'}),
  ).toBeVisible();
  await panel.getByRole('tab', {name: 'Fill and outline'}).focus();
  await press('ArrowRight');
  await expect(panel.getByRole('slider')).toHaveCount(1);
  await panel.getByRole('slider').press('ArrowRight');
  await expect(panel.getByText('Opacity 51 %')).toBeVisible();
  await panel.getByRole('switch').press('Space');
  await expect(panel.getByRole('switch')).not.toBeChecked();
  await panel.getByRole('button', {name: 'Add segment'}).press('Enter');
  await expect(panel.getByRole('button', {name: 'Segments (3)'})).toBeVisible();
  // The row that a reader works on stays so when the one above it goes.
  await panel.getByRole('button', {name: '2 Segment II, 9 mm'}).press('Enter');
  await panel
    .getByRole('button', {name: 'Actions for Segment VI, 21 mm'})
    .press('Enter');
  await press('ArrowDown', 'Enter');
  await expect(
    panel.getByRole('button', {name: '1 Segment II, 9 mm'}),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('Split panel: the border moves with the arrow keys @full', async ({
  page,
}) => {
  await visit(page, '/patterns/split-panel');
  const panel = stage(page, 'panel');
  const border = panel.getByRole('separator', {
    name: 'Height of the findings',
  });
  await border.focus();
  await expect(border).toHaveAttribute('aria-valuenow', '60');
  await keys(page)('ArrowDown');
  await expect(border).toHaveAttribute('aria-valuenow', '70');
  await panel.getByRole('button', {name: '2 Spleen'}).press('Enter');
  await expect(
    panel.getByRole('button', {name: /^1 Finding 1/}),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', {name: '2 Spleen'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('TMTV: another threshold, another volume @full', async ({page}) => {
  const press = keys(page);
  await visit(page, '/patterns/tmtv');
  const panel = stage(page, 'panel');
  const before = await panel.getByRole('status').innerText();
  await panel.getByRole('slider', {name: 'Part of SUVmax'}).press('PageUp');
  await expect(panel.getByRole('status')).toHaveText(before);
  await panel.getByRole('button', {name: 'Run'}).press('Enter');
  await expect(panel.getByRole('status')).not.toHaveText(before);
  await panel.getByRole('combobox', {name: 'Threshold'}).focus();
  await press('Enter', 'ArrowDown', 'Enter');
  await expect(panel.getByRole('group', {name: 'PET in SUV'})).toBeVisible();
});
