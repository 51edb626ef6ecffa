/**
 * Colors as numbers, and the contrast ratio between two of them as WCAG 2.2
 * defines it (relative luminance, sRGB). No dependency: the page, the tests and
 * the style sheet generator all measure with these functions.
 */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `"214 98% 60%"`, the form of the published style sheet, or `"#1d5fa8"`. */
export function parseColor(text: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) {
    return [
      parseInt(hex[1]!, 16),
      parseInt(hex[2]!, 16),
      parseInt(hex[3]!, 16),
    ];
  }
  const hsl = /^([\d.]+) ([\d.]+)% ([\d.]+)%$/.exec(text);
  if (!hsl) {
    throw new Error(
      `${JSON.stringify(text)} is not a color: write "hue saturation% lightness%" or "#rrggbb".`,
    );
  }
  return fromHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(
      255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))),
    );
  };
  return [channel(0), channel(8), channel(4)];
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `percent` of one color over another, as an opacity modifier would paint it. */
export function mix(top: Rgb, percent: number, under: Rgb): Rgb {
  const part = (index: 0 | 1 | 2): number =>
    Math.round((top[index] * percent + under[index] * (100 - percent)) / 100);
  return [part(0), part(1), part(2)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same color) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Cut, never rounded up: 4.49 does not reach 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}
