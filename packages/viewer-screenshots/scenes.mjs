/**
 * The scenes: the subject, and the steps to get there. Data only; the steps are
 * implemented in steps.mjs, the types in scenes.d.mts.
 *
 * Clips, the gear menu, and `clickAt` are pixels of the given window; all else is found by the
 * viewer's own `data-cy` attributes, or by its words.
 */
import {tutorialScenes} from './tutorial-scenes.mjs';

const cy = (name) => `[data-cy="${name}"]`;

const usual = {width: 1280, height: 800};
const wide = {width: 1440, height: 900};
const flat = {width: 1440, height: 810};
const large = {width: 1600, height: 1000};

// Study lists are cut below the last row, not through the pager.
const list = {clip: {x: 0, y: 0, width: 1440, height: 864}};
const shortList = {clip: {x: 0, y: 0, width: 1440, height: 620}};

// ---- steps that scenes share
const studyList = [{goto: '/'}, {waitFor: 'text=Phantom'}];
const torso = [{open: {studies: ['torso-2024']}}];
const atLesion = [...torso, {slice: 'lesion'}];
const bothTorsos = ['torso-2024', 'torso-2023'];
const lengthTool = {click: cy('MeasurementTools-split-button-primary')};
const measurementPanel = {click: cy('trackedMeasurements-btn')};
const thumbnail = (text) =>
  `${cy('study-browser-thumbnail')}:has-text("${text}")`;
const imageless = (text) =>
  `${cy('study-browser-thumbnail-no-image')}:has-text("${text}")`;
const viewportPane = (n) => `${cy('viewport-pane')} >> nth=${n}`;

const tracked = [
  ...torso,
  lengthTool,
  {measure: 'lesion'},
  {click: cy('prompt-begin-tracking-yes-btn')},
];

const fourMeasurements = [
  ...tracked,
  measurementPanel,
  {measure: 'nodule'},
  {tool: {menu: 'MeasurementTools', name: 'Bidirectional'}},
  {measure: 'lesion2'},
  {tool: {menu: 'MeasurementTools', name: 'EllipticalROI'}},
  {slice: 'lesion'},
  // The ellipse is drawn from its center.
  {draw: {at: 'lesion', from: [-70, 40], to: [-56, 48]}},
  {rename: {row: 0, text: 'Liver lesion'}},
  {rename: {row: 1, text: 'Lung nodule'}},
  {rename: {row: 2, text: 'Second lesion'}},
  {rename: {row: 3, text: 'Liver background'}},
  {click: `${cy('data-row')} >> nth=0`},
  {click: cy('WindowLevel')},
  {mouse: [420, 700]},
];

const openSegmentation = [
  {doubleClick: imageless('SEG')},
  {waitFor: 'text=/open this Segmentation/i'},
  {pause: 1500},
];
const openReport = [
  {doubleClick: imageless('SR')},
  {waitFor: 'text=/continue tracking/i'},
  {pause: 1500},
];
const sayYes = [{click: 'button:has-text("Yes")'}, {pause: 2500}];

const segmentationInViewer = [
  ...torso,
  ...openSegmentation,
  ...sayYes,
  {click: cy('panelSegmentation-btn')},
  {slice: 'lesion'},
  {rest: true},
];

const segmentationMode = [
  {open: {studies: ['torso-2024'], route: 'segmentation'}},
  {layout: 'Layout-0-0'},
];
const segmentationLoaded = [
  ...segmentationMode,
  ...openSegmentation,
  ...sayYes,
  {slice: 'lesion'},
  {rest: true},
];

const mpr = [
  ...torso,
  {layout: 'MPR'},
  {viewports: 3},
  {volumes: 1000},
  {planes: 'lesion'},
];

const tmtv = [
  {open: {studies: ['torso-2024'], route: 'tmtv', viewports: 6}},
  {volumes: 3000},
  {planes: 'lesion'},
  {pause: 1500},
];

const scene = (name, window, steps, more = {}) => ({
  name,
  window,
  steps,
  ...more,
});

export const scenes = [
  ...tutorialScenes,
  // ---------------------------------------------------------------- study list
  scene('study-list', wide, studyList, list),
  scene(
    'study-list-row',
    wide,
    [
      ...studyList,
      {openRow: 'torso-2024'},
      {waitFor: 'text=Basic Viewer'},
      {pause: 600},
      {mouse: [5, 5]},
    ],
    // Cut at the end of a row.
    {clip: {x: 0, y: 0, width: 1440, height: 880}},
  ),
  scene(
    'study-list-filter',
    wide,
    [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'phantom'}},
      {waitFor: `${cy('num-studies')}:text-is("7")`},
    ],
    shortList,
  ),
  scene(
    'study-list-empty',
    flat,
    [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'nobody'}},
      {waitFor: 'text=No studies available'},
    ],
    shortList,
  ),
  scene('study-list-german', wide, studyList, {language: 'de', ...list}),
  scene('upload', usual, [
    ...studyList,
    {click: 'text=Upload'},
    {waitFor: 'text=Add files'},
    {pause: 500},
  ]),

  // ---------------------------------------------------------------- viewer
  scene('viewer', usual, [...atLesion, {rest: true}]),
  scene('viewer-tour', usual, [{openWithTour: ['torso-2024']}], {
    tour: true,
    // The metadata answers come at once, so that the tour finds the viewport in time.
    stagger: 0,
  }),
  scene('toolbar-measure-menu', usual, [
    ...atLesion,
    {click: cy('MeasurementTools-split-button-secondary')},
  ]),
  scene('toolbar-more-menu', usual, [
    ...atLesion,
    {click: cy('MoreTools-split-button-secondary')},
  ]),
  scene('tooltip', usual, [...atLesion, {hover: cy('Zoom')}]),
  scene('patient', usual, [
    ...atLesion,
    {click: 'div:text-is("Patient") >> nth=-1'},
    {rest: true},
  ]),
  scene('layout', usual, [...atLesion, {click: cy('Layout')}]),
  scene('layout-gray', usual, [
    {open: {studies: ['chest-2024']}},
    {click: cy('Layout')},
  ]),
  scene('lung-window', usual, [
    ...torso,
    {slice: 'nodule'},
    {window: [1500, -600]},
    {rest: true},
  ]),
  scene('length-drawn', usual, [...tracked, measurementPanel, {rest: true}]),
  scene(
    'notification',
    usual,
    [
      ...atLesion,
      {notify: {title: 'Hello', message: 'It works', duration: 60_000}},
    ],
    {clip: {x: 640, y: 400, width: 640, height: 400}},
  ),
  scene('capture', usual, [
    ...atLesion,
    {click: cy('Capture')},
    {waitFor: 'text=File name'},
    {pause: 1500},
  ]),
  scene('tag-browser', usual, [
    ...atLesion,
    {tool: {menu: 'MoreTools', name: 'TagBrowser'}},
    {waitFor: 'text=DICOM Tag Browser'},
    {pause: 800},
    {mouse: [5, 795]},
  ]),

  // ---------------------------------------------------------------- measurements
  scene('tracking-prompt', usual, [...torso, lengthTool, {measure: 'lesion'}]),
  scene('tracking-add', usual, [
    ...tracked,
    {doubleClick: thumbnail('PT')},
    {pause: 2500},
    {measure: 'lesion'},
    {waitFor: 'text=/existing report/i'},
  ]),
  scene('tracking-untrack', usual, [
    ...tracked,
    {click: `${thumbnail('CT')} button:has(.group)`},
    {waitFor: 'text=Untrack Series'},
  ]),
  scene('tracking-panel', usual, fourMeasurements),
  scene('context-menu', usual, [
    ...tracked,
    measurementPanel,
    {rightClick: 'lesion'},
    {waitFor: cy('context-menu')},
  ]),
  scene(
    'measurement-panel-empty',
    usual,
    [...atLesion, measurementPanel, {rest: true}],
    {clip: {x: 996, y: 48, width: 284, height: 112}},
  ),
  scene('create-report', usual, [
    ...tracked,
    measurementPanel,
    {click: 'text=Create SR'},
    {waitFor: '[role="dialog"]'},
    {pause: 600},
  ]),
  scene('sr-prompt', usual, [...torso, ...openReport, {rest: true}]),
  scene('sr-loaded', usual, [
    ...torso,
    ...openReport,
    ...sayYes,
    measurementPanel,
    {click: `${cy('data-row')} >> nth=0`},
    {pause: 800},
    {mouse: [420, 700]},
  ]),

  // ---------------------------------------------------------------- parts
  scene('part-toolbar', usual, [...atLesion, {rest: true}], {
    clip: {x: 0, y: 0, width: 1280, height: 48},
  }),
  scene('part-study-panel', usual, [...atLesion, {rest: true}], {
    clip: {x: 0, y: 48, width: 284, height: 470},
    older: {3.9: {clip: {x: 0, y: 48, width: 284, height: 560}}},
  }),
  scene(
    'part-study-panel-settings',
    usual,
    [
      ...atLesion,
      {clickAt: [15, 110]},
      {waitFor: 'text=Series Number'},
      {rest: true},
    ],
    {clip: {x: 0, y: 48, width: 284, height: 195}},
  ),
  scene('part-measurement-panel', usual, fourMeasurements, {
    clip: {x: 996, y: 48, width: 284, height: 480},
  }),
  scene('part-segmentation-panel', wide, segmentationLoaded, {
    clip: {x: 1156, y: 48, width: 284, height: 420},
  }),

  // ---------------------------------------------------------------- dialogs
  scene('settings-menu', usual, [...atLesion, {gear: 'menu'}]),
  scene('preferences', usual, [...atLesion, {gear: 'Preferences'}], {
    clip: {x: 192, y: 36, width: 896, height: 555},
  }),
  scene(
    'preferences-language',
    usual,
    [
      ...atLesion,
      {gear: 'Preferences'},
      {click: '[role="dialog"] button[role="combobox"] >> nth=0'},
    ],
    {clip: {x: 192, y: 36, width: 896, height: 475}},
  ),
  scene('about', usual, [...atLesion, {gear: 'About'}]),
  scene('investigational', usual, [...atLesion, {pause: 500}, {rest: true}], {
    config: {investigationalUseDialog: {option: 'always'}},
  }),

  // ---------------------------------------------------------------- layouts, volumes
  scene('mpr', flat, [...mpr, {rest: true}]),
  scene(
    'mpr-crosshairs',
    flat,
    // The tool centers itself on the planes that are shown.
    [...mpr, {click: cy('Crosshairs')}, {pause: 1000}, {rest: true}],
  ),
  scene(
    '3d-four-up',
    wide,
    [
      ...torso,
      {layout: '3D four up'},
      {viewports: 4},
      {volumes: 3000},
      {rest: true},
    ],
    {
      // A software ray caster draws this: twice the pixels take longer than a screenshot may.
      scale: 1,
    },
  ),
  scene('compare', usual, [
    {open: {studies: bothTorsos}},
    {layout: 'Layout-1-0'},
    {
      drag: {
        from: `${thumbnail('CT torso')} >> nth=0`,
        to: viewportPane(0),
      },
    },
    {
      drag: {
        from: `${thumbnail('CT torso')} >> nth=-1`,
        to: viewportPane(1),
      },
    },
    {slice: {at: 'lesion', viewports: [0, 1]}},
    {rest: true},
  ]),
  scene(
    'pet-ct',
    usual,
    [
      {
        open: {
          studies: ['torso-2024'],
          protocol: 'example.petCt',
          viewports: 4,
        },
      },
      {volumes: 3000},
      {planes: {at: 'lesion', only: ['petCt-ct', 'petCt-pet', 'petCt-fusion']}},
      {rest: true},
    ],
    {protocol: 'petCt'},
  ),
  scene('hp-compare', usual, [
    {open: {studies: bothTorsos, protocol: '@ohif/hpCompare', viewports: 2}},
    {pause: 2500},
    {slice: {at: 'lesion', viewports: [0, 1]}},
  ]),

  // ---------------------------------------------------------------- segmentation
  scene('seg-prompt', usual, [
    ...torso,
    ...openSegmentation,
    {slice: 'lesion'},
    {rest: true},
  ]),
  scene('seg-loaded', usual, segmentationInViewer),
  scene('segmentation-mode', wide, segmentationLoaded),
  scene(
    // On the first page, half as wide as the window: all organs, and the list that names them.
    'segmentation-panel',
    usual,
    segmentationInViewer,
    {clip: {x: 318, y: 123, width: 962, height: 508}},
  ),
  scene('segmentation-brush', wide, [
    ...segmentationMode,
    {slice: 'spleen'},
    {click: 'text=Add Segmentation'},
    {pause: 1500},
    {click: cy('Brush')},
    {
      stroke: {
        at: 'spleen',
        points: [
          [108, 14],
          [109, 22],
          [109, 30],
          [107, 38],
        ],
      },
    },
  ]),

  // ---------------------------------------------------------------- PET/CT
  scene('tmtv', large, tmtv),
  scene('tmtv-threshold', large, [
    ...tmtv,
    {click: 'text=Add Segmentation'},
    {pause: 1500},
    {activate: {at: 'lesion', viewport: 'ptAXIAL', point: [0, 0]}},
    {click: cy('RectangleROIStartEndThreshold')},
    // Without Start and End the tool works on the ten slices after the one that
    // it was drawn on: begin above the lesion.
    {planes: {at: 'lesion', above: 15, only: ['ptAXIAL']}},
    {
      draw: {
        at: 'lesion',
        above: 15,
        viewport: 'ptAXIAL',
        from: [-112, -42],
        to: [-64, 6],
      },
    },
    {click: 'button:has-text("Run")'},
    {pause: 2500},
    {planes: 'lesion'},
    {pause: 800},
    {rest: true},
  ]),

  // ---------------------------------------------------------------- other modes
  scene(
    'cine',
    usual,
    // The player opens by itself on a multi-frame clip.
    [
      {open: {studies: ['lung-us-2024']}},
      {waitFor: cy('cine-player-close')},
      {pause: 800},
      {rest: true},
    ],
  ),
  scene('dynamic-4d', wide, [
    {
      open: {
        studies: ['dynamic-2024'],
        route: 'dynamic-volume',
        viewports: 3,
      },
    },
    {volumes: 4000},
    {rest: true},
  ]),
  scene('microscopy', wide, [
    {open: {studies: ['slide-2024'], route: 'microscopy', viewports: 0}},
    {waitFor: 'canvas'},
    {pause: 6000},
  ]),

  // ---------------------------------------------------------------- other routes and data sources
  scene('local', usual, [{goto: '/local'}, {waitFor: 'text=Load files'}], {
    clip: {x: 256, y: 160, width: 768, height: 480},
  }),
  scene('local-loaded', usual, [
    {goto: '/localbasic'},
    {waitFor: 'text=Load files'},
    {loadFiles: {study: 'torso-2024', without: 'PT'}},
    {slice: 'lesion'},
    {rest: true},
  ]),
  scene('dicomjson', usual, [
    {openJson: 'torso-2024'},
    {slice: 'lesion'},
    {rest: true},
  ]),
  scene('head', usual, [
    {open: {studies: ['head-2024']}},
    {slice: 'head'},
    {rest: true},
  ]),
  scene('chest', usual, [{open: {studies: ['chest-2024']}}, {rest: true}]),

  // ---------------------------------------------------------------- errors
  scene(
    'error-datasource',
    usual,
    [{goto: '/'}, {waitFor: 'text=Data Source Connection Error'}, {pause: 600}],
    {
      fail: '/dicomweb',
      clip: {x: 256, y: 200, width: 768, height: 400},
    },
  ),
  scene(
    'error-study',
    usual,
    // Long enough for the notification to go away.
    [
      {goto: '/viewer?StudyInstanceUIDs=2.25.404'},
      {waitFor: 'text=/not available at this time/i'},
      {pause: 6000},
    ],
    {clip: {x: 128, y: 280, width: 1024, height: 240}},
  ),
];
