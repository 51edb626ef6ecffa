/** The scenes of the tutorial "Your first extension and mode": what a reader sees after a step. */
const cy = (name) => `[data-cy="${name}"]`;
const window = {width: 1280, height: 720};
const in39and310 = ['3.9', '3.10'];

const open = (studies, viewports) => [
  {open: {studies, route: 'findings', viewports}},
  {slice: {at: 'lesion', viewports: [...Array(viewports).keys()]}},
];
const measured = [
  ...open(['torso-2024'], 1),
  {click: cy('Length')},
  {measure: 'lesion'},
];

export const tutorialScenes = [
  {
    name: 'tutorial-mode-button',
    window,
    tutorial: '02-create',
    steps: [
      {goto: '/'},
      {waitFor: 'text=Phantom'},
      {openRow: 'torso-2024'},
      {waitFor: 'text=Findings'},
      {pause: 600},
      {mouse: [5, 5]},
    ],
    alt: 'The first row of the study list opened: next to the buttons of the other modes is a blue button Findings.',
    caption: 'The button of your mode, in an opened row.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-mode',
    window,
    tutorial: '02-create',
    steps: [...open(['torso-2024'], 1), {rest: true}],
    alt: 'A viewer with a list of four series on the left, a CT slice in the only viewport, and no tools in the toolbar.',
    caption: 'Your mode after chapter 2: images, and an empty toolbar.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-tools',
    window,
    tutorial: '03-tools',
    steps: [...measured, {rest: true}],
    alt: 'Two buttons in the toolbar, of which Length is highlighted, and a line with its length across a liver lesion.',
    caption: 'The two tools after chapter 3. Length is active.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-panel',
    window,
    tutorial: '04-2-subscribe',
    steps: [...measured, {rest: true}],
    alt: 'A panel Findings on the right that lists the length drawn in the viewport with the same value.',
    caption:
      'The panel after chapter 4: it lists the length as soon as it is drawn.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-command',
    window,
    tutorial: '05-2-panel-button',
    steps: [
      ...measured,
      {click: 'button:has-text("Count")'},
      {hover: 'text=1 finding'},
    ],
    alt: 'The panel with a button Count, and a notification "1 finding" at the bottom right.',
    caption: 'The command after chapter 5.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-evaluator',
    window,
    tutorial: '06-2-evaluator',
    steps: [...open(['torso-2024'], 1), {hover: cy('CountFindings')}],
    alt: 'The third button of the toolbar is gray; its tooltip says that there are no findings.',
    caption: 'The button after chapter 6, before the first measurement.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-prior',
    window,
    tutorial: '07-hanging-protocol',
    steps: [...open(['torso-2024', 'torso-2023'], 2), {rest: true}],
    alt: 'Two viewports next to each other in the mode Findings: the current study on the left, the prior on the right.',
    caption:
      'Your hanging protocol after chapter 7, with two studies in the URL.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-texts',
    window,
    tutorial: '08-customization',
    config: {
      customizationService: {'findings.panel': {$merge: {heading: 'Lesions'}}},
    },
    steps: [...open(['torso-2024'], 1), {rest: true}],
    alt: 'The panel on the right has the heading "Lesions" and the text "No findings yet."',
    caption:
      'The panel after chapter 8, with a heading from the configuration.',
    sameIn: in39and310,
  },
  {
    name: 'tutorial-hotkey',
    window,
    tutorial: '09-finish',
    steps: [
      ...open(['torso-2024'], 1),
      {gear: 'Preferences'},
      {hover: 'text=Count findings'},
    ],
    alt: 'The preferences of the viewer; the list of hotkeys contains "Count findings" with the key m.',
    caption: 'The preferences after chapter 9 list your hotkey.',
    sameIn: ['3.10'],
  },
];
