/** The scenes of the tutorial "Your first extension and mode": what a reader sees after a step. */
const cy = (name) => `[data-cy="${name}"]`;
const window = {width: 1280, height: 720};

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
  },
  {
    name: 'tutorial-mode',
    window,
    tutorial: '02-create',
    steps: [...open(['torso-2024'], 1), {rest: true}],
  },
  {
    name: 'tutorial-tools',
    window,
    tutorial: '03-tools',
    steps: [...measured, {rest: true}],
  },
  {
    name: 'tutorial-panel',
    window,
    tutorial: '04-2-subscribe',
    steps: [...measured, {rest: true}],
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
  },
  {
    name: 'tutorial-evaluator',
    window,
    tutorial: '06-2-evaluator',
    steps: [...open(['torso-2024'], 1), {hover: cy('CountFindings')}],
  },
  {
    name: 'tutorial-prior',
    window,
    tutorial: '07-hanging-protocol',
    steps: [...open(['torso-2024', 'torso-2023'], 2), {rest: true}],
  },
  {
    name: 'tutorial-texts',
    window,
    tutorial: '08-customization',
    config: {
      customizationService: {'findings.panel': {$merge: {heading: 'Lesions'}}},
    },
    older: {
      3.9: {
        config: {
          customizationService: [{id: 'findings.panel', heading: 'Lesions'}],
        },
      },
    },
    steps: [...open(['torso-2024'], 1), {rest: true}],
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
  },
];
