/** A reload, a page that the site opens by itself: each is a document that is asked for. */
import type {Page} from '@playwright/test';

/** Counts the documents that a page asks for from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents += 1;
    }
  });
  return () => documents;
}
