/** The style sheet `src/css/tokens.css`, made from the tokens. */
import {
  colors,
  modes,
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

/**
 * Light mode is in :root, because the framework's own light mode is; so paper gets it in
 * both modes.
 */
const wrap: Record<Mode, (lines: string[]) => string> = {
  light: (lines) => `:root {\n${lines.join('\n')}\n}\n`,
  dark: (lines) =>
    [
      '@media not print {',
      "  [data-theme='dark'] {",
      ...lines.map((line) => `  ${line}`),
      '  }',
      '}\n',
    ].join('\n'),
};

function colorLines(mode: Mode): string[] {
  return [
    ...siteColors.map(
      ({name}) => `  --${name}: ${toHex(paintSite(name, mode))};`,
    ),
    `  --shadow: ${siteShadow[mode]};`,
    ...[...colors, ...states].map(
      (token) => `  --viewer-${token.name}: ${paintHex(token.name, mode)};`,
    ),
  ];
}

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

export function stylesheet(): string {
  const blocks = [...modes].reverse().map((mode) => {
    const lines =
      mode === 'light'
        ? [...sharedLines(), ...colorLines(mode)]
        : colorLines(mode);
    return wrap[mode](lines);
  });
  return [
    '/* Written by `npm run tokens` from packages/ui-next/tokens, where the site has its',
    '   colors in site.json and the viewer in tokens.json: change the tokens there. A test',
    '   compares them with this file, and measures the contrast. */',
    ...blocks,
  ].join('\n');
}
