/**
 * The scenes: the subject, the steps to get there, and a description of the picture. Data
 * only; the steps are implemented in steps.mjs, the types in scenes.d.mts.
 *
 * `alt` and `caption` are suggestions for the page that shows the picture.
 *
 * `sameIn` names the documented versions whose viewer shows the same subject, according
 * to the projects' changelogs and packages, not to a build of them. A subject that does
 * not look the same in 3.10 is not pictured: it is in `excluded`.
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

const in310 = ['3.10'];
const in39and310 = ['3.9', '3.10'];

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

/** A tool that came after 3.10, and that the toolbars of 3.10 therefore do not have. */
const newerThan310 = {leaveOut: 'SegmentLabelTool'};

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
  {click: cy('WindowLevel-btn')},
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

const segmentationMode = [
  {open: {studies: ['torso-2024'], route: 'segmentation'}},
  newerThan310,
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

const missingStudy = {goto: '/viewer?StudyInstanceUIDs=2.25.404'};

export const scenes = [
  ...tutorialScenes,
  // ---------------------------------------------------------------- study list
  {
    name: 'study-list',
    window: wide,
    steps: studyList,
    alt: 'The study list: a table with a filter field above each column (patient name, MRN, study date, description, modality, accession number), 15 studies, an Upload button and the gear at the top right.',
    caption: 'The study list, with a filter above each column.',
    sameIn: in39and310,
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
    alt: 'The first study of the list opened: blue buttons for Basic Viewer, Segmentation and Total Metabolic Tumor Volume, gray ones for Microscopy and Preclinical 4D, and below them a table of the four series.',
    caption:
      'An opened study: a button for each mode, gray where the mode does not fit the study, and its series.',
    sameIn: in39and310,
  },
  {
    name: 'study-list-filter',
    window: wide,
    steps: [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'phantom'}},
      {waitFor: `${cy('num-studies')}:text-is("7")`},
    ],
    alt: 'The study list with "phantom" typed above the patient name column: seven studies are left, a Clear Filters button has appeared, and the paging controls are below the table.',
    caption: 'The study list filtered by patient name.',
    sameIn: in39and310,
  },
  {
    name: 'study-list-empty',
    window: flat,
    steps: [
      ...studyList,
      {fill: {selector: cy('input-patientName'), text: 'nobody'}},
      {waitFor: 'text=No studies available'},
    ],
    alt: 'The study list with "nobody" typed above the patient name column: the number of studies is 0, and below the filters is the text No studies available.',
    caption: 'The study list when the query returns no studies.',
    sameIn: in39and310,
  },
  {
    name: 'study-list-german',
    window: wide,
    language: 'de',
    steps: studyList,
    alt: 'The study list with the interface set to German: Beschreibung, Modalität and Eingangsnummer are translated, Study List, Upload and Patient Name are not.',
    caption:
      'The study list in German: words that have no translation stay English.',
    sameIn: in310,
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
    alt: 'The Upload files dialog over the study list: a dashed drop area with the buttons Add files and Add folder.',
    caption: 'The Upload files dialog.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- viewer
  {
    name: 'viewer',
    window: usual,
    steps: [...atLesion, {rest: true}],
    alt: 'The Basic Viewer: the toolbar at the top, the study panel with thumbnails at the left, one viewport with an axial CT slice, and the closed panels at the right edge.',
    caption: 'The Basic Viewer with a CT series open.',
    sameIn: in310,
  },
  {
    name: 'viewer-tour',
    window: usual,
    tour: true,
    // The metadata answers come at once, so that the tour finds the viewport in time.
    stagger: 0,
    steps: [{openWithTour: ['torso-2024']}],
    alt: 'The first step of the tour: a box titled Scrolling Through Images at the viewport, with the rest of the viewer darkened.',
    caption: 'The first step of the tour that new users see.',
    sameIn: in310,
  },
  {
    name: 'toolbar-measure-menu',
    window: usual,
    steps: [
      ...atLesion,
      {click: cy('MeasurementTools-split-button-secondary')},
    ],
    alt: 'The menu of the measurement button open: Length, Bidirectional, Annotation, Ellipse, Rectangle, Circle, Freehand ROI, Spline ROI and Livewire tool.',
    caption: 'The measurement tools.',
    sameIn: in310,
  },
  {
    name: 'toolbar-more-menu',
    window: usual,
    steps: [
      ...atLesion,
      newerThan310,
      {click: cy('MoreTools-split-button-secondary')},
    ],
    alt: 'The menu of the last toolbar button open: Reset View, Rotate Right, Flip Horizontal, Image Slice Sync, Reference Lines and Image Overlay (both in blue), Stack Scroll and more, down to Window Level Region; Ultrasound Directional is dimmed.',
    caption: 'The further tools; one that does not fit the image is dimmed.',
    sameIn: in310,
  },
  {
    name: 'tooltip',
    window: usual,
    steps: [...atLesion, {hover: cy('Zoom-btn')}],
    alt: 'The mouse on the magnifying glass of the toolbar; a small label below it reads Zoom.',
    caption: 'The name of a tool appears when the mouse rests on it.',
    sameIn: in310,
  },
  {
    name: 'patient',
    window: usual,
    steps: [
      ...atLesion,
      {click: 'div:text-is("Patient") >> nth=-1'},
      {rest: true},
    ],
    alt: 'The header with the patient details opened at the right: name, patient ID, sex and date of birth.',
    caption: 'The patient details in the header.',
    sameIn: in310,
  },
  {
    name: 'layout',
    window: usual,
    steps: [...atLesion, {click: cy('Layout')}],
    alt: 'The layout menu open: common layouts as icons, the advanced layouts MPR, 3D four up, 3D main, Axial Primary, 3D only, 3D primary and Frame View, and a grid to choose rows and columns from.',
    caption: 'The layout menu.',
    sameIn: in310,
  },
  {
    name: 'layout-gray',
    window: usual,
    steps: [{open: {studies: ['chest-2024']}}, {click: cy('Layout')}],
    alt: 'The layout menu over a radiograph: all advanced layouts are gray, among them MPR and the 3D layouts.',
    caption: 'The layout menu for a radiograph, which is not a volume.',
    sameIn: in310,
  },
  {
    name: 'lung-window',
    window: usual,
    steps: [...torso, {slice: 'nodule'}, {window: [1500, -600]}, {rest: true}],
    alt: 'A CT slice through the chest in a lung window: vessels inside dark lungs and a round nodule in the right lung; the corner reads W 1500, L -600.',
    caption: 'A chest slice in a lung window, width 1500 and level -600.',
    sameIn: in310,
  },
  {
    name: 'length-drawn',
    window: usual,
    steps: [...tracked, measurementPanel, {rest: true}],
    alt: 'The Length button in the toolbar highlighted, a line across a liver lesion with its length next to it, and the measurement panel with the same length.',
    caption:
      'A length: the tool, the value in the image, and the value in the panel.',
    sameIn: in310,
  },
  {
    name: 'notification',
    window: usual,
    steps: [
      ...atLesion,
      {notify: {title: 'Hello', message: 'It works', duration: 60_000}},
    ],
    clip: {x: 640, y: 400, width: 640, height: 400},
    alt: 'The lower right quarter of the viewer: over the image, a notification with the title Hello and the text It works.',
    caption: 'A notification.',
    sameIn: in310,
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
    alt: 'The dialog Download High Quality Image: a preview of the slice, fields for file name, file type and image size, and switches for annotations and for the warning message.',
    caption: 'The dialog that saves the viewport as an image.',
    sameIn: in310,
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
    alt: 'The DICOM tag browser: a choice of series, a slider for the instance number, a search field, and a table of tag, VR, keyword and value.',
    caption: 'The DICOM tag browser.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- measurements
  {
    name: 'tracking-prompt',
    window: usual,
    steps: [...torso, lengthTool, {measure: 'lesion'}],
    alt: 'A length drawn across a liver lesion, and over the viewport the question "Track measurements for this series?" with the buttons No, No, do not ask again, and Yes.',
    caption: 'The question after the first measurement of a series.',
    sameIn: in310,
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
    alt: 'A length on a PET series, while the CT thumbnail has a check mark, and over the viewport the question "Do you want to add this measurement to the existing report?" with the buttons Cancel, Create new report, and Add to existing report.',
    caption: 'The question after a measurement on a second series.',
    sameIn: in310,
  },
  {
    name: 'tracking-untrack',
    window: usual,
    steps: [
      ...tracked,
      {click: `${thumbnail('CT')} button:has(.group)`},
      {waitFor: 'text=Untrack Series'},
    ],
    alt: 'The Untrack Series dialog over the viewer: "Are you sure you want to untrack this series? This action cannot be undone and will delete all your existing measurements.", with the buttons Cancel and Untrack.',
    caption: 'The question before the viewer stops tracking a series.',
    sameIn: in310,
  },
  {
    name: 'tracking-panel',
    window: usual,
    steps: fourMeasurements,
    alt: 'A CT slice with a length on a liver lesion and an ellipse in the liver; the measurement panel at the right lists four labeled measurements with their values and series and image numbers.',
    caption: 'Tracked measurements, in the image and in the measurement panel.',
    sameIn: in310,
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
    alt: 'A menu at a measurement in the viewport with the items Delete measurement and Add Label.',
    caption: 'The menu on a right click on a measurement.',
    sameIn: in310,
  },
  {
    name: 'measurement-panel-empty',
    window: usual,
    steps: [...atLesion, measurementPanel, {rest: true}],
    clip: {x: 996, y: 48, width: 284, height: 112},
    alt: 'The measurement panel without measurements: the heading Measurements and the text No tracked measurements.',
    caption: 'The measurement panel before the first measurement.',
    sameIn: in310,
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
    alt: 'The Create Report dialog: a choice of series set to Create new series, a field for the report name, and the buttons Cancel and Save.',
    caption: 'The dialog that saves measurements as a structured report.',
    sameIn: in310,
  },
  {
    name: 'sr-prompt',
    window: usual,
    steps: [...torso, ...openReport, {rest: true}],
    alt: 'A structured report open in the viewport: a dashed measurement on the CT and the question "Do you want to continue tracking measurements for this study?" with the buttons No and Yes.',
    caption: 'A structured report, just opened.',
    sameIn: in310,
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
    alt: 'The two measurements of a structured report in the measurement panel, Liver lesion and Lung nodule, and the first one drawn on the CT.',
    caption: 'Measurements of a structured report, tracked again.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- parts
  {
    name: 'part-toolbar',
    window: usual,
    steps: [...atLesion, {rest: true}],
    clip: {x: 0, y: 0, width: 1280, height: 48},
    alt: 'The header: back arrow and logo, the tools (measurement, zoom, pan, 3D rotate, window level, capture, layout, crosshairs, reset), undo and redo, Patient, and the gear.',
    caption: 'The header of the Basic Viewer with its toolbar.',
    sameIn: in310,
  },
  {
    name: 'part-study-panel',
    window: usual,
    steps: [...atLesion, {rest: true}],
    clip: {x: 0, y: 48, width: 288, height: 470},
    alt: 'The study panel: the current study with thumbnails of its CT and PET series, rows for a segmentation and for measurements, and below it the prior study, closed.',
    caption: 'The study panel.',
    sameIn: in310,
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
    alt: 'The study panel with its settings row open: a list set to All and a list set to Series Number, with an arrow for the order, above the studies.',
    caption: 'The settings row of the study panel.',
    sameIn: in310,
  },
  {
    name: 'part-measurement-panel',
    window: usual,
    steps: fourMeasurements,
    clip: {x: 996, y: 48, width: 284, height: 480},
    alt: 'The measurement panel: the buttons CSV, Create SR and Delete, and four labeled measurements with lengths, an area and a maximum value.',
    caption: 'The measurement panel with four tracked measurements.',
    sameIn: in310,
  },
  {
    name: 'part-segmentation-panel',
    window: wide,
    steps: segmentationLoaded,
    clip: {x: 1156, y: 48, width: 284, height: 420},
    alt: 'The panel of the Segmentation mode: a box of tools, the chosen segmentation, Add Segment, and five segments with their colors: liver, liver lesion, right kidney, left kidney and spleen.',
    caption: 'The panel of the Segmentation mode.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- dialogs
  {
    name: 'settings-menu',
    window: usual,
    steps: [...atLesion, {gear: 'menu'}],
    alt: 'The menu under the gear at the top right, with the items About and Preferences.',
    caption: 'The menu under the gear.',
    sameIn: in310,
  },
  {
    // The rows below this clip hold the five hotkeys that 3.11 added.
    name: 'preferences',
    window: usual,
    steps: [...atLesion, {gear: 'Preferences'}],
    clip: {x: 192, y: 36, width: 896, height: 555},
    alt: 'The upper part of the User Preferences dialog: the language list, and the hotkeys in three columns, from Zoom on z to Undo on ctrl+z.',
    caption:
      'Language and hotkeys in the User Preferences dialog (upper part).',
    sameIn: in310,
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
    alt: 'The language list of the User Preferences dialog open: Arabic, Turkish, German, English (marked), Spanish, French, Japanese, Dutch, Portuguese, Russian, Vietnamese, Chinese and Test Language.',
    caption: 'The language list in the User Preferences dialog.',
    sameIn: in310,
  },
  {
    name: 'about',
    window: usual,
    steps: [...atLesion, {gear: 'About'}],
    alt: 'The About dialog: version, commit hash, current browser and operating system, and a link to the source repository.',
    caption: 'The About dialog shows the version and the commit of the build.',
    sameIn: in310,
  },
  {
    name: 'investigational',
    window: usual,
    config: {investigationalUseDialog: {option: 'always'}},
    steps: [...atLesion, {pause: 500}, {rest: true}],
    alt: 'A bar across the bottom of the viewer: OHIF Viewer is for investigational use only, with a Confirm and hide button.',
    caption: 'The investigational use notice.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- layouts, volumes
  {
    name: 'mpr',
    window: flat,
    steps: [...mpr, {rest: true}],
    alt: 'Three viewports side by side: the same CT volume cut axially, sagittally and coronally through a liver lesion.',
    caption: 'The MPR layout: axial, sagittal and coronal.',
    sameIn: in310,
  },
  {
    name: 'mpr-crosshairs',
    window: flat,
    // The tool centers itself on the planes that are shown.
    steps: [...mpr, {click: cy('Crosshairs')}, {pause: 1000}, {rest: true}],
    alt: 'The MPR layout with crosshairs: colored lines in each viewport mark where the other two planes cut, meeting at a liver lesion.',
    caption: 'MPR with crosshairs on a lesion.',
    sameIn: in310,
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
    alt: 'Four viewports: an axial, a coronal and a sagittal slice of a CT, and a volume rendering of the torso.',
    caption: 'The layout 3D four up.',
    sameIn: in310,
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
    alt: 'Two viewports side by side with the same CT slice of two dates; the liver lesion is larger in the newer one at the left.',
    caption: 'Two dates of a patient side by side.',
    sameIn: in310,
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
    alt: 'Four viewports: the CT, the PET in black on white, the PET in color over the CT, and a projection of the whole PET. The liver lesion is black in the PET and red in the fusion.',
    caption: 'The stage of the sample protocol with a PET/CT study.',
    sameIn: in39and310,
  },
  {
    name: 'hp-compare',
    window: usual,
    steps: [
      {open: {studies: bothTorsos, protocol: '@ohif/hpCompare', viewports: 2}},
      {pause: 2500},
      {slice: {at: 'lesion', viewports: [0, 1]}},
    ],
    alt: 'A grid of two by two viewports: the CT of the current study, the CT of the prior study, the PET of the current study, and an empty viewport, because the prior has one series only.',
    caption:
      'Two studies placed by the hanging protocol @ohif/hpCompare; the last viewport stays empty, the prior has one series only.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- segmentation
  {
    name: 'seg-prompt',
    window: usual,
    steps: [...torso, ...openSegmentation, {slice: 'lesion'}, {rest: true}],
    alt: 'A segmentation shown over the CT in colors, and the question "Do you want to open this Segmentation?" with the buttons No and Yes.',
    caption: 'A segmentation, just opened.',
    sameIn: in310,
  },
  {
    name: 'seg-loaded',
    window: usual,
    steps: [
      ...torso,
      ...openSegmentation,
      ...sayYes,
      {click: cy('panelSegmentation-btn')},
      {slice: 'lesion'},
      {rest: true},
    ],
    alt: 'A segmentation loaded in the Basic Viewer: liver, lesion and spleen colored on the CT, and the segmentation panel at the right listing five segments.',
    caption: 'A segmentation loaded in the Basic Viewer.',
    sameIn: in310,
  },
  {
    name: 'segmentation-mode',
    window: wide,
    steps: segmentationLoaded,
    alt: 'The Segmentation mode: a CT slice with colored organs, and at the right the segmentation tools above the list of segments.',
    caption: 'The Segmentation mode.',
    sameIn: in310,
  },
  {
    name: 'segmentation-brush',
    window: wide,
    steps: [
      ...segmentationMode,
      {slice: 'spleen'},
      {click: 'text=Add Segmentation'},
      {pause: 1500},
      {click: cy('Brush-btn')},
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
    alt: 'A red stroke painted over the spleen with the brush; the panel at the right shows the brush selected, its radius and shape, and a new segmentation with one segment.',
    caption: 'Painting a new segment with the brush.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- PET/CT
  {
    name: 'tmtv',
    window: large,
    steps: tmtv,
    alt: 'The Total Metabolic Tumor Volume mode: rows of CT, PET and fused slices in three planes, a rotating projection of the PET at the right, and the threshold panel.',
    caption: 'The Total Metabolic Tumor Volume mode.',
    sameIn: in310,
  },
  {
    name: 'tmtv-threshold',
    window: large,
    steps: [
      ...tmtv,
      {click: 'text=Add Segmentation'},
      {pause: 1500},
      {activate: {at: 'lesion', viewport: 'ptAXIAL', point: [0, 0]}},
      {click: cy('RectangleROIStartEndThreshold-btn')},
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
    alt: 'The Total Metabolic Tumor Volume mode after a threshold: the hot lesion colored in all planes, and in the panel the segmentation with its TMTV in milliliters.',
    caption: 'A lesion segmented by threshold, and its volume.',
    sameIn: in310,
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
    alt: 'A multi-frame ultrasound clip with the cine player over the viewport: play, frames per second, and close.',
    caption: 'The cine player on a multi-frame ultrasound clip.',
    sameIn: in310,
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
    alt: 'The Preclinical 4D mode: three planes of a dynamic PET in red with a player over each, and at the left a panel with frame controls and computed operations.',
    caption: 'The Preclinical 4D mode at the first time point.',
    sameIn: in310,
  },
  {
    name: 'microscopy',
    window: wide,
    steps: [
      {open: {studies: ['slide-2024'], route: 'microscopy', viewports: 0}},
      {waitFor: 'canvas'},
      {pause: 6000},
    ],
    alt: 'The Microscopy mode: a stained tissue section, an overview map at the lower left, a scale bar, and a measurement panel at the right.',
    caption: 'The Microscopy mode with a whole-slide image.',
    sameIn: in310,
  },

  // ---------------------------------------------------------------- other routes and data sources
  {
    name: 'local',
    window: usual,
    steps: [{goto: '/local'}, {waitFor: 'text=Load files'}],
    alt: 'The page /local: a box that takes dropped DICOM files and folders, with the buttons Load files and Load folders, and a note that data stays in the browser.',
    caption: 'The page /local, where you open files from your own computer.',
    sameIn: in310,
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
    alt: 'The Basic Viewer with a study that was opened from local files: a CT, a segmentation and measurements in the study panel.',
    caption: 'A study opened from local files.',
    sameIn: in310,
  },
  {
    name: 'dicomjson',
    window: usual,
    steps: [{openJson: 'torso-2024'}, {slice: 'lesion'}, {rest: true}],
    alt: 'The Basic Viewer with a study that came through the dicomjson data source: thumbnails at the left, a CT slice in the viewport.',
    caption: 'A study opened through the dicomjson data source.',
    sameIn: in310,
  },
  {
    name: 'head',
    window: usual,
    steps: [{open: {studies: ['head-2024']}}, {slice: 'head'}, {rest: true}],
    alt: 'The Basic Viewer with an axial slice of an MR-like head phantom.',
    caption: 'An MR series in the Basic Viewer.',
    sameIn: in310,
  },
  {
    name: 'chest',
    window: usual,
    steps: [{open: {studies: ['chest-2024']}}, {rest: true}],
    alt: 'The Basic Viewer with a frontal radiograph of a synthetic torso.',
    caption: 'A radiograph in the Basic Viewer.',
    sameIn: in310,
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
    alt: 'A dialog titled Data Source Connection Error: Error: request failed. Please ensure the following data source is configured correctly or is running, and the name of the data source.',
    caption: 'What the study list shows when the data source does not respond.',
    sameIn: in310,
  },
  {
    name: 'error-study',
    window: usual,
    // Long enough for the notification to go away.
    steps: [
      missingStudy,
      {waitFor: 'text=/not available at this time/i'},
      {pause: 6000},
    ],
    alt: 'A black page that reads: One or more of the requested studies are not available at this time. Return to the study list to select a different study to view.',
    caption: 'What a link to a study shows that the data source does not have.',
    sameIn: in310,
  },
  {
    name: 'error-toast',
    window: usual,
    steps: [
      missingStudy,
      {waitFor: 'text=Show Details'},
      {click: 'text=Show Details'},
      {pause: 1000},
    ],
    alt: 'The error details dialog: the message Error: Invalid study URL, the stack that contains a script of the build, a Copy button and a Report Issue link.',
    caption: 'The details behind an error notification.',
    sameIn: in310,
  },
];

/** Subjects that a picture of this release would show wrongly. */
export const excluded = [
  {
    name: 'fusion',
    reason:
      'Foreground and background overlays came with 3.11; 3.10 has no such menu.',
  },
  {
    name: 'overlay-menu',
    reason: 'The data overlay menu at the viewport corner came with 3.11.',
  },
  {
    name: 'orientation-menu',
    reason:
      'In 3.11 the items of the viewport corners became toolbar buttons, this menu among them: a corner of 3.10 looks different.',
  },
  {
    name: 'window-level',
    reason:
      'In 3.11 the window level menu moved from the top right to the bottom left corner of the viewport, and its presets are listed without the heading of the modality.',
  },
  {
    name: 'window-level-menu',
    reason:
      'As window-level; in 3.10 the item is called Modality Window Presets.',
  },
  {
    name: 'us-pleura',
    reason: 'The US Pleura B-line mode came with 3.11.',
  },
  {
    name: 'debug-page',
    reason: 'The status icon of /debug is missing in this build.',
  },
];
