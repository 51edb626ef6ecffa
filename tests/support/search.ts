/** Parts of the search modal, as a screen reader finds them. */
import type {Locator, Page} from '@playwright/test';
import {expect, visit} from './fixtures';

export const modal = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search'});

export const input = (page: Page): Locator => modal(page).getByRole('combobox');

export const hits = (page: Page): Locator => modal(page).getByRole('option');

/** The search button of the navbar. */
export const button = (page: Page) =>
  page.getByRole('button', {name: /^Search/});

export async function openModal(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}
