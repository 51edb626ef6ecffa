/** Counts documents: a reload, or a page that the site opens, requests one. */
import type {Page} from '@playwright/test';

/** Counts the documents that a page requests from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents += 1;
    }
  });
  return () => documents;
}
