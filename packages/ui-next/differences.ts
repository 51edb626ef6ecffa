/**
 * Where the components of this site differ from the published package, and why.
 * `published.test.ts` fails for a difference that is not in this
 * list, and for an entry of the list that no longer differs.
 */

/** `kind` selects the comparison in the test; `behavior` cannot be compared by name. */
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
    what: 'The button does not have a `data-cy` attribute; the package sets it from `dataCY` or `name`.',
    why: 'Only the tests of the viewer use it.',
  },
  {
    component: 'Checkbox',
    kind: 'behavior',
    what: 'The clickable area around the box is 24 px wide and high.',
    why: 'The box itself is 16 px, which is less than WCAG 2.2 requires.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'If `onSelect` is set, the title is a button. In the package, the row is a `div` with a click handler.',
    why: 'Keyboard users cannot select a row that responds only to clicks.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'The names of the buttons include the row, such as `Hide Liver`. In the package, they are `Hide` and `Actions` in every row.',
    why: 'Screen reader users cannot tell buttons with the same name apart.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'A hidden row is struck through. In the package, it is 60% transparent.',
    why: 'The contrast of transparent text is below 4.5:1.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'A button expands more than four lines of details. The package shows all of them in a tooltip on hover.',
    why: 'Keyboard users cannot open a tooltip on text.',
  },
  {
    component: 'DataRow',
    kind: 'behavior',
    what: 'The focus returns to the menu button unless the action moved it. In the package, the focus is lost.',
    why: 'Keyboard users would have to start again at the top of the page.',
  },
  {
    component: 'DropdownMenuContent',
    kind: 'behavior',
    what: 'While it is open, the page behind it is inert. In the package, the page is hidden from screen readers, but its links can still receive the focus.',
    why: 'Hidden content must not receive the focus (WCAG 4.1.2).',
  },
  {
    component: 'SelectContent',
    kind: 'behavior',
    what: 'While it is open, the page behind it is inert. In the package, the page is hidden from screen readers, but its links can still receive the focus.',
    why: 'Hidden content must not receive the focus (WCAG 4.1.2).',
  },
  {
    component: 'DoubleSlider',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` is the accessible name of the thumbs and the fields.',
    why: 'Screen readers announce two thumbs without names as two numbers.',
  },
  {
    component: 'DoubleSlider',
    kind: 'behavior',
    what: 'A number beyond a limit, or beyond the other value, takes effect when the field loses the focus. The package applies the number at every keystroke, rounded to the step.',
    why: 'While a user types 300, the first digit would already set the lower value to 3.',
  },
  {
    component: 'DoubleSlider',
    kind: 'behavior',
    what: 'Steps are counted from `min`. The package counts them from 0.',
    why: 'With a `min` of 1 and a `step` of 2, the arrow keys could not return to 1.',
  },
  {
    component: 'Numeric.NumberInput',
    kind: 'behavior',
    what: 'Users can type a number outside the limits. The field corrects it when it loses the focus. The package corrects it at every keystroke.',
    why: 'With a minimum of 10, the first digit of 15 would become 10.',
  },
  {
    component: 'Numeric.NumberStepper',
    kind: 'behavior',
    what: 'The two buttons have names and are 24 px wide and high. In the package, they do not have names and are 16 px wide or 12 px high.',
    why: 'WCAG 2.2 AA requires names and a minimum target size.',
  },
  {
    component: 'Numeric.NumberStepper',
    kind: 'behavior',
    what: 'A button keeps the focus when the value reaches its limit. In the package, the vertical buttons become `disabled` there.',
    why: 'The press that reaches the limit would otherwise lose the focus.',
  },
  {
    component: 'ScrollArea',
    kind: 'behavior',
    what: 'The area receives the focus, and `aria-label` is its accessible name.',
    why: 'Keyboard users cannot reach content that scrolls only with the mouse wheel.',
  },
  {
    component: 'Select',
    kind: 'behavior',
    what: 'The text of the selected value is in the HTML from the server.',
    why: 'The page must also be readable without JavaScript.',
  },
  {
    component: 'Slider',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` is set on the thumb. In the package, it is set on the element around the thumb.',
    why: 'The thumb has the role `slider`, so it is the element that needs the name.',
  },
  {
    component: 'Slider',
    kind: 'prop added',
    prop: 'aria-labelledby',
    what: '`aria-labelledby` is set on the thumb, as `aria-label` is.',
    why: 'The thumb has the role `slider`, so it is the element that needs the name.',
  },
  {
    component: 'Switch',
    kind: 'behavior',
    what: 'When the switch is off, its track is lighter.',
    why: 'In the package, its contrast with the panel is 1.5:1; the outline of a control needs 3:1.',
  },
  {
    component: 'Toaster',
    kind: 'behavior',
    what: 'Messages follow the color mode of the page. The package passes `theme="dark"`.',
    why: 'This site has two color modes, and the viewer has one.',
  },
  {
    component: 'Toaster',
    kind: 'behavior',
    what: 'The underlying library is loaded with the first message. In the package, it is part of the bundle.',
    why: 'A page of this site that does not show a message does not have to load it.',
  },
  {
    component: 'ToolButton',
    kind: 'behavior',
    what: '`aria-pressed` indicates the active tool, and a disabled tool can receive the focus. The package does not set `aria-pressed`, and removes a disabled tool from the tab order.',
    why: 'Users who cannot hover also need the reason in `disabledText`.',
  },
  {
    component: 'ToolButtonListDropDown',
    kind: 'prop added',
    prop: 'aria-label',
    what: '`aria-label` is the accessible name of the arrow. Default: `More tools`. In the package, the arrow does not have a name.',
    why: 'A button that shows only an icon needs a name.',
  },
  {
    component: 'ToolButtonListItem',
    kind: 'behavior',
    what: 'The text of a disabled item includes the reason. The package shows it in a tooltip.',
    why: 'Keyboard users cannot open the tooltip of a disabled item.',
  },
  {
    component: 'Tooltip',
    kind: 'behavior',
    what: 'Without a `TooltipProvider` above it, a tooltip adds one. In the package, it throws an error.',
    why: 'In the viewer, the provider is at the root, so the samples omit it.',
  },
  {
    component: 'Icons',
    kind: 'behavior',
    what: 'Only the icons that the examples need are included, and this site draws them itself.',
    why: 'The package has 375 icon names; the examples need only a few of them.',
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
