/** The upgrade doctor of /tools/upgrade: files in, findings and a patch out, nothing sent. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {strToU8, zipSync} from 'fflate';
import {
  expect,
  test,
  visit,
  waitForHydration,
} from '../../../tests/support/fixtures';

const old = `import {hotkeys} from '@ohif/core';
export default function make({servicesManager}) {
  const {uiDialogService: dialogs} = servicesManager.services;
  dialogs.create({id: 'a', content: Dialog});
}
`;

const status = (page: Page) =>
  page.locator('[data-tool=upgrade-doctor]').getByRole('status').first();

const chooser = (page: Page) =>
  page.locator('[data-tool=upgrade-doctor] input[type=file]').nth(1);

async function choose(
  page: Page,
  ...files: {name: string; text: string}[]
): Promise<void> {
  await chooser(page).setInputFiles(
    files.map(({name, text}) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
}

test('a file is checked, what is done stays marked after a reload, and the patch is saved @axe', async ({
  page,
}) => {
  const file = {name: 'getCommandsModule.tsx', text: old};
  const oneDone = page.getByText(/\(1 of \d+ done\)/);

  await test.step('marks stay', async () => {
    await visit(page, '/tools/upgrade');
    await choose(page, file);
    const boxes = page
      .locator('[data-tool=upgrade-doctor] li')
      .getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(oneDone).toBeHidden();
    await boxes.nth(1).uncheck();
    await expect(oneDone).toBeVisible();
    await page.reload();
    await waitForHydration(page);
  });

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await test.step('findings', async () => {
    await choose(page, file);
    await expect(status(page)).toHaveText('Must change: 1. Files checked: 1.');
    await expect(oneDone).toBeVisible();
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport();
    const item = page.getByRole('listitem').filter({hasText: 'Line 4'});
    await expect(item.first()).toBeVisible();
    await expect(item.first().locator('del')).toContainText('dialogs.create(');
    await expect(item.first().locator('ins')).toContainText('dialogs.show(');
  });

  await test.step('the patch', async () => {
    await page.getByRole('button', {name: 'Make the ready edits'}).click();
    const patch = page.getByRole('region', {name: 'Patch'});
    await expect(patch).toContainText('+++ b/getCommandsModule.tsx');
    // Lines with file names are not changes.
    await expect(patch.locator('[data-line=head]').nth(2)).toHaveText(
      /^\+\+\+ b\//,
    );
    await expect(patch.locator('[data-line=removed]')).toHaveText([
      /^- {2}dialogs\.create\(/,
    ]);
    await page.getByText('Findings by area').click();
    await expect(page.getByRole('rowheader', {name: 'Dialogs'})).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save the patch'}).click();
    const saved = readFileSync(await (await download).path(), 'utf8');
    expect(saved).toContain('-  dialogs.create(');
  });

  // Only the worker was loaded, and the code is stored nowhere.
  expect(
    requests.filter(
      (url) => !/upgrade-doctor\.[0-9a-f]+\.js$|^blob:/.test(url),
    ),
  ).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify({...localStorage, ...sessionStorage}),
  );
  expect(stored).not.toContain('dialogs');
  expect(page.url()).not.toContain('dialogs');
});

test('pasted code for an older release, hostile files, and a zip are checked, and what cannot be read is named', async ({
  page,
}) => {
  await visit(page, '/tools/upgrade?from=3.8&to=3.10');

  await test.step('the sample', async () => {
    await page.getByRole('button', {name: 'Check the sample'}).click();
    await expect(status(page)).toContainText('Must change: 6.');
    const findings = page.locator('.findings li[data-severity]');
    const kinds = page.getByRole('group', {name: 'Show'});
    const questions = kinds.getByRole('button', {name: 'Questions'});
    await questions.click();
    await expect(questions).toHaveAttribute('aria-pressed', 'true');
    await expect(findings).toHaveCount(0);
    await kinds.getByRole('button', {name: 'Must change'}).click();
    await expect(findings).toHaveCount(6);
    await expect(page.getByText('that the code does not answer')).toBeHidden();
    await findings.getByRole('button', {name: 'Line 2'}).first().click();
    const selected = await page
      .getByRole('textbox', {name: /^Paste code/})
      .evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    expect(selected).toBe("import { Icon } from '@ohif/ui';");
  });

  await test.step('pasted code that is fine', async () => {
    await expect(page.getByRole('combobox', {name: 'Upgrade'})).toHaveValue(
      '1',
    );
    await page
      .getByRole('textbox', {name: /^Paste code/})
      .fill('export const nothing = 1;\n');
    await page.getByRole('button', {name: 'Check this code'}).click();
    await expect(status(page)).toHaveText(
      'Must change: 0. Look at: 0. Files checked: 1.',
    );
  });

  await test.step('hostile names and code are shown as text', async () => {
    await choose(
      page,
      {name: '<img src=x onerror=alert(1)>.tsx', text: old},
      {name: 'deep.ts', text: '('.repeat(10_000)},
      {name: 'nul.ts', text: 'a\u0000b'},
      {name: 'empty.ts', text: ''},
      {name: 'picture.png', text: 'x'},
    );
    await expect(status(page)).toContainText('Files checked: 4.');
    await expect(
      page.getByText('<img src=x onerror=alert(1)>.tsx').first(),
    ).toBeVisible();
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });

  await test.step('a zip is unpacked', async () => {
    const zip = zipSync({
      'ext/src/index.tsx': strToU8(old),
      'ext/node_modules/a.js': strToU8(old),
      'ext/src/binary.ts': new Uint8Array([0xff, 0xfe, 0xff]),
    });
    await chooser(page).setInputFiles({
      name: 'ext.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    });
    await expect(status(page)).toContainText('Files checked: 1.');
    await page.getByText('Not understood (1)').click();
    await expect(page.getByText('ext/src/binary.ts:1')).toBeVisible();
  });
});

/** Drops a file whose reading ends when the returned function is called. */
async function dropSlowly(page: Page, name: string, text: string) {
  await page.locator('.drop').evaluate(
    (area, [fileName, content]) => {
      const data = new DataTransfer();
      const file = new File([content], fileName);
      data.items.add(file);
      const released = new Promise<void>((resolve) => {
        Object.assign(window, {endReading: resolve});
      });
      DataTransferItem.prototype.webkitGetAsEntry = () =>
        ({
          isFile: true,
          fullPath: `/${fileName}`,
          file: (read: (file: File) => void) =>
            void released.then(() => read(file)),
        }) as unknown as FileSystemFileEntry;
      area.dispatchEvent(
        new DragEvent('drop', {dataTransfer: data, bubbles: true}),
      );
    },
    [name, text] as const,
  );
  await expect(status(page)).toHaveText('Reading the files…');
  return () =>
    page.evaluate(() =>
      (window as unknown as {endReading: () => void}).endReading(),
    );
}

/** Found in the upgrade from 3.9 only, and in the one from 3.8 as well. */
const since39 = 'uiDialogService.create({});\n';
const counts = (read: number, sure: number) =>
  `Must change: ${sure}. Files checked: ${read}.`;

test('the result is the one of the last files and the last upgrade, whatever was under way @full', async ({
  page,
}) => {
  await visit(page, '/tools/upgrade?from=3.8&to=3.9');
  const upgrade = page.getByRole('combobox', {name: 'Upgrade'});

  await test.step('another upgrade while files are read', async () => {
    const endReading = await dropSlowly(page, 'slow.ts', since39);
    await upgrade.selectOption('3.9 to 3.10');
    await expect(status(page)).toHaveText('Reading the files…');
    await endReading();
    await expect(status(page)).toHaveText(counts(1, 1));
  });

  await test.step('other files while files are read', async () => {
    const endReading = await dropSlowly(page, 'slow.ts', since39.repeat(3));
    await choose(page, {name: 'second.ts', text: since39.repeat(2)});
    await expect(status(page)).toHaveText(counts(1, 2));
    await endReading();
    // Their check would end before this one.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
    await expect(status(page)).toHaveText(counts(1, 2));
    await expect(page.getByText('second.ts').first()).toBeVisible();
  });

  await test.step('another upgrade during a check', async () => {
    await upgrade.selectOption('3.8 to 3.9');
    const files = Array.from({length: 60}, (_, i) => ({
      name: `file${i}.ts`,
      text: since39.repeat(2),
    }));
    await choose(page, ...files);
    await expect(status(page)).toHaveText('Checking…');
    await upgrade.selectOption('3.9 to 3.10');
    await expect(status(page)).toHaveText(counts(60, 120));
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the list of changes and the commands are visible', async ({page}) => {
    await page.goto('/tools/upgrade');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await page
      .getByText(/^Dialogs \(\d+\)$/)
      .first()
      .click();
    await expect(
      page.locator('code').filter({hasText: 'grep -rnE'}).first(),
    ).toBeVisible();
  });
});

test('a finding of pasted code is applied to it', async ({page}) => {
  await visit(page, '/tools/upgrade');
  const code = page.getByRole('textbox', {name: /^Paste code/});
  const apply = page.getByRole('button', {name: 'Apply', exact: true});
  await code.fill(
    "const a = { customizationType: 'ohif.overlayItem' };\nuiDialogService.dismissAll();\n",
  );
  const check = page.getByRole('button', {name: 'Check this code'});
  const edit = page.getByRole('button', {name: /^Make the ready edits/});
  await check.click();
  await expect(edit).toBeVisible();
  // One button stands out: what comes next.
  await expect(edit).not.toHaveCSS(
    'background-color',
    await check.evaluate((button) => getComputedStyle(button).backgroundColor),
  );
  await apply.first().click();
  await expect(code).toHaveValue(/^const a = \{ inheritsFrom: 'ohif\.overlay/);
  await expect(status(page)).toContainText('1');
  // What is typed is not lost: the code must be checked again first.
  await code.pressSequentially('//');
  await expect(apply).toHaveCount(0);
  await expect(status(page)).not.toBeEmpty();
  await code.fill('');
  await expect(status(page)).toBeEmpty();
  await expect(page.getByText('Findings appear here')).toBeVisible();
});
