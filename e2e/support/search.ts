/** Parts of the search modal, as a screen reader finds them. */
import type {Locator, Page} from '@playwright/test';

export const modal = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search'});

export const input = (page: Page): Locator => modal(page).getByRole('combobox');

export const hits = (page: Page): Locator => modal(page).getByRole('option');
