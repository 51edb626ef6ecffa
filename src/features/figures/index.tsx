/**
 * Figures to touch: what an image viewer does, on a synthetic image, in the text.
 *
 *   <WindowLevelFigure />
 *   <PlanesFigure />
 */
export {default as PlanesFigure} from './planes';
export {default as WindowLevelFigure} from './window-level';
