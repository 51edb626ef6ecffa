/**
 * What is typed while React takes a page over stays, and is acted on: whenever its scripts
 * start, and however slow the processor is.
 */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';

const releases = '/versions/compare/3.9...3.10';

type Early = {
  path: string;
  text: string;
  field: (page: Page) => Locator;
  /** Waits until the page shows what it does with the text. */
  isActedOn: (page: Page) => Promise<void>;
};

const shows = (text: string) => (page: Page) =>
  expect(page.getByRole('main')).toContainText(text);

const early: Record<string, Early> = {
  'the finder': {
    path: '/deployment/troubleshooting',
    text: 'cors error',
    field: (page) => page.getByLabel('Paste the message or type words'),
    isActedOn: (page) =>
      expect(
        page.getByRole('search').locator('..').getByRole('status'),
      ).toContainText('match'),
  },
  'the URL builder': {
    path: '/tools/url',
    text: ' 1.2.3.4.5.6.7',
    field: (page) =>
      page
        .getByRole('form', {name: 'Build a URL'})
        .getByLabel('Study Instance UIDs', {exact: true}),
    isActedOn: (page) =>
      expect(
        page.getByRole('region', {name: 'URL', exact: true}),
      ).toContainText(/\b1\.2\.3\.4\.5\.6\.7\b/),
  },
  'the sub-path builder': {
    path: '/tools/sub-path',
    text: '/imaging/viewer',
    field: (page) => page.getByLabel('Path', {exact: true}),
    isActedOn: shows('/imaging/viewer'),
  },
  'the filter of a catalog': {
    path: '/platform/reference/interface-services',
    text: 'viewport',
    field: (page) => page.getByLabel('Filter this page'),
    isActedOn: (page) =>
      expect(page.getByRole('search').getByRole('status').last()).toContainText(
        ' of ',
      ),
  },
  'the comparison': {
    path: releases,
    text: 'dialog service',
    field: (page) => page.getByLabel('Text', {exact: true}),
    isActedOn: (page) => expect(page).toHaveURL(/\?q=dialog\+service$/),
  },
  'the showcase': {
    path: '/components',
    text: 'slider',
    field: (page) => page.getByLabel('Filter', {exact: true}),
    isActedOn: (page) =>
      expect(
        page
          .getByRole('main')
          .getByRole('link', {name: 'Checkbox', exact: true}),
      ).toBeHidden(),
  },
  'the search page': {
    path: '/search',
    text: 'segmentation',
    field: (page) => page.getByRole('main').getByRole('searchbox'),
    isActedOn: (page) => expect(page).toHaveURL(/\?q=segmentation$/),
  },
  'the config doctor': {
    path: '/tools/config',
    text: 'window.config = {dataSources: []};',
    field: (page) => page.getByLabel('Your app-config.js'),
    isActedOn: shows('Warnings:'),
  },
};

for (const [name, {path, text, field, isActedOn}] of Object.entries(early)) {
  for (const slowdown of [1, 4]) {
    // In `npm test`, early-choices.spec.ts stands for them, at the machine's speed.
    test(`${name} keeps what is typed early, at ${slowdown}x @full`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      for (const [wait, delay] of [
        [500, 80],
        [500, 15],
        [2500, 40],
        ...(process.env.E2E_EVERY_PAGE ? [[6000, 80]] : []),
      ] as const) {
        await page.goto(path);
        await page.waitForTimeout(wait);
        const input = field(page);
        const before = await input.inputValue();
        await input.click();
        await page.keyboard.press('End');
        await page.keyboard.type(text, {delay});
        await isActedOn(page);
        await page
          .locator('html[data-has-hydrated="true"]')
          .waitFor({state: 'attached'});
        expect(await input.inputValue(), `${wait} ms, ${delay} ms`).toBe(
          before + text,
        );
      }
    });
  }
}
