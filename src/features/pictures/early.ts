/**
 * Pictures can be enlarged before React is there: a script of its own (plugin/early.ts), which the
 * first click on one fetches (src/chrome/ownScript.ts). An offline archive has it from the start,
 * and no plugin that attaches the zoom later.
 */
import {startZoom} from './zoom';

const isArchive = !document.querySelector('script[data-start]');

for (const picture of document.querySelectorAll<HTMLImageElement>(
  '.viewer-picture img',
)) {
  startZoom(picture, isArchive);
}
