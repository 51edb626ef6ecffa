/**
 * The code of the tutorial "Your first extension and mode", as its pages show it after each
 * chapter, in the published viewer: a study of a real Orthanc is open, and what the chapter
 * says under "You should see" is seen.
 *
 * Not executed: `git clone`, `yarn install`, the build, and the command line tool, because npm
 * does not have the platform's source. The script adds the two packages to `window.config`.
 */
import type {Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {tutorialScript} from '../../packages/viewer-screenshots/reader-code.mjs';
import {orthancConfig, serve, setArchive} from './deployment';
import {Lab, load} from './programs';

const uids = ['2.25.602237483799263680258000276915274767'];
const shared = new Lab();
const lab = new Lab();
beforeAll(async () => {
  const archive = await shared.orthanc(orthancConfig);
  await load(archive.origin);
  setArchive(archive);
  // The prior: the same images as another study.
  const [id] = (await (
    await fetch(`${archive.origin}/studies`)
  ).json()) as string[];
  const copy = await fetch(`${archive.origin}/studies/${id}/modify`, {
    method: 'POST',
    body: '{"Replace": {"StudyDate": "20240115"}, "KeepSource": true}',
  });
  const {ID} = (await copy.json()) as {ID: string};
  const prior = (await (
    await fetch(`${archive.origin}/studies/${ID}`)
  ).json()) as {MainDicomTags: {StudyInstanceUID: string}};
  uids.push(prior.MainDicomTags.StudyInstanceUID);
});
afterAll(() => shared.close());
afterEach(() => lab.close());

const patience = {timeout: 120_000};
const sees = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor(patience);
const button = (page: Page, id: string) => page.locator(`[data-cy="${id}"]`);

async function drawLength(page: Page): Promise<void> {
  await button(page, 'Length').click(patience);
  const {x, y, width, height} = (await page
    .locator('canvas.cornerstone-canvas')
    .first()
    .boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2, {steps: 8});
  await page.mouse.up();
}

const chapters: Record<string, (page: Page) => Promise<void>> = {
  '02-create': async (page) => {
    expect(await button(page, 'Length').count()).toBe(0);
    await page.goto(new URL('/', page.url()).href);
    await page.getByText('Phantom, First').first().click(patience);
    await page.getByText('Findings').first().click(patience);
    await page.waitForURL(/\/findings\?/);
  },
  '03-tools': async (page) => {
    await drawLength(page);
    await page.locator('svg text', {hasText: / mm/}).first().waitFor(patience);
  },
  '04-1-panel': async (page) => {
    await sees(page, 'No findings yet.');
    await drawLength(page);
    await page.locator('svg text', {hasText: / mm/}).first().waitFor(patience);
    await sees(page, 'No findings yet.');
  },
  '04-2-subscribe': async (page) => {
    await sees(page, 'No findings yet.');
    await drawLength(page);
    await page.locator('li', {hasText: /\d mm/}).first().waitFor(patience);
  },
  '05-2-panel-button': async (page) => {
    await page.getByRole('button', {name: 'Count'}).click(patience);
    await sees(page, '0 findings');
    await drawLength(page);
    await page.getByRole('button', {name: 'Count'}).click(patience);
    await sees(page, '1 finding');
  },
  '06-1-toolbar-button': async (page) => {
    await button(page, 'CountFindings').click(patience);
    await sees(page, '0 findings');
  },
  '06-2-evaluator': async (page) => {
    const isOff = () =>
      button(page, 'CountFindings').getByRole('button').isDisabled(patience);
    await expect.poll(isOff, patience).toBe(true);
    await drawLength(page);
    await expect.poll(isOff, patience).toBe(false);
  },
  '07-hanging-protocol': (page) =>
    page.locator('canvas.cornerstone-canvas').nth(1).waitFor(patience),
  '08-customization': (page) => sees(page, 'Lesions'),
  '09-finish': async (page) => {
    await page.locator('canvas.cornerstone-canvas').first().click(patience);
    await page.keyboard.press('m');
    await sees(page, '0 findings');
  },
};

test.each(Object.entries(chapters))('%s', async (step, follow) => {
  const {address} = await serve(lab, {
    config: [
      [
        'customizationService: {}',
        `investigationalUseDialog: {option: 'never'}, customizationService: ${
          step === '08-customization'
            ? "{'findings.panel': {$merge: {heading: 'Lesions'}}}"
            : '{}'
        }`,
      ],
    ],
    script: await tutorialScript(step),
  });
  const studies = step === '07-hanging-protocol' ? uids : uids.slice(0, 1);
  const {page} = await lab.open(
    `${address}/findings?StudyInstanceUIDs=${studies.join(',')}`,
  );
  await sees(page, 'CT torso 15 mm');
  await sees(page, /\(\d+\/20\)/);
  await follow(page);
});
