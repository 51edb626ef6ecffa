/** Emulates a browser's information about the reader's connection. */
import type {Page} from '@playwright/test';

/** Connections over which only what the reader requested is fetched. */
export const slowConnections = [
  ['on a 2g connection', {effectiveType: '2g', saveData: false}],
  ['with data saver on', {effectiveType: '4g', saveData: true}],
] as const;

/** As in `navigator.connection`. */
export type Connection = (typeof slowConnections)[number][1];

/** Pages opened from now on have this connection; their workers do not. */
export async function setConnection(
  page: Page,
  connection: Connection,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
