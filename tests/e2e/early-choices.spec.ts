/**
 * What is chosen, checked, opened, scrolled, or typed while the scripts of a page are under way
 * stays when React takes the page over, and is acted on.
 */
import type {Page} from '@playwright/test';
import {storageKey} from '../support/built-site';
import {expect, test} from '../support/fixtures';
import {openHeld} from '../support/hold';

/** Enters something before the start; the returned function looks at it after the start. */
type Early = (page: Page) => Promise<() => Promise<void>>;

const urlForm = (page: Page) => page.getByRole('form', {name: 'Build a URL'});
const builtUrl = (page: Page) =>
  page.getByRole('region', {name: 'URL', exact: true});

/** In the middle of the text, where the caret must stay. */
async function typeInStudies(page: Page) {
  const studies = urlForm(page).getByLabel('Study Instance UIDs', {
    exact: true,
  });
  const before = await studies.inputValue();
  await studies.press('Home');
  await page.keyboard.type('1.9\n');
  return async () => {
    await page.keyboard.type('1.8\n');
    await expect(studies).toHaveValue(`1.9\n1.8\n${before}`);
    await expect(builtUrl(page)).toContainText(
      `StudyInstanceUIDs=1.9,1.8,${before}`,
    );
  };
}

const fields: Record<string, [path: string, early: Early]> = {
  'the finder': [
    '/deployment/troubleshooting',
    async (page) => {
      await page.getByLabel('Area').selectOption('config');
      await page.getByLabel('Where it appears').selectOption('screen');
      return () =>
        expect(page).toHaveURL(/#find=list&area=config&where=screen$/);
    },
  ],
  'a catalog': [
    '/platform/reference/events',
    async (page) => {
      const version = page.getByRole('search').getByLabel('Version');
      await version.selectOption({index: 1});
      const chosen = await version.inputValue();
      return async () => {
        await expect(version).toHaveValue(chosen);
        await expect(
          page.getByRole('search').getByRole('status').last(),
        ).toContainText(' of ');
      };
    },
  ],
  'the search page': [
    '/search?q=segmentation',
    async (page) => {
      await page.getByLabel('Version').selectOption('3.9');
      return () => expect(page).toHaveURL(/\?q=segmentation&version=3\.9$/);
    },
  ],
  'the URL builder': [
    '/tools/url',
    async (page) => {
      const release = urlForm(page).getByLabel('Release');
      await release.selectOption('3.9');
      const typed = await typeInStudies(page);
      return async () => {
        await typed();
        await expect(release).toHaveValue('3.9');
      };
    },
  ],
  'the URL builder of a permalink': [
    '/tools/url#release=3.9.0&base=https://link.example.org&mode=tmtv&studies=1.2.3',
    async (page) => {
      const typed = await typeInStudies(page);
      return async () => {
        await typed();
        await expect(urlForm(page).getByLabel('Release')).toHaveValue('3.9');
        await expect(builtUrl(page)).toContainText('/tmtv?');
      };
    },
  ],
  'the sub-path builder of a permalink': [
    '/tools/sub-path#release=3.9.0&server=nginx&path=%2Ffrom-link&host=link.example.org',
    async (page) => {
      const path = page.getByLabel('Path', {exact: true});
      await path.fill('/typed');
      await page.getByLabel('Sign-in').selectOption('viewer');
      return async () => {
        await expect(path).toHaveValue('/typed');
        await expect(page.getByLabel('Host name')).toHaveValue(
          'link.example.org',
        );
        await expect(page.getByLabel('Issuer')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('/typed/callback');
      };
    },
  ],
  'the upgrade doctor': [
    '/tools/upgrade',
    async (page) => {
      const upgrade = page.getByRole('combobox', {name: 'Upgrade'});
      await upgrade.selectOption({index: 0});
      await page.getByLabel(/^Paste code/).fill('uiDialogService.create();');
      return async () => {
        await page.getByRole('button', {name: 'Check this code'}).click();
        await expect(page.getByText(/Files checked: 1\./)).toBeVisible();
        await expect(upgrade).toHaveValue('0');
      };
    },
  ],
  'the config doctor': [
    '/tools/config',
    async (page) => {
      const archive = page.getByLabel('Archive');
      const origin = page.getByLabel(/^Origin of the viewer/);
      await archive.selectOption('Orthanc');
      await origin.fill('https://viewer.example.org');
      await page.getByLabel('Start from a sample').selectOption('0');
      return async () => {
        await expect(page.getByText(/^Errors: \d+\. Warn/)).toBeVisible();
        await expect(archive).toHaveValue('Orthanc');
        await expect(origin).toHaveValue('https://viewer.example.org');
      };
    },
  ],
  'a showcase page': [
    '/components/Input',
    async (page) => {
      const [code, input] = [
        page.getByLabel('Code', {exact: true}).first(),
        page.locator('[data-showcase-stage] input:not([type])').first(),
      ];
      await input.fill('Typed early');
      await page.locator('label[for$=source]').first().click();
      return async () => {
        await expect(code).toBeChecked();
        await expect(input).toHaveValue('Typed early');
      };
    },
  ],
  'a tutorial': [
    '/development/first-extension/command-and-button',
    async (page) => {
      const key = storageKey('site.tutorial.extension');
      // The page was read before.
      await page.evaluate((name) => localStorage.setItem(name, '1,2'), key);
      const done = page.getByLabel(/I am done with chapter/);
      await done.first().check();
      await done.last().check();
      return async () => {
        await expect(done.first()).toBeChecked();
        await expect(done.last()).toBeChecked();
        expect(
          await page.evaluate((name) => localStorage.getItem(name), key),
        ).toBe('1,2,5,6');
      };
    },
  ],
  'an opened, scrolled page': [
    '/configuration/configurationFiles',
    async (page) => {
      const [details, all] = [
        page.getByRole('main').locator('details:not([data-menu])'),
        page.locator('.long-part > input').first(),
      ];
      await details.evaluateAll((list) =>
        list.forEach((one) => one.querySelector('summary')!.click()),
      );
      await all.evaluate((box: HTMLInputElement) => box.click());
      const scroll = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('*')]
            .map((box) => [box.scrollTop, box.scrollLeft])
            .filter((place) => place.some((pixels) => pixels > 0)),
        );
      await page.evaluate(() => {
        for (const box of document.querySelectorAll('*')) {
          box.scrollTo({left: 30, top: 300, behavior: 'instant'});
        }
      });
      const before = await scroll();
      expect(before.length).toBeGreaterThan(1);
      return async () => {
        await expect(all).toBeChecked();
        expect(
          await details.evaluateAll((list) =>
            list.every((one) => (one as HTMLDetailsElement).open),
          ),
        ).toBe(true);
        expect(await scroll()).toEqual(before);
      };
    },
  ],
};

for (const [name, [path, early]] of Object.entries(fields)) {
  for (const slowdown of [1, 6]) {
    test(
      `${name} keeps what is entered early, at ${slowdown}x`,
      {
        tag: slowdown > 1 || name !== 'the finder' ? '@full' : [],
      },
      async ({page}) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
        const start = await openHeld(page, path);
        const isKept = await early(page);
        await start();
        await isKept();
        // What follows, axe on a long page, needs no slow processor.
        await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
      },
    );
  }
}
