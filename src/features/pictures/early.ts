/**
 * Enlarges pictures before React is there. The first click on a picture loads this script
 * (plugin/early.ts, src/chrome/ownScript.ts). A page of an offline archive runs it at load, and has
 * no plugin that attaches the zoom later.
 */
import {startZoom} from './zoom';

const isArchive = !document.querySelector('script[data-start]');

for (const picture of document.querySelectorAll<HTMLImageElement>(
  '.viewer-picture img',
)) {
  startZoom(picture, isArchive);
}
