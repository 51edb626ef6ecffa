/**
 * Enlarges a picture before hydration. The zoom of the image plugin comes later, and has the
 * next click; this dialog stays until the reader closes it: with a click, Escape, or Back.
 */
import {backCloses} from '../../features/pictures/backCloses';
import {fill, type LaterTexts} from './texts';

/** @returns whether the target is such a picture */
export function openPicture(target: Element, texts: LaterTexts): boolean {
  const original = target.closest<HTMLImageElement>('img[data-keep-click]');
  if (!original) {
    return false;
  }
  const picture = original.cloneNode() as HTMLImageElement;
  // The browser takes the file that fits the window; the last one is the largest.
  picture.sizes = '100vw';
  const pixels = Number(/(\d+)w$/.exec(picture.srcset)?.[1] ?? picture.width);
  picture.style.maxWidth = `min(100%, ${pixels / devicePixelRatio}px)`;
  const close = document.createElement('button');
  close.className = 'clean-btn';
  close.ariaLabel = fill(texts.closePicture, 'alt', original.alt);
  close.append(picture);
  const dialog = document.createElement('dialog');
  dialog.className = 'first-picture';
  dialog.ariaLabel = original.alt;
  dialog.append(close);
  document.body.append(dialog);
  dialog.showModal();
  const takeBack = backCloses(() => dialog.close());
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    takeBack();
  });
  return true;
}
