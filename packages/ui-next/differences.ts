/**
 * Where the components of this site differ from the published package, and why.
 * `packages/docs-check/ui-next/published.test.ts` fails for a difference that is not in this
 * list, and for an entry of the list that no longer differs.
 */

/** `kind` says what the test looks at; `behavior` cannot be compared by name. */
export type Difference = {
  component: string;
  kind: 'prop added' | 'prop missing' | 'default' | 'behavior';
  /** The prop, for the first three kinds. */
  prop?: string;
  what: string;
  why: string;
};

export const differences: readonly Difference[] = [
  {
    component: 'Button',
    kind: 'behavior',
    what: 'No `data-cy` attribute is written; the package writes one from `dataCY` or `name`.',
    why: 'It serves the tests of the viewer only.',
  },
  {
    component: 'Checkbox',
    kind: 'behavior',
    what: 'The target around the box is 24 px wide and high.',
    why: 'The box alone is 16 px, less than WCAG 2.2 requires.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'The title is a button, when there is `onSelect`. In the package the row is a `div` with a click handler.',
    why: 'A row that is only clicked cannot be selected with the keyboard.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'The buttons are named after the row, such as `Hide Liver`. In the package, they are called `Hide` and `Actions` in every row.',
    why: 'A list of buttons with the same name tells a screen reader nothing.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'A hidden row is struck through. The package makes it 60 % transparent.',
    why: 'Transparent text falls below the contrast of 4.5:1.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'More than four details fold behind a button. The package shows them all in a tooltip on hover.',
    why: 'A tooltip on text cannot be reached with the keyboard.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'The focus returns to the button of the menu, unless the action moved it. The package leaves it nowhere.',
    why: 'A reader who works with the keyboard would start again at the top of the page.',
  },
  {
    component: 'DropdownMenuContent',
    kind: 'behavior',
    what: 'While it is open, the page behind it is inert. In the package it is hidden from screen readers, but its links stay focusable for them.',
    why: 'Hidden content must not take the focus (WCAG 4.1.2).',
  },
  {
    component: 'SelectContent',
    kind: 'behavior',
    what: 'While it is open, the page behind it is inert. In the package it is hidden from screen readers, but its links stay focusable for them.',
    why: 'Hidden content must not take the focus (WCAG 4.1.2).',
  },
  {
    component: 'DoubleSlider',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` is the accessible name of the thumbs and the fields.',
    why: 'Two thumbs without a name are announced as two numbers.',
  },
  {
    component: 'DoubleSlider',
    kind: 'behavior',
    what: 'A number that is beyond a limit or the other value counts when the field loses the focus. The package applies it at every key, rounded to the step.',
    why: 'The 3 of 300 would move the lower value to 3.',
  },
  {
    component: 'DoubleSlider',
    kind: 'behavior',
    what: 'Steps are counted from `min`. The package counts them from 0.',
    why: 'With a `min` of 1 and a `step` of 2, the arrow keys would not get back to 1.',
  },
  {
    component: 'Numeric.NumberInput',
    kind: 'behavior',
    what: 'A number outside the limits can be typed and is corrected when the field loses the focus. The package corrects it at every key.',
    why: 'With a minimum of 10, the 1 of 15 would become 10.',
  },
  {
    component: 'Numeric.NumberStepper',
    kind: 'behavior',
    what: 'The two buttons have names and are 24 px wide and high. In the package they have no name and are 16 px wide or 12 px high.',
    why: 'Names and the size of targets are part of WCAG 2.2 AA.',
  },
  {
    component: 'Numeric.NumberStepper',
    kind: 'behavior',
    what: 'A button at its limit keeps the focus. In the package, the buttons above each other are `disabled` there.',
    why: 'The press that reaches the limit would take the focus away.',
  },
  {
    component: 'ScrollArea',
    kind: 'behavior',
    what: 'The area receives the focus, and `aria-label` is its accessible name.',
    why: 'Content that only scrolls with a wheel is out of reach for the keyboard.',
  },
  {
    component: 'Select',
    kind: 'behavior',
    what: 'The chosen text is in the HTML of the server.',
    why: 'The page must also be readable without JavaScript.',
  },
  {
    component: 'Slider',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` goes to the thumb. In the package it stays on the element around it.',
    why: 'The thumb has the role of a slider, so the thumb needs the name.',
  },
  {
    component: 'Slider',
    kind: 'prop added',
    prop: 'aria-labelledby',
    what: '`aria-labelledby` goes to the thumb, as `aria-label` does.',
    why: 'The thumb has the role of a slider, so the thumb needs the name.',
  },
  {
    component: 'Switch',
    kind: 'behavior',
    what: 'The track is lighter when off.',
    why: 'The published one has a contrast of 1.5:1 with the panel; the outline of a control needs 3:1.',
  },
  {
    component: 'Toaster',
    kind: 'behavior',
    what: 'Messages follow the color mode of the page. The package passes `theme="dark"`.',
    why: 'This site has two modes, the viewer has one.',
  },
  {
    component: 'Toaster',
    kind: 'behavior',
    what: 'The library below it is loaded with the first message. In the package it is part of the bundle.',
    why: 'A page of this site that shows no message need not load it.',
  },
  {
    component: 'ToolButton',
    kind: 'behavior',
    what: '`aria-pressed` says which tool is active, and a disabled tool keeps the focus. The package says neither, and takes a disabled tool out of the tab order.',
    why: 'The reason in `disabledText` is for those who cannot see it on hover as well.',
  },
  {
    component: 'ToolButtonListDropDown',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` is the accessible name of the arrow. Default: `More tools`. In the package, the arrow has no name.',
    why: 'A button that shows only an icon needs a name.',
  },
  {
    component: 'ToolButtonListItem',
    kind: 'behavior',
    what: 'The reason of a disabled item is part of its text. The package shows it in a tooltip.',
    why: 'The keyboard cannot reach the tooltip of a disabled item.',
  },
  {
    component: 'Tooltip',
    kind: 'behavior',
    what: 'A tooltip without a `TooltipProvider` above it brings its own. In the package it throws.',
    why: 'In the viewer the provider is at the root, so samples do not write it.',
  },
  {
    component: 'Icons',
    kind: 'behavior',
    what: 'Only the icons that the examples need are included, and they are our own drawings.',
    why: 'The package has 375 names of icons; the examples need a few of them.',
  },
];

/** How much of the published package is here. `published.test.ts` counts again. */
export const coverage = {
  package: '@ohif/ui-next',
  release: '3.11.0',
  /** Names that the package exports. */
  published: 186,
  /** Names of those that this site implements. */
  here: 54,
  /** Names of icons in the package, aliases counted. */
  icons: 375,
} as const;
