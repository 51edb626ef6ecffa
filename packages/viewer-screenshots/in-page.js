/**
 * Runs inside the viewer's page, before the viewer. The steps read and change its state
 * through the viewer's own globals, `services` and `cornerstone`. Points are patient
 * coordinates in millimeters.
 */
window.pictures = (() => {
  const viewportService = () => window.services.cornerstoneViewportService;
  const grid = () => window.services.viewportGridService.getState().viewports;

  /** A viewport by its id, or by its place in the grid: 0 is top left. */
  const viewport = (which) => {
    if (typeof which === 'string') {
      return viewportService().getCornerstoneViewport(which);
    }
    const inOrder = [...grid().values()].sort((a, b) => a.y - b.y || a.x - b.x);
    return viewportService().getCornerstoneViewport(inOrder[which].viewportId);
  };

  const dot = (a, b) => a.reduce((sum, v, k) => sum + v * b[k], 0);

  return {
    /** How many viewports have drawn an image. */
    drawn: () =>
      (window.cornerstone?.getEnabledElements?.() ?? []).filter(
        (e) => e.viewport.viewportStatus === 'rendered',
      ).length,

    enabled: () => window.cornerstone.getEnabledElements().length,

    thumbnailsDone: () =>
      [
        ...document.querySelectorAll('[data-cy="study-browser-thumbnail"]'),
      ].every((e) => e.querySelector('img')),

    volumesLoaded: () => {
      const volumes = window.cornerstone.cache.getVolumes();
      return (
        volumes.length > 0 &&
        volumes.every((v) => !v?.loadStatus || v.loadStatus.loaded)
      );
    },

    /** Goes to the slice of an axial viewport that is nearest to z. */
    async goToSlice(which, z) {
      const {cornerstone} = window;
      const shown = viewport(which);
      const distance = shown.getImageIds().map((id) => {
        const plane = cornerstone.metaData.get('imagePlaneModule', id);
        return Math.abs(plane.imagePositionPatient[2] - z);
      });
      const imageIndex = distance.indexOf(Math.min(...distance));
      await cornerstone.utilities.jumpToSlice(shown.element, {imageIndex});
      shown.render();
    },

    /** Moves planes so that they pass through a point; all but projections, or those named. */
    movePlanes(point, ids) {
      for (const id of ids ?? grid().keys()) {
        const shown = viewport(id);
        const projection = !ids && /mip/i.test(id);
        if (!shown?.getCamera || shown.type === 'volume3d' || projection) {
          continue;
        }
        const {focalPoint, position, viewPlaneNormal: n} = shown.getCamera();
        const d = dot(
          point.map((v, k) => v - focalPoint[k]),
          n,
        );
        const move = (p) => p.map((v, k) => v + d * n[k]);
        shown.setCamera({
          focalPoint: move(focalPoint),
          position: move(position),
        });
        shown.render();
      }
    },

    setWindow(which, width, center) {
      const {toLowHighRange} = window.cornerstone.utilities.windowLevel;
      const shown = viewport(which);
      shown.setProperties({voiRange: toLowHighRange(width, center)});
      shown.render();
    },

    /** Patient coordinates -> coordinates in the page. */
    toPage(which, point) {
      const shown = viewport(which);
      const [x, y] = shown.worldToCanvas(point);
      const box = shown.canvas.getBoundingClientRect();
      return {x: box.x + x, y: box.y + y};
    },
  };
})();
