/**
 * Figures to touch: what an image viewer does, on a synthetic image, in the text.
 *
 *   <MeasureFigure />
 *   <PlanesFigure />
 *   <SegmentationFigure />
 *   <WindowLevelFigure />
 *   <LargeStudyFigure />
 *   <ToolbarFigure />
 */
export {default as LargeStudyFigure} from './large-study';
export {default as MeasureFigure} from './measure';
export {default as PlanesFigure} from './planes';
export {default as SegmentationFigure} from './segmentation';
export {default as ToolbarFigure} from './toolbar';
export {default as WindowLevelFigure} from './window-level';
