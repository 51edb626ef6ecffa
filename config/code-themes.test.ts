import {Prism, themes, type PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {siteColors, sitePairs} from '@ohif/ui-next/tokens';
import {codeTheme} from './code-themes';

const colorsOf = ({plain, styles}: PrismTheme) =>
  [plain, ...styles.map(({style}) => style)].flatMap(
    ({color, backgroundColor}) =>
      [color, backgroundColor].filter((value) => value !== undefined),
  );

/** Colors that are not a token of the site. */
function strangers(theme: PrismTheme): string[] {
  const tokens = siteColors.map(({name}) => `var(--${name})`);
  return colorsOf(theme).filter((color) => !tokens.includes(color));
}

describe('the theme of code', () => {
  it('has only colors that follow the color mode', () => {
    expect(strangers(codeTheme)).toEqual([]);
    expect(strangers(themes.github)).not.toEqual([]);
  });

  const textColors = [
    codeTheme.plain,
    ...codeTheme.styles.map(({style}) => style),
  ].map(({color}) => color!.replace(/^var\(--(.*)\)$/, '$1'));

  it.each(textColors)('%s is measured on the ground of code', (color) => {
    expect(
      sitePairs.some(
        ({text, on, minimum}) =>
          text === color && on === 'surface-1' && minimum >= 4.5,
      ),
    ).toBe(true);
  });

  it.each([
    ['json', '{"a": "b", "c": 1}', ['property', 'string', 'number']],
    ['yaml', 'a: "b" # c', ['key', 'string', 'comment']],
  ])('tells the parts of %s apart', (language, code, parts) => {
    const found = new Set(
      Prism.tokenize(code, Prism.languages[language]!).flatMap((token) =>
        typeof token === 'string' ? [] : [token.type],
      ),
    );
    const colors = parts.map((part) => {
      expect(found).toContain(part);
      return codeTheme.styles.find(({types}) => types.includes(part))?.style
        .color;
    });
    expect(new Set(colors).size).toBe(parts.length);
  });
});
