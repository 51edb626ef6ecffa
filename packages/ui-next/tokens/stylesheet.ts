/** The style sheet `src/css/tokens.css`, made from the tokens. */
import {
  colors,
  paintHex,
  paintSite,
  radius,
  siteColors,
  siteShadow,
  siteSizes,
  spacing,
  states,
  type,
  type Mode,
} from './index';
import {toHex} from './contrast';

const viewerLines = (mode: Mode): string[] =>
  [...colors, ...states].map(
    (token) => `  --viewer-${token.name}: ${paintHex(token.name, mode)};`,
  );

const siteLines = (mode: Mode): string[] => [
  ...siteColors.map(
    ({name}) => `  --${name}: ${toHex(paintSite(name, mode))};`,
  ),
  `  --shadow: ${siteShadow[mode]};`,
];

/** Examples, and what they open on top of the page: dark in both modes, as the viewer is. */
const viewerGrounds = [
  "[data-theme='dark']",
  '[data-showcase-stage]',
  '[data-showcase-preview]',
  'body:has([data-showcase-stage]) > [data-radix-popper-content-wrapper]',
];

function sharedLines(): string[] {
  return [
    // The site has the viewer's font (src/css/fonts.css).
    fontLine('font', type.family),
    fontLine('viewer-font', type.family),
    ...siteSizes.map(({name, value}) => `  --${name}: ${value};`),
    ...type.scale.map(
      (step) => `  --viewer-text-${step.name}: ${step.rem}rem;`,
    ),
    ...type.weights.map(
      (weight) => `  --viewer-weight-${weight.name}: ${weight.value};`,
    ),
    ...spacing.map(
      (step) => `  --viewer-space-${step.name}: ${step.px / 16}rem;`,
    ),
    `  --viewer-radius: ${radius.px / 16}rem;`,
  ];
}

/** A list of fonts in lines of 80 characters, as the formatter breaks it. */
function fontLine(name: string, family: string): string {
  const lines = [`  --${name}:`];
  let line = '   ';
  for (const font of `${family};`.split(', ')) {
    const next = `${line} ${font}${font.endsWith(';') ? '' : ','}`;
    if (next.length > 80) {
      lines.push(line);
      line = `    ${font}${font.endsWith(';') ? '' : ','}`;
    } else {
      line = next;
    }
  }
  return [...lines, line].join('\n');
}

const rule = (selectors: string[], lines: string[]): string =>
  `${selectors.join(',\n')} {\n${lines.join('\n')}\n}`;

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/**
 * Light mode is in :root, because the framework's own light mode is; so paper gets it in
 * both modes.
 */
export function stylesheet(): string {
  return [
    '/* Written by `npm run tokens` from packages/ui-next/tokens, where the site has its',
    '   colors in site.json and the viewer in tokens.json: change the tokens there. A test',
    '   compares them with this file, and measures the contrast. */',
    rule(
      [':root'],
      [...sharedLines(), ...siteLines('light'), ...viewerLines('light')],
    ),
    '',
    '@media not print {',
    indent(rule(["[data-theme='dark']"], siteLines('dark'))),
    '',
    indent(rule(viewerGrounds, viewerLines('dark'))),
    '}\n',
  ].join('\n');
}
