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

export const scenes = [
  ...tutorialScenes,
  // ---------------------------------------------------------------- study list
  {
    name: 'study-list',
    window: wide,
    steps: studyList,
  },
  {
    name: 'study-list-row',
    window: wide,
    steps: [
      ...studyList,
      {openRow: 'torso-2024'},
      {waitFor: 'text=Basic Viewer'},
      {pause: 600},
      {mouse: [5, 5]},
    ],
  },
  {
    name: 'study-list-filter',
    window: wide,
    steps: [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'phantom'}},
      {waitFor: `${cy('num-studies')}:text-is("7")`},
    ],
  },
  {
    name: 'study-list-empty',
    window: flat,
    steps: [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'nobody'}},
      {waitFor: 'text=No studies available'},
    ],
  },
  {
    name: 'study-list-german',
    window: wide,
    language: 'de',
    steps: studyList,
  },
  {
    name: 'upload',
    window: usual,
    steps: [
      ...studyList,
      {click: 'text=Upload'},
      {waitFor: 'text=Add files'},
      {pause: 500},
    ],
  },

  // ---------------------------------------------------------------- viewer
  {
    name: 'viewer',
    window: usual,
    steps: [...atLesion, {rest: true}],
  },
  {
    name: 'viewer-tour',
    window: usual,
    tour: true,
    // The metadata answers come at once, so that the tour finds the viewport in time.
    stagger: 0,
    steps: [{openWithTour: ['torso-2024']}],
  },
  {
    name: 'toolbar-measure-menu',
    window: usual,
    steps: [
      ...atLesion,
      {click: cy('MeasurementTools-split-button-secondary')},
    ],
  },
  {
    name: 'toolbar-more-menu',
    window: usual,
    steps: [...atLesion, {click: cy('MoreTools-split-button-secondary')}],
  },
  {
    name: 'tooltip',
    window: usual,
    steps: [...atLesion, {hover: cy('Zoom')}],
  },
  {
    name: 'patient',
    window: usual,
    steps: [
      ...atLesion,
      {click: 'div:text-is("Patient") >> nth=-1'},
      {rest: true},
    ],
  },
  {
    name: 'layout',
    window: usual,
    steps: [...atLesion, {click: cy('Layout')}],
  },
  {
    name: 'layout-gray',
    window: usual,
    steps: [{open: {studies: ['chest-2024']}}, {click: cy('Layout')}],
  },
  {
    name: 'lung-window',
    window: usual,
    steps: [...torso, {slice: 'nodule'}, {window: [1500, -600]}, {rest: true}],
  },
  {
    name: 'length-drawn',
    window: usual,
    steps: [...tracked, measurementPanel, {rest: true}],
  },
  {
    name: 'notification',
    window: usual,
    steps: [
      ...atLesion,
      {notify: {title: 'Hello', message: 'It works', duration: 60_000}},
    ],
    clip: {x: 640, y: 400, width: 640, height: 400},
  },
  {
    name: 'capture',
    window: usual,
    steps: [
      ...atLesion,
      {click: cy('Capture')},
      {waitFor: 'text=File name'},
      {pause: 1500},
    ],
  },
  {
    name: 'tag-browser',
    window: usual,
    steps: [
      ...atLesion,
      {tool: {menu: 'MoreTools', name: 'TagBrowser'}},
      {waitFor: 'text=DICOM Tag Browser'},
      {pause: 800},
      {mouse: [5, 795]},
    ],
  },

  // ---------------------------------------------------------------- measurements
  {
    name: 'tracking-prompt',
    window: usual,
    steps: [...torso, lengthTool, {measure: 'lesion'}],
  },
  {
    name: 'tracking-add',
    window: usual,
    steps: [
      ...tracked,
      {doubleClick: thumbnail('PT')},
      {pause: 2500},
      {measure: 'lesion'},
      {waitFor: 'text=/existing report/i'},
    ],
  },
  {
    name: 'tracking-untrack',
    window: usual,
    steps: [
      ...tracked,
      {click: `${thumbnail('CT')} button:has(.group)`},
      {waitFor: 'text=Untrack Series'},
    ],
  },
  {
    name: 'tracking-panel',
    window: usual,
    steps: fourMeasurements,
  },
  {
    name: 'context-menu',
    window: usual,
    steps: [
      ...tracked,
      measurementPanel,
      {rightClick: 'lesion'},
      {waitFor: cy('context-menu')},
    ],
  },
  {
    name: 'measurement-panel-empty',
    window: usual,
    steps: [...atLesion, measurementPanel, {rest: true}],
    clip: {x: 996, y: 48, width: 284, height: 112},
  },
  {
    name: 'create-report',
    window: usual,
    steps: [
      ...tracked,
      measurementPanel,
      {click: 'text=Create SR'},
      {waitFor: '[role="dialog"]'},
      {pause: 600},
    ],
  },
  {
    name: 'sr-prompt',
    window: usual,
    steps: [...torso, ...openReport, {rest: true}],
  },
  {
    name: 'sr-loaded',
    window: usual,
    steps: [
      ...torso,
      ...openReport,
      ...sayYes,
      measurementPanel,
      {click: `${cy('data-row')} >> nth=0`},
      {pause: 800},
      {mouse: [420, 700]},
    ],
  },

  // ---------------------------------------------------------------- parts
  {
    name: 'part-toolbar',
    window: usual,
    steps: [...atLesion, {rest: true}],
    clip: {x: 0, y: 0, width: 1280, height: 48},
  },
  {
    name: 'part-study-panel',
    window: usual,
    steps: [...atLesion, {rest: true}],
    clip: {x: 0, y: 48, width: 288, height: 470},
    older: {3.9: {clip: {x: 0, y: 48, width: 288, height: 560}}},
  },
  {
    name: 'part-study-panel-settings',
    window: usual,
    steps: [
      ...atLesion,
      {clickAt: [15, 110]},
      {waitFor: 'text=Series Number'},
      {rest: true},
    ],
    clip: {x: 0, y: 48, width: 288, height: 350},
  },
  {
    name: 'part-measurement-panel',
    window: usual,
    steps: fourMeasurements,
    clip: {x: 996, y: 48, width: 284, height: 480},
  },
  {
    name: 'part-segmentation-panel',
    window: wide,
    steps: segmentationLoaded,
    clip: {x: 1156, y: 48, width: 284, height: 420},
  },

  // ---------------------------------------------------------------- dialogs
  {
    name: 'settings-menu',
    window: usual,
    steps: [...atLesion, {gear: 'menu'}],
  },
  {
    name: 'preferences',
    window: usual,
    steps: [...atLesion, {gear: 'Preferences'}],
    clip: {x: 192, y: 36, width: 896, height: 555},
  },
  {
    name: 'preferences-language',
    window: usual,
    steps: [
      ...atLesion,
      {gear: 'Preferences'},
      {click: '[role="dialog"] button[role="combobox"] >> nth=0'},
    ],
    clip: {x: 192, y: 36, width: 896, height: 475},
  },
  {
    name: 'about',
    window: usual,
    steps: [...atLesion, {gear: 'About'}],
  },
  {
    name: 'investigational',
    window: usual,
    config: {investigationalUseDialog: {option: 'always'}},
    steps: [...atLesion, {pause: 500}, {rest: true}],
  },

  // ---------------------------------------------------------------- layouts, volumes
  {
    name: 'mpr',
    window: flat,
    steps: [...mpr, {rest: true}],
  },
  {
    name: 'mpr-crosshairs',
    window: flat,
    // The tool centers itself on the planes that are shown.
    steps: [...mpr, {click: cy('Crosshairs')}, {pause: 1000}, {rest: true}],
  },
  {
    name: '3d-four-up',
    window: wide,
    // A software ray caster draws this: twice the pixels take longer than a screenshot may.
    scale: 1,
    steps: [
      ...torso,
      {layout: '3D four up'},
      {viewports: 4},
      {volumes: 3000},
      {rest: true},
    ],
  },
  {
    name: 'compare',
    window: usual,
    steps: [
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
    ],
  },
  {
    name: 'pet-ct',
    window: usual,
    protocol: 'petCt',
    steps: [
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
  },
  {
    name: 'hp-compare',
    window: usual,
    steps: [
      {open: {studies: bothTorsos, protocol: '@ohif/hpCompare', viewports: 2}},
      {pause: 2500},
      {slice: {at: 'lesion', viewports: [0, 1]}},
    ],
  },

  // ---------------------------------------------------------------- segmentation
  {
    name: 'seg-prompt',
    window: usual,
    steps: [...torso, ...openSegmentation, {slice: 'lesion'}, {rest: true}],
  },
  {
    name: 'seg-loaded',
    window: usual,
    steps: segmentationInViewer,
  },
  {
    name: 'segmentation-mode',
    window: wide,
    steps: segmentationLoaded,
  },
  {
    // On the first page, half as wide as the window: all organs, and the list that names them.
    name: 'segmentation-panel',
    window: usual,
    steps: segmentationInViewer,
    clip: {x: 318, y: 123, width: 962, height: 508},
  },
  {
    name: 'segmentation-brush',
    window: wide,
    steps: [
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
    ],
  },

  // ---------------------------------------------------------------- PET/CT
  {
    name: 'tmtv',
    window: large,
    steps: tmtv,
  },
  {
    name: 'tmtv-threshold',
    window: large,
    steps: [
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
    ],
  },

  // ---------------------------------------------------------------- other modes
  {
    name: 'cine',
    window: usual,
    // The player opens by itself on a multi-frame clip.
    steps: [
      {open: {studies: ['lung-us-2024']}},
      {waitFor: cy('cine-player-close')},
      {pause: 800},
      {rest: true},
    ],
  },
  {
    name: 'dynamic-4d',
    window: wide,
    steps: [
      {
        open: {
          studies: ['dynamic-2024'],
          route: 'dynamic-volume',
          viewports: 3,
        },
      },
      {volumes: 4000},
      {rest: true},
    ],
  },
  {
    name: 'microscopy',
    window: wide,
    steps: [
      {open: {studies: ['slide-2024'], route: 'microscopy', viewports: 0}},
      {waitFor: 'canvas'},
      {pause: 6000},
    ],
  },

  // ---------------------------------------------------------------- other routes and data sources
  {
    name: 'local',
    window: usual,
    steps: [{goto: '/local'}, {waitFor: 'text=Load files'}],
  },
  {
    name: 'local-loaded',
    window: usual,
    steps: [
      {goto: '/localbasic'},
      {waitFor: 'text=Load files'},
      {loadFiles: {study: 'torso-2024', without: 'PT'}},
      {slice: 'lesion'},
      {rest: true},
    ],
  },
  {
    name: 'dicomjson',
    window: usual,
    steps: [{openJson: 'torso-2024'}, {slice: 'lesion'}, {rest: true}],
  },
  {
    name: 'head',
    window: usual,
    steps: [{open: {studies: ['head-2024']}}, {slice: 'head'}, {rest: true}],
  },
  {
    name: 'chest',
    window: usual,
    steps: [{open: {studies: ['chest-2024']}}, {rest: true}],
  },

  // ---------------------------------------------------------------- errors
  {
    name: 'error-datasource',
    window: usual,
    fail: '/dicomweb',
    steps: [
      {goto: '/'},
      {waitFor: 'text=Data Source Connection Error'},
      {pause: 600},
    ],
  },
  {
    name: 'error-study',
    window: usual,
    // Long enough for the notification to go away.
    steps: [
      {goto: '/viewer?StudyInstanceUIDs=2.25.404'},
      {waitFor: 'text=/not available at this time/i'},
      {pause: 6000},
    ],
  },
];
