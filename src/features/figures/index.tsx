/**
 * Figures to touch: what an image viewer does, on a synthetic image, in the text.
 *
 *   <WindowLevelFigure />
 *   <PlanesFigure />
 *   <LargeStudyFigure />
 *   <ToolbarFigure />
 */
export {default as LargeStudyFigure} from './large-study';
export {default as PlanesFigure} from './planes';
export {default as ToolbarFigure} from './toolbar';
export {default as WindowLevelFigure} from './window-level';
