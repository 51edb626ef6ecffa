/**
 * Fields and sliders of the showcase, operated with the keyboard alone: what our components
 * and examples do, not what Radix does. While a list is open, axe checks the page.
 */
import {
  expect,
  expectNoAxeViolations,
  test,
  visit,
} from '../../../tests/support/fixtures';
import {keys, stage} from '../../../tests/support/showcase';

// The journeys call axe themselves while something is open.
test.use({checkAccessibility: false});

test('Button @full', async ({page}) => {
  await visit(page, '/components/Button');
  const press = keys(page);

  await test.step('a busy button keeps the focus and refuses a second press', async () => {
    const button = stage(page, 'busy').getByRole('button');
    await button.focus();
    // It is busy only briefly, so an observer records it for slow machines.
    const states = await button.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() =>
        seen.push(element.getAttribute('aria-disabled')),
      ).observe(element, {attributeFilter: ['aria-disabled']});
      return seen;
    });
    await press('Enter', 'Enter');
    await expect(button).toBeFocused();
    await expect(stage(page, 'busy').getByRole('status')).toHaveText('Stored.');
    expect(await states.jsonValue()).toEqual(['true', 'false']);
  });
});

test('Checkbox @full', async ({page}) => {
  await visit(page, '/components/Checkbox');
  await test.step('the box for all follows the others', async () => {
    const list = stage(page, 'select-all');
    const all = list.getByRole('checkbox', {name: 'All series'});
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await all.press('Space');
    await expect(all).toBeChecked();
    await expect(list.getByRole('checkbox', {name: 'Scout'})).toBeChecked();
    await list.getByRole('checkbox', {name: 'Scout'}).press('Space');
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
  });
});

test('Input @full', async ({page}) => {
  await visit(page, '/components/Input');
  const press = keys(page);

  await test.step('an error is described in words', async () => {
    const field = stage(page, 'validated').getByLabel('Study Instance UID');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/no leading zero/);
    await field.fill('1.2.840.10008.1');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('rename in place: Enter keeps, Escape does not, the focus returns', async () => {
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
});

test('NumericMeta @full', async ({page}) => {
  await visit(page, '/components/NumericMeta');
  const press = keys(page);

  await test.step('a field takes what is typed, within the limits', async () => {
    const field = stage(page, 'number').getByRole('spinbutton', {
      name: 'Slices in the slab',
    });
    await field.fill('500');
    await press('Tab');
    await expect(field).toHaveValue('200');
    await field.fill('15');
    await expect(field).toHaveValue('15');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('16');
  });

  await test.step('the buttons of a stepper', async () => {
    const frames = stage(page, 'stepper').getByRole('group', {
      name: 'Frames per second',
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

  await test.step('slider and field of a range show the same', async () => {
    const range = stage(page, 'single-range');
    const thumb = range.getByRole('slider', {name: 'Radius in mm'});
    await thumb.focus();
    await press('ArrowRight', 'ArrowRight');
    await expect(range.getByRole('spinbutton')).toHaveValue('26');
    await press('Home');
    await expect(range.getByRole('spinbutton')).toHaveValue('0.5');
  });

  await test.step('two thresholds', async () => {
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

  await test.step('a threshold is typed digit by digit, and leaves the other alone', async () => {
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
    expect(await values()).toEqual(['-440', '250']);
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

  await test.step('the value in the label', async () => {
    const example = stage(page, 'show-value');
    await example.getByRole('slider').press('ArrowLeft');
    await expect(example.getByText(': 75')).toBeVisible();
  });
});

test('Select @full', async ({page}) => {
  await visit(page, '/components/Select');
  const press = keys(page);

  await test.step('opens at the choice, and takes another one', async () => {
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
});

test('Slider @full', async ({page}) => {
  await visit(page, '/components/Slider');
  await test.step('is applied when the key is released', async () => {
    const example = stage(page, 'commit');
    await example.getByRole('slider').press('ArrowRight');
    await expect(example.getByRole('status')).toHaveText('Applied: 13 mm');
  });
});
