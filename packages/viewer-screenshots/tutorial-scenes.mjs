/** The scenes of the tutorial "Your first extension and mode": what a reader sees after a step. */
const cy = (name) => `[data-cy="${name}"]`;

/** @param tutorial a step in `examples/first-extension` */
const scene = (name, tutorial, steps, more = {}) => ({
  name,
  window: {width: 1280, height: 720},
  tutorial,
  steps,
  ...more,
});

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
  scene('tutorial-mode-button', '02-create', [
    {goto: '/'},
    {waitFor: 'text=Phantom'},
    {openRow: 'torso-2024'},
    {waitFor: 'text=Findings'},
    {pause: 600},
    {mouse: [5, 5]},
  ]),
  scene('tutorial-mode', '02-create', [
    ...open(['torso-2024'], 1),
    {rest: true},
  ]),
  scene('tutorial-tools', '03-tools', [...measured, {rest: true}]),
  scene('tutorial-panel', '04-2-subscribe', [...measured, {rest: true}]),
  scene('tutorial-command', '05-2-panel-button', [
    ...measured,
    {click: 'button:has-text("Count")'},
    {hover: 'text=1 finding'},
  ]),
  scene('tutorial-evaluator', '06-2-evaluator', [
    ...open(['torso-2024'], 1),
    {hover: cy('CountFindings')},
  ]),
  scene('tutorial-prior', '07-hanging-protocol', [
    ...open(['torso-2024', 'torso-2023'], 2),
    {rest: true},
  ]),
  scene(
    'tutorial-texts',
    '08-customization',
    [...open(['torso-2024'], 1), {rest: true}],
    {
      config: {
        customizationService: {
          'findings.panel': {$merge: {heading: 'Lesions'}},
        },
      },
      older: {
        3.9: {
          config: {
            customizationService: [{id: 'findings.panel', heading: 'Lesions'}],
          },
        },
      },
    },
  ),
  scene('tutorial-hotkey', '09-finish', [
    ...open(['torso-2024'], 1),
    {gear: 'Preferences'},
    {hover: 'text=Count findings'},
  ]),
];
