/**
 * Figures to touch: what an image viewer does, on a synthetic image, in the text.
 *
 *   <WindowLevelFigure />
 */
export {default as WindowLevelFigure} from './window-level';
