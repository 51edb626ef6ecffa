/**
 * Every interactive example is operated with the keyboard alone. Where a menu, a list
 * or a tooltip is open in the middle of a journey, axe looks at it there as well.
 */
import type {Locator, Page} from '@playwright/test';
import {expect, expectNoAxeViolations, test} from '../support/fixtures';
import {stage, visitExamples} from '../support/showcase';

// The journeys ask axe themselves, in the middle, while something is open.
test.use({checkAccessibility: false});

/** The messages on the page; their texts stand in the code as well. */
function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}

/**
 * Presses keys one after the other, as a reader does: the menus move the focus in a
 * timer after a key, and no reader's next key comes before it.
 */
function keys(page: Page) {
  return async (...names: string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name);
      await nextFrame(page);
    }
  };
}

/** Waits until the page has shown a frame, and what waits in timers has run. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(resolve)),
      ),
  );
}

test.describe('Button', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Button'));

  test('Tab reaches the buttons of a row one after the other', async ({
    page,
  }) => {
    const row = stage(page, 'variants');
    await row.getByRole('button', {name: 'Save report'}).focus();
    await keys(page)('Tab');
    await expect(row.getByRole('button', {name: 'Add segment'})).toBeFocused();
  });

  test('a busy button keeps the focus and refuses a second press', async ({
    page,
  }) => {
    const button = stage(page, 'busy').getByRole('button');
    await button.focus();
    // It is busy for a moment only: noted, so that a slow machine sees it, too.
    const states = await button.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() =>
        seen.push(element.getAttribute('aria-disabled')),
      ).observe(element, {attributeFilter: ['aria-disabled']});
      return seen;
    });
    await keys(page)('Enter', 'Enter');
    await expect(button).toBeFocused();
    await expect(stage(page, 'busy').getByRole('status')).toHaveText('Stored.');
    expect(await states.jsonValue()).toEqual(['true', 'false']);
  });

  test('a link that looks like a button is a link', async ({page}) => {
    await expect(
      stage(page, 'as-link').getByRole('link', {name: 'Ask for help'}),
    ).toHaveAttribute('href', 'https://community.ohif.org');
  });
});

test.describe('Checkbox', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Checkbox'));

  test('Space checks and unchecks', async ({page}) => {
    const box = stage(page, 'with-label').getByRole('checkbox', {
      name: 'Include the annotations',
    });
    await box.focus();
    await expect(box).toBeChecked();
    await keys(page)('Space');
    await expect(box).not.toBeChecked();
  });

  test('a click on the label checks the box', async ({page}) => {
    const row = stage(page, 'with-label');
    await row.getByText('Include the annotations').click();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
  });

  test('the box for all follows the others', async ({page}) => {
    const list = stage(page, 'select-all');
    const all = list.getByRole('checkbox', {name: 'All series'});
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await all.press('Space');
    await expect(all).toBeChecked();
    await expect(list.getByRole('checkbox', {name: 'Scout'})).toBeChecked();
    await list.getByRole('checkbox', {name: 'Scout'}).press('Space');
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
  });

  test('a form gets the value', async ({page}) => {
    const form = stage(page, 'in-form');
    await form.getByRole('checkbox').press('Space');
    await form.getByRole('button', {name: 'Export'}).press('Enter');
    await expect(form.getByRole('status')).toHaveText(
      'The images go out anonymised.',
    );
  });
});

test.describe('DataRow', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/DataRow'));

  test('select, hide, lock, and what the menu asks for', async ({page}) => {
    const press = keys(page);
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

  test('many details fold and unfold', async ({page}) => {
    const row = stage(page, 'many-details');
    await expect(row.getByText('Perimeter: 73.6 mm')).toHaveCount(0);
    const all = row.getByRole('button', {
      name: 'All 6 details of Ellipse, liver segment VI',
    });
    // Who speaks to the browser says what the button shows.
    await expect(all).toHaveText('All 6 details');
    await all.press('Enter');
    await expect(row.getByText('Perimeter: 73.6 mm')).toBeVisible();
  });

  test('hiding a measurement', async ({page}) => {
    const row = stage(page, 'measurement');
    await row.getByRole('button', {name: /^Hide /}).press('Enter');
    await expect(row.getByRole('button', {name: /^Show /})).toBeVisible();
  });

  test('a read-only row has no menu', async ({page}) => {
    const rows = stage(page, 'states');
    await expect(
      rows.getByRole('button', {name: 'Actions for Selected'}),
    ).toBeVisible();
    await expect(
      rows.getByRole('button', {name: 'Actions for Read only'}),
    ).toHaveCount(0);
  });
});

test.describe('DropdownMenu', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/DropdownMenu'));

  test('arrow keys skip what is disabled, Enter chooses, the focus returns', async ({
    page,
  }) => {
    const press = keys(page);
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

  test('Escape closes, a letter finds', async ({page}) => {
    const press = keys(page);
    const trigger = stage(page, 'actions').getByRole('button');
    await trigger.focus();
    await press('Enter', 'd');
    await expect(
      page.getByRole('menuitem', {name: 'Download as DICOM SEG'}),
    ).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('ticked items keep the menu open', async ({page}) => {
    const press = keys(page);
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

  test('one of several', async ({page}) => {
    const press = keys(page);
    const trigger = stage(page, 'radio').getByRole('button');
    await trigger.focus();
    await press('Enter');
    await expect(page.getByRole('menuitemradio', {name: 'Date'})).toBeChecked();
    await press('ArrowDown', 'Enter');
    await expect(trigger).toHaveText('Sorted by number');
  });

  test('a submenu opens to the right and closes to the left', async ({
    page,
  }) => {
    const press = keys(page);
    const trigger = stage(page, 'submenu').getByRole('button');
    await trigger.focus();
    await press('Enter', 'ArrowDown', 'ArrowRight');
    await expect(
      page.getByRole('menuitem', {name: 'Soft tissue'}),
    ).toBeFocused();
    await expectNoAxeViolations(page);
    await press('ArrowLeft');
    await expect(
      page.getByRole('menuitem', {name: 'CT presets'}),
    ).toBeFocused();
    await press('ArrowRight', 'ArrowDown', 'Enter');
    await expect(trigger).toHaveText('Window: Lung');
  });
});

test.describe('Input', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Input'));

  test('labels lead to their fields', async ({page}) => {
    await expect(
      stage(page, 'with-label').getByLabel('Name of the segment'),
    ).toHaveValue('Liver');
    const types = stage(page, 'types');
    await types.getByLabel('Slices').focus();
    await keys(page)('ArrowUp');
    await expect(types.getByLabel('Slices')).toHaveValue('1');
  });

  test('an error is said in words', async ({page}) => {
    const field = stage(page, 'validated').getByLabel('Study Instance UID');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/no leading zero/);
    await field.fill('1.2.840.10008.1');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  test('rename in place: Enter keeps, Escape does not, the focus returns', async ({
    page,
  }) => {
    const press = keys(page);
    const example = stage(page, 'rename');
    await example
      .getByRole('button', {name: 'Lesion 1: rename'})
      .press('Enter');
    await expect(example.getByLabel('New name')).toBeFocused();
    await page.keyboard.type('Lesion A');
    await press('Enter');
    const renamed = example.getByRole('button', {name: 'Lesion A: rename'});
    await expect(renamed).toBeFocused();
    await press('Enter');
    await page.keyboard.type('Lesion B');
    await press('Escape');
    await expect(renamed).toBeFocused();
  });

  test('a disabled field is skipped, a read-only one is not', async ({
    page,
  }) => {
    const example = stage(page, 'disabled');
    await example.getByLabel(/Accession number/).focus();
    await expect(example.getByLabel(/Accession number/)).toBeFocused();
    await expect(example.getByLabel(/Second reader/)).toBeDisabled();
  });
});

test.describe('NumericMeta', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/NumericMeta'));

  test('a field takes what is typed, within the limits', async ({page}) => {
    const field = stage(page, 'number').getByRole('spinbutton', {
      name: 'Slices of the slab',
    });
    await field.fill('500');
    await keys(page)('Tab');
    await expect(field).toHaveValue('200');
    await field.fill('15');
    await expect(field).toHaveValue('15');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('16');
  });

  test('the buttons of a stepper', async ({page}) => {
    const press = keys(page);
    const frames = stage(page, 'stepper').getByRole('group', {
      name: 'Frames a second',
    });
    await frames.getByRole('button', {name: 'Increase'}).focus();
    await press('Enter', 'Space');
    await expect(frames.getByRole('textbox')).toHaveValue('26');
    const outline = stage(page, 'stepper').getByRole('group', {
      name: 'Outline in pixels',
    });
    await outline.getByRole('button', {name: 'Decrease'}).focus();
    await press('Enter', 'Enter', 'Enter');
    await expect(outline.getByRole('textbox')).toHaveValue('0.5');
    const decrease = outline.getByRole('button', {name: 'Decrease'});
    await expect(decrease).toBeDisabled();
    await expect(decrease).toBeFocused();
  });

  test('slider and field of a range show the same', async ({page}) => {
    const range = stage(page, 'single-range');
    const thumb = range.getByRole('slider', {name: 'Radius in mm'});
    await thumb.focus();
    await keys(page)('ArrowRight', 'ArrowRight');
    await expect(range.getByRole('spinbutton')).toHaveValue('26');
    await keys(page)('Home');
    await expect(range.getByRole('spinbutton')).toHaveValue('0.5');
  });

  test('two thresholds', async ({page}) => {
    const range = stage(page, 'double-range');
    await range.getByRole('slider', {name: 'minimum'}).press('ArrowRight');
    await expect(range.getByRole('spinbutton', {name: 'minimum'})).toHaveValue(
      '-440',
    );
    await range.getByRole('slider', {name: 'maximum'}).press('End');
    await expect(range.getByRole('spinbutton', {name: 'maximum'})).toHaveValue(
      '1000',
    );
  });

  test('a threshold is typed digit by digit, and leaves the other alone', async ({
    page,
  }) => {
    const press = keys(page);
    const range = stage(page, 'double-range');
    const minimum = range.getByRole('spinbutton', {name: 'minimum'});
    const maximum = range.getByRole('spinbutton', {name: 'maximum'});
    const values = async () => [
      await minimum.inputValue(),
      await maximum.inputValue(),
    ];
    await maximum.focus();
    await press('ControlOrMeta+a');
    await page.keyboard.type('250');
    await press('Tab');
    expect(await values()).toEqual(['-450', '250']);
    // On the way to 300 is 3, which is below the minimum that is typed next.
    await minimum.fill('200');
    await maximum.focus();
    await press('ControlOrMeta+a', 'Delete');
    await expect(maximum).toHaveValue('');
    await page.keyboard.type('300');
    await press('Tab');
    expect(await values()).toEqual(['200', '300']);
    // Beyond the other one it takes that one with it, once it is typed.
    await minimum.fill('404');
    await minimum.blur();
    expect(await values()).toEqual(['400', '400']);
    await maximum.fill('5000');
    await maximum.blur();
    expect(await values()).toEqual(['400', '1000']);
  });

  test('the value in the label', async ({page}) => {
    const example = stage(page, 'show-value');
    await example.getByRole('slider').press('ArrowLeft');
    await expect(example.getByText(': 75')).toBeVisible();
  });
});

test.describe('ScrollArea', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/ScrollArea'));

  for (const [example, name] of [
    ['list', 'Segments'],
    ['arrows', 'Series'],
  ] as const) {
    test(`the keys scroll "${example}"`, async ({page}) => {
      const area = stage(page, example).getByRole('region', {name});
      await area.focus();
      await keys(page)('End');
      await expect
        .poll(() => area.evaluate((element) => element.scrollTop))
        .toBeGreaterThan(100);
    });
  }

  test('the fading end goes when there is no more', async ({page}) => {
    const area = stage(page, 'arrows').getByRole('region', {name: 'Series'});
    const fading = stage(page, 'arrows').locator('[aria-hidden="true"]');
    await expect(fading).toHaveCount(1);
    await area.evaluate((element) => {
      (element.firstElementChild as HTMLElement).style.cssText =
        'height: 20px; overflow: hidden';
    });
    await expect(fading).toHaveCount(0);
  });

  test('the keys scroll sideways', async ({page}) => {
    const area = stage(page, 'horizontal').getByRole('region', {
      name: 'Phases',
    });
    await area.focus();
    await keys(page)('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect
      .poll(() => area.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(20);
  });
});

test.describe('Select', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Select'));

  test('opens at the choice, and takes another one', async ({page}) => {
    const press = keys(page);
    const select = stage(page, 'basic').getByRole('combobox', {name: 'Window'});
    await expect(select).toHaveText('Lung');
    await select.focus();
    await press('Enter');
    await expect(page.getByRole('option', {name: 'Lung'})).toBeFocused();
    await expectNoAxeViolations(page);
    await press('ArrowDown', 'Enter');
    await expect(select).toHaveText('Bone');
    await expect(select).toBeFocused();
  });

  test('a letter chooses without opening', async ({page}) => {
    const select = stage(page, 'placeholder').getByRole('combobox');
    await expect(select).toHaveText('Choose a label');
    await select.focus();
    await keys(page)('m');
    await expect(select).toHaveText('Mass');
    await expect(stage(page, 'placeholder').getByRole('status')).toHaveText(
      'Labelled: mass',
    );
  });

  test('disabled values are skipped', async ({page}) => {
    const press = keys(page);
    const select = stage(page, 'disabled-items').getByRole('combobox');
    await select.focus();
    await press('Enter', 'End');
    await expect(page.getByRole('option', {name: 'MPR'})).toBeFocused();
    await press('Escape');
    await expect(select).toHaveText('Stack of images');
  });

  test('a long list ends at its end', async ({page}) => {
    const press = keys(page);
    const select = stage(page, 'long-list').getByRole('combobox');
    await select.focus();
    await press('Enter', 'End', 'Enter');
    await expect(select).toHaveText('Series 40, coronal');
  });
});

test.describe('Slider', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Slider'));

  test('arrow keys, Page up, Home and End', async ({page}) => {
    const press = keys(page);
    const example = stage(page, 'opacity');
    const thumb = example.getByRole('slider', {name: 'Opacity'});
    await thumb.focus();
    await press('ArrowRight');
    await expect(thumb).toHaveAttribute('aria-valuenow', '61');
    await press('PageDown');
    await expect(example.getByRole('status')).toHaveText('51 %');
    await press('Home');
    await expect(thumb).toHaveAttribute('aria-valuenow', '0');
    await press('End');
    await expect(thumb).toHaveAttribute('aria-valuenow', '100');
  });

  test('steps', async ({page}) => {
    const thumb = stage(page, 'steps').getByRole('slider');
    await thumb.press('ArrowRight');
    await expect(thumb).toHaveAttribute('aria-valuenow', '30');
  });

  test('is applied when the key is released', async ({page}) => {
    const example = stage(page, 'commit');
    await example.getByRole('slider').press('ArrowRight');
    await expect(example.getByRole('status')).toHaveText(
      'The brush has 13 mm.',
    );
  });

  test('vertical', async ({page}) => {
    const thumb = stage(page, 'vertical').getByRole('slider', {name: 'Slice'});
    await thumb.press('ArrowUp');
    await expect(thumb).toHaveAttribute('aria-valuenow', '41');
    await expect(thumb).toHaveAttribute('aria-orientation', 'vertical');
  });

  test('disabled', async ({page}) => {
    await expect(
      stage(page, 'disabled').getByRole('slider'),
    ).not.toHaveAttribute('tabindex', '0');
  });
});

test.describe('Switch', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Switch'));

  test('Space and Enter turn it', async ({page}) => {
    const press = keys(page);
    const toggle = stage(page, 'with-label').getByRole('switch', {
      name: 'Reference lines',
    });
    await toggle.focus();
    await press('Space');
    await expect(toggle).not.toBeChecked();
    await press('Enter');
    await expect(toggle).toBeChecked();
  });

  test('the picture follows', async ({page}) => {
    const example = stage(page, 'controlled');
    await example.getByRole('switch').press('Space');
    await expect(example.locator('circle')).toHaveAttribute('fill', 'none');
  });

  test('settings are independent', async ({page}) => {
    const example = stage(page, 'settings');
    await example.getByRole('switch', {name: 'Scale bar'}).press('Space');
    await expect(
      example.getByRole('switch', {name: 'Scale bar'}),
    ).not.toBeChecked();
    await expect(
      example.getByRole('switch', {name: /Patient details/}),
    ).toBeChecked();
  });

  test('the reason of a disabled switch is read with it', async ({page}) => {
    const toggle = stage(page, 'disabled').getByRole('switch');
    await expect(toggle).toBeDisabled();
    await expect(toggle).toHaveAccessibleDescription(
      'This study has no PET series.',
    );
  });
});

test.describe('Tabs', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Tabs'));

  test('arrow keys open', async ({page}) => {
    const press = keys(page);
    const example = stage(page, 'basic');
    await example.getByRole('tab', {name: 'Series'}).focus();
    await press('ArrowRight');
    await expect(example.getByRole('tabpanel')).toHaveText(
      '2 lengths, 1 ellipse.',
    );
    await press('ArrowRight', 'ArrowRight');
    await expect(example.getByRole('tab', {name: 'Series'})).toBeFocused();
    await press('Tab');
    await expect(example.getByRole('tabpanel')).toBeFocused();
  });

  test('the component above keeps the state', async ({page}) => {
    const example = stage(page, 'controlled');
    await example.getByRole('button').press('Enter');
    await expect(
      example.getByRole('tab', {name: 'Fill and outline'}),
    ).toHaveAttribute('aria-selected', 'true');
  });

  test('manual: Enter opens', async ({page}) => {
    const press = keys(page);
    const example = stage(page, 'manual');
    await example.getByRole('tab', {name: 'Today'}).focus();
    await press('ArrowRight');
    await expect(example.getByRole('tabpanel')).toHaveText(
      'Asks the archive for one day.',
    );
    await press('Enter');
    await expect(example.getByRole('tabpanel')).toHaveText(
      'Asks for seven days.',
    );
  });

  test('vertical: up and down, disabled skipped', async ({page}) => {
    const press = keys(page);
    const example = stage(page, 'vertical');
    await example.getByRole('tab', {name: 'Hotkeys'}).focus();
    await press('ArrowDown', 'ArrowDown');
    await expect(example.getByRole('tab', {name: 'Hotkeys'})).toBeFocused();
    await expect(example.getByRole('tab', {name: 'Account'})).toBeDisabled();
  });
});

test.describe('Toast', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/Toast'));

  for (const [button, text] of [
    ['Success', 'The report was stored.'],
    ['Info', 'Series 4 is still loading.'],
    ['Warning', 'The spacing is not even.'],
    ['Error', 'The archive did not answer.'],
  ] as const) {
    test(`${button} appears without taking the focus`, async ({page}) => {
      const trigger = stage(page, 'kinds').getByRole('button', {name: button});
      await trigger.press('Enter');
      await expect(toasts(page).getByText(text)).toBeVisible();
      await expect(trigger).toBeFocused();
      await keys(page)('Alt+t');
      await expectNoAxeViolations(page);
    });
  }

  test('a reason', async ({page}) => {
    await stage(page, 'description').getByRole('button').press('Enter');
    await expect(
      toasts(page).getByText('The archive answered 409'),
    ).toBeVisible();
  });

  test('undo is reached with the keyboard', async ({page}) => {
    const press = keys(page);
    const example = stage(page, 'action');
    await example.getByRole('button').press('Enter');
    await expect(example.getByRole('status')).toHaveText('2 left');
    await expect(toasts(page).getByText('Measurement deleted')).toBeVisible();
    await press('Alt+t', 'Tab', 'Tab');
    await expect(page.getByRole('button', {name: 'Undo'})).toBeFocused();
    await press('Enter');
    await expect(example.getByRole('status')).toHaveText('3 left');
  });

  test('a promise changes its message', async ({page}) => {
    await stage(page, 'promise').getByRole('button').press('Enter');
    await expect(toasts(page).getByText('Storing the report…')).toBeVisible();
    await expect(toasts(page).getByText('2 instances stored.')).toBeVisible();
  });
});

test.describe('ToolButton', () => {
  test.beforeEach(({page}) => visitExamples(page, '/components/ToolButton'));

  test('Enter uses a tool, the others are released', async ({page}) => {
    const press = keys(page);
    const tools = stage(page, 'basic');
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

  test('a disabled tool tells why, and does nothing', async ({page}) => {
    const tool = stage(page, 'disabled').getByRole('button', {
      name: 'Crosshairs',
    });
    // A tooltip closes when the page scrolls, as focusing a tool out of view does.
    // The page tells of a scroll in the frame after it.
    await tool.scrollIntoViewIfNeeded();
    await nextFrame(page);
    await tool.focus();
    await expect(page.getByRole('tooltip')).toContainText(
      'Open an MPR layout first',
    );
    await expect(tool).toHaveAttribute('aria-disabled', 'true');
  });

  test('commands come back', async ({page}) => {
    const example = stage(page, 'commands');
    await example.getByRole('button').press('Enter');
    await expect(example.locator('code')).toHaveText(
      '{"itemId":"rotate-right","commands":{"commandName":"rotateViewportCW"}}',
    );
  });

  test('sizes and icons', async ({page}) => {
    await expect(stage(page, 'sizes').getByRole('button')).toHaveCount(3);
    const box = await stage(page, 'sizes')
      .getByRole('button')
      .last()
      .boundingBox();
    expect(box?.width).toBe(24);
    await expect(
      stage(page, 'unknown-icon').getByRole('button', {
        name: 'The name is misspelt',
      }),
    ).toBeVisible();
  });
});

test.describe('ToolButtonList', () => {
  test.beforeEach(({page}) =>
    visitExamples(page, '/components/ToolButtonList'),
  );

  test('the chosen relative comes to the front', async ({page}) => {
    const press = keys(page);
    const list = stage(page, 'basic');
    await list.getByRole('button', {name: 'Length'}).focus();
    await press('Tab', 'Enter');
    await expect(page.getByRole('menuitem', {name: 'Length'})).toBeFocused();
    await expectNoAxeViolations(page);
    await press('ArrowDown', 'Enter');
    await expect(
      list.getByRole('button', {name: 'Bidirectional'}),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('a relative that is not available says why', async ({page}) => {
    await stage(page, 'disabled-item')
      .getByRole('button', {name: 'More segmentation tools'})
      .press('Enter');
    await expect(
      page.getByRole('menuitem', {name: 'Threshold brush (needs a volume)'}),
    ).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeViolations(page);
  });

  test('a toolbar', async ({page}) => {
    const bar = stage(page, 'toolbar');
    await bar.getByRole('button', {name: 'Pan'}).press('Enter');
    await expect(bar.getByRole('button', {name: 'Pan'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await bar
      .getByRole('button', {name: 'More measurement tools'})
      .press('Enter');
    await keys(page)('ArrowDown', 'Enter');
    await expect(bar.getByRole('button', {pressed: true})).toHaveAccessibleName(
      'Angle',
    );
  });
});

test.describe('patterns', () => {
  test('DataRow example: rename, recolour, delete with the focus kept', async ({
    page,
  }) => {
    const press = keys(page);
    await visitExamples(page, '/patterns/DataRowExample');
    const list = stage(page, 'segment-list');
    await list.getByRole('button', {name: 'Actions for Liver'}).press('Enter');
    await press('Enter');
    await expect(list.getByLabel('New name of Liver')).toBeFocused();
    await page.keyboard.type('Right lobe');
    await press('Enter');
    await expect(
      list.getByRole('button', {name: '1 Right lobe'}),
    ).toBeFocused();
    await list
      .getByRole('button', {name: 'Actions for Right lobe'})
      .press('Enter');
    await press('ArrowDown', 'Enter');
    await expect(list.getByRole('button', {name: '2 Spleen'})).toBeFocused();
    await list.getByRole('button', {name: 'Add segment'}).press('Enter');
    await expect(
      list.getByRole('button', {name: '4 Segment 4'}),
    ).toHaveAttribute('aria-pressed', 'true');
    // The row that a reader works on stays so when another one goes.
    await list.getByRole('button', {name: 'Actions for Spleen'}).press('Enter');
    await press('ArrowDown', 'Enter');
    await expect(
      list.getByRole('button', {name: '3 Left kidney'}),
    ).toBeFocused();
    await expect(
      list.getByRole('button', {name: '4 Segment 4'}),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('Measurements: jump, hide, delete, fold, export', async ({page}) => {
    await visitExamples(page, '/patterns/measurements');
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
    await expect(
      toasts(page).getByText('CSV with 2 measurements'),
    ).toBeVisible();
    await panel.getByRole('button', {name: 'Delete all'}).press('Enter');
    await expect(
      panel.getByText('None. Draw one with a tool of the toolbar.').last(),
    ).toBeVisible();
  });

  test('Segmentation: choose, draw differently, hide all', async ({page}) => {
    const press = keys(page);
    await visitExamples(page, '/patterns/segmentation');
    const panel = stage(page, 'panel');
    const select = panel.getByRole('combobox', {name: 'Segmentation'});
    await select.focus();
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(
      panel.getByRole('button', {name: '1 Segment VI, 21 mm'}),
    ).toBeVisible();
    await panel.getByRole('button', {name: 'Segmentation menu'}).press('Enter');
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
    await expect(
      panel.getByRole('button', {name: 'Segments (3)'}),
    ).toBeVisible();
    // The row that a reader works on stays so when the one above it goes.
    await panel
      .getByRole('button', {name: '2 Segment II, 9 mm'})
      .press('Enter');
    await panel
      .getByRole('button', {name: 'Actions for Segment VI, 21 mm'})
      .press('Enter');
    await press('ArrowDown', 'Enter');
    await expect(
      panel.getByRole('button', {name: '1 Segment II, 9 mm'}),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('a button with an icon is not squeezed by what stands beside it', async ({
    page,
  }) => {
    await visitExamples(page, '/patterns/segmentation');
    const box = await stage(page, 'panel')
      .getByRole('button', {name: 'Segmentation menu'})
      .boundingBox();
    expect(box).toMatchObject({width: 24, height: 24});
  });

  test('Split panel: the border moves with the arrow keys', async ({page}) => {
    await visitExamples(page, '/patterns/split-panel');
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

  test('TMTV: another threshold, another volume', async ({page}) => {
    const press = keys(page);
    await visitExamples(page, '/patterns/tmtv');
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
});
