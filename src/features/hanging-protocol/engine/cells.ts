import type {Stage} from './types';

/**
 * How many viewports the grid of a stage has: `SET_LAYOUT` of the viewer's
 * `ViewportGridProvider.tsx` makes one for each row and column, and with `layoutOptions` not
 * more than they list. Other viewports of the stage are not shown.
 */
export function cellsOf({viewportStructure}: Pick<Stage, 'viewportStructure'>) {
  const {
    rows = 0,
    columns = 0,
    layoutOptions = [],
  } = (viewportStructure?.properties ?? {}) as Partial<
    Stage['viewportStructure']['properties']
  >;
  const cells = rows * columns;
  return layoutOptions.length > 0
    ? Math.min(cells, layoutOptions.length)
    : cells;
}
