/**
 * How SVGR compiles a diagram. Its defaults would drop `role` and `aria-labelledby`, and
 * would rename the ids of every diagram to the same `a`, `b`, …, so that two diagrams on a
 * page would share them.
 */
export const diagramConfig = {
  // Stops SVGR from searching parent folders for config files.
  runtimeConfig: false,
  titleProp: false,
  svgoConfig: {
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            removeTitle: false,
            removeDesc: false,
            removeViewBox: false,
            cleanupIds: false,
            removeUnknownsAndDefaults: {keepRoleAttr: true},
          },
        },
      },
    ],
  },
};
