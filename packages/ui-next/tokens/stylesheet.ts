/** The style sheet `src/css/tokens.css`, made from the tokens. */
import {
  colors,
  modes,
  paintHex,
  radius,
  site,
  spacing,
  states,
  type,
  type Mode,
} from './index';

const selector: Record<Mode, string> = {
  // Light mode is in :root, because the framework's own light mode does.
  light: ':root',
  dark: "[data-theme='dark']",
};

function colorLines(mode: Mode): string[] {
  return [
    ...site.map((token) => `  --${token.name}: ${token[mode]};`),
    ...[...colors, ...states].map(
      (token) => `  --viewer-${token.name}: ${paintHex(token.name, mode)};`,
    ),
  ];
}

function sharedLines(): string[] {
  return [
    '  --ifm-code-font-size: 90%;',
    fontLine('ifm-font-family-base', type.family.replace(/^Inter, /, '')),
    fontLine('viewer-font', type.family),
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
    return `${selector[mode]} {\n${lines.join('\n')}\n}\n`;
  });
  return [
    '/* Written by `npm run tokens` from packages/ui-next/tokens/tokens.json:',
    '   change the tokens there. A test compares the two, and measures the contrast. */',
    ...blocks,
  ].join('\n');
}
