/**
 * Lists, menus, toasts, and toolbars of the showcase, operated with the keyboard
 * alone. While a menu, a list, or a tooltip is open, axe checks the page.
 */
import {
  expect,
  expectNoAxeViolations,
  test,
  visit,
} from '../../../tests/support/fixtures';
import {keys, nextFrame, stage, toasts} from '../../../tests/support/showcase';

// The journeys call axe themselves while something is open.
test.use({checkAccessibility: false});

test('DataRow @full', async ({page}) => {
  await visit(page, '/components/DataRow');
  const press = keys(page);

  await test.step('select, hide, lock, and what the menu asks for', async () => {
    const row = stage(page, 'segment');
    const title = row.getByRole('button', {name: '1 Liver'});
    await title.focus();
    await expect(title).toHaveAttribute('aria-pressed', 'true');
    await press('Enter');
    await expect(title).toHaveAttribute('aria-pressed', 'false');
    await press('Tab', 'Space');
    await expect(row.getByRole('button', {name: 'Show Liver'})).toBeFocused();
    await press('Tab', 'Enter');
    await expect(page.getByRole('menuitem', {name: 'Rename'})).toBeFocused();
    await expectNoAxeViolations(page);
    await press('ArrowDown', 'Enter');
    await expect(row.getByRole('status')).toHaveText(
      'The row asks for its deletion.',
    );
    await expect(
      row.getByRole('button', {name: 'Actions for Liver'}),
    ).toBeFocused();
    await press('Enter', 'End', 'Enter');
    await expect(row.getByRole('img', {name: 'Locked'})).toBeVisible();
  });

  await test.step('many details fold and unfold', async () => {
    const row = stage(page, 'many-details');
    await expect(row.getByText('Perimeter: 73.6 mm')).toHaveCount(0);
    const all = row.getByRole('button', {
      name: 'All 6 details of Ellipse, liver segment VI',
    });
    // Speech input users say the visible text of a button.
    await expect(all).toHaveText('All 6 details');
    await all.press('Enter');
    await expect(row.getByText('Perimeter: 73.6 mm')).toBeVisible();
  });

  await test.step('hiding a measurement', async () => {
    const row = stage(page, 'measurement');
    await row.getByRole('button', {name: /^Hide /}).press('Enter');
    await expect(row.getByRole('button', {name: /^Show /})).toBeVisible();
  });

  await test.step('a read-only row has no menu', async () => {
    const rows = stage(page, 'states');
    await expect(
      rows.getByRole('button', {name: 'Actions for Selected'}),
    ).toBeVisible();
    await expect(
      rows.getByRole('button', {name: 'Actions for Read only'}),
    ).toHaveCount(0);
  });
});

test('DropdownMenu @full', async ({page}) => {
  await visit(page, '/components/DropdownMenu');
  const press = keys(page);

  await test.step('arrow keys skip what is disabled, Enter chooses, the focus returns', async () => {
    const menu = stage(page, 'actions');
    const trigger = menu.getByRole('button', {name: 'Segmentation'});
    await trigger.focus();
    await press('ArrowDown');
    await expect(page.getByRole('menuitem', {name: 'Rename'})).toBeFocused();
    await expectNoAxeViolations(page);
    await press('ArrowDown', 'ArrowDown');
    await expect(page.getByRole('menuitem', {name: 'Delete'})).toBeFocused();
    await press('Enter');
    await expect(menu.getByRole('status')).toHaveText('Deleted');
    await expect(trigger).toBeFocused();
  });

  await test.step('ticked items keep the menu open', async () => {
    await stage(page, 'checkboxes').getByRole('button').focus();
    await press('Enter');
    await expect(
      page.getByRole('menuitemcheckbox', {name: 'Patient'}),
    ).toBeFocused();
    await press('Space');
    await expect(
      page.getByRole('menuitemcheckbox', {name: 'Patient'}),
    ).not.toBeChecked();
    await press('End', 'Enter');
    await expect(
      page.getByRole('menuitemcheckbox', {name: 'Images'}),
    ).toBeChecked();
    await expectNoAxeViolations(page);
    await press('Escape');
    await expect(stage(page, 'checkboxes').getByRole('button')).toHaveText(
      'Columns: 2 of 4',
    );
  });
});

test('ScrollArea @full', async ({page}) => {
  await visit(page, '/components/ScrollArea');
  await test.step('an edge fades only where more content follows', async () => {
    const area = stage(page, 'arrows').getByRole('region', {name: 'Series'});
    const fading = stage(page, 'arrows').locator('[aria-hidden="true"]');
    await area.press('Home');
    await expect
      .poll(() => area.evaluate((element) => element.scrollTop))
      .toBe(0);
    await expect(fading).toHaveCount(1);
    await area.evaluate((element) => {
      (element.firstElementChild as HTMLElement).style.cssText =
        'height: 20px; overflow: hidden';
    });
    await expect(fading).toHaveCount(0);
  });
});

test('Toast @full', async ({page}) => {
  await visit(page, '/components/Toast');
  const press = keys(page);

  await test.step('undo is reached with the keyboard', async () => {
    const example = stage(page, 'action');
    await example.getByRole('button').press('Enter');
    await expect(example.getByRole('status')).toHaveText('2 left');
    await expect(toasts(page).getByText('Measurement deleted')).toBeVisible();
    await press('Alt+t', 'Tab', 'Tab');
    await expect(page.getByRole('button', {name: 'Undo'})).toBeFocused();
    await press('Enter');
    await expect(example.getByRole('status')).toHaveText('3 left');
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const [button, text] of [
    ['Success', 'The report was stored.'],
    ['Info', 'Series 4 is still loading.'],
    ['Warning', 'The spacing is not even.'],
    ['Error', 'The archive did not respond.'],
  ] as const) {
    await test.step(`${button} appears without taking the focus`, async () => {
      const trigger = stage(page, 'kinds').getByRole('button', {name: button});
      await trigger.press('Enter');
      await expect(toasts(page).getByText(text)).toBeVisible();
      await expect(trigger).toBeFocused();
    });
  }
  await press('Alt+t');
  await expectNoAxeViolations(page);

  await test.step('a reason', async () => {
    await stage(page, 'description').getByRole('button').press('Enter');
    await expect(
      toasts(page).getByText('The archive returned 409'),
    ).toBeVisible();
  });

  await test.step('a promise changes its message', async () => {
    await stage(page, 'promise').getByRole('button').press('Enter');
    await expect(toasts(page).getByText('Storing the report…')).toBeVisible();
    await expect(toasts(page).getByText('2 instances stored.')).toBeVisible();
  });
});

test('ToolButton @full', async ({page}) => {
  await visit(page, '/components/ToolButton');
  const press = keys(page);

  await test.step('Enter uses a tool, the others are released', async () => {
    const tools = stage(page, 'basic');
    // A tooltip closes when the page scrolls, as focusing a tool out of view does.
    // The scroll event fires in the next frame.
    await tools.scrollIntoViewIfNeeded();
    await nextFrame(page);
    await tools.getByRole('button', {name: 'Length'}).focus();
    await expect(page.getByRole('tooltip')).toContainText(
      'Drag from one end to the other',
    );
    await expectNoAxeViolations(page);
    await press('Tab', 'Enter');
    await expect(tools.getByRole('button', {name: 'Angle'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(tools.getByRole('button', {name: 'Length'})).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  await test.step('a disabled tool gives the reason, and does nothing', async () => {
    const tool = stage(page, 'disabled').getByRole('button', {
      name: 'Crosshairs',
    });
    await tool.scrollIntoViewIfNeeded();
    await nextFrame(page);
    await tool.focus();
    await expect(page.getByRole('tooltip')).toContainText(
      'Open an MPR layout first',
    );
    await expect(tool).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('commands come back', async () => {
    const example = stage(page, 'commands');
    await example.getByRole('button').press('Enter');
    await expect(example.locator('code')).toHaveText(
      '{"itemId":"rotate-right","commands":{"commandName":"rotateViewportCW"}}',
    );
  });

  await test.step('sizes and icons', async () => {
    await expect(stage(page, 'sizes').getByRole('button')).toHaveCount(3);
    const box = await stage(page, 'sizes')
      .getByRole('button')
      .last()
      .boundingBox();
    expect(box?.width).toBe(24);
    await expect(
      stage(page, 'unknown-icon').getByRole('button', {
        name: 'The icon name is unknown',
      }),
    ).toBeVisible();
  });
});

test('ToolButtonList @full', async ({page}) => {
  await visit(page, '/components/ToolButtonList');
  const press = keys(page);

  await test.step('the chosen relative comes to the front', async () => {
    const list = stage(page, 'basic');
    await list.getByRole('button', {name: 'Length'}).focus();
    await press('Tab', 'Enter');
    await expect(page.getByRole('menuitem', {name: 'Length'})).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(
      list.getByRole('button', {name: 'Bidirectional'}),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a relative that is not available says why', async () => {
    await stage(page, 'disabled-item')
      .getByRole('button', {name: 'More segmentation tools'})
      .press('Enter');
    await expect(
      page.getByRole('menuitem', {name: 'Threshold brush (needs a volume)'}),
    ).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeViolations(page);
    await press('Escape');
  });

  await test.step('a toolbar', async () => {
    const bar = stage(page, 'toolbar');
    await bar.getByRole('button', {name: 'Pan'}).press('Enter');
    await expect(bar.getByRole('button', {name: 'Pan'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await bar
      .getByRole('button', {name: 'More measurement tools'})
      .press('Enter');
    await press('ArrowDown', 'Enter');
    await expect(bar.getByRole('button', {pressed: true})).toHaveAccessibleName(
      'Angle',
    );
  });
});
