/**
 * Draws the Open Graph image of a page: its title and which docs it belongs to. Letters are
 * drawn as paths of a font from a package, so the image does not depend on the fonts of the
 * machine. People who share a link in a chat would miss it. A layout library (satori) would
 * only replace the line breaks.
 */
import {readFileSync} from 'node:fs';
import {parse, type Font, type Glyph} from 'opentype.js';
import sharp from 'sharp';

const width = 1200;
const height = 630;
const margin = 80;
/** Largest first: the first size in which the title fits. */
const titleSizes = [84, 72, 60, 48, 40];
const titleLines = 3;

/** A palette would halve the size, but computing it takes longer than everything else. */
const png = {compressionLevel: 6} as const;

/** Increase it when the drawing changes, so that no image comes from the cache. */
export const ogImageFormat = 2;

let fonts: {bold: Font; medium: Font} | undefined;

function readFont(weight: number): Font {
  const {buffer, byteOffset, byteLength} = readFileSync(
    require.resolve(
      `@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
    ),
  );
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** One glyph for each letter: the library does not support all of the font's substitutions. */
function glyphsOf(font: Font, line: string) {
  return [...line].map((letter) => {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) {
      throw new Error(
        `The font has no letter "${letter}" for "${line}". Change the title of the page, or use another font in plugins/built-pages/consumers/og-image.ts.`,
      );
    }
    return glyph;
  });
}

function widthOf(font: Font, line: string, size: number): number {
  return glyphsOf(font, line).reduce(
    (sum, {advanceWidth = 0}) => sum + (advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** Outlines of letters that were drawn before: most images use the same ones. */
const outlines = new WeakMap<Font, Map<string, string>>();

/** In em. opentype.js omits a space when a coordinate rounds to 0, so draw away from the origin. */
const originOffset = 2;

/** The outline of a letter that starts at that offset. */
function outlineOf(font: Font, glyph: Glyph, size: number): string {
  const known = outlines.get(font) ?? new Map<string, string>();
  outlines.set(font, known);
  const key = `${glyph.index} ${size}`;
  const outline =
    known.get(key) ??
    glyph.getPath(originOffset * size, originOffset * size, size).toPathData(1);
  known.set(key, outline);
  return outline;
}

/** A line of text as SVG, starting at the margin. */
function drawLine(font: Font, line: string, y: number, size: number): string {
  let x = margin;
  return glyphsOf(font, line)
    .map((glyph) => {
      const place = [x, y]
        .map((coordinate) => (coordinate - originOffset * size).toFixed(1))
        .join(' ');
      x += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
      return `<path transform="translate(${place})" d="${outlineOf(font, glyph, size)}"/>`;
    })
    .join('');
}

/** Breaks a title into lines, at the largest size in which they fit. */
function fit(font: Font, title: string): {lines: string[]; size: number} {
  for (const size of titleSizes) {
    const fits = (line: string) =>
      widthOf(font, line, size) <= width - 2 * margin;
    const lines: string[] = [];
    for (const word of title.split(/\s+/)) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && fits(longer)) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(word);
      }
    }
    if (lines.length <= titleLines && lines.every(fits)) {
      return {lines, size};
    }
  }
  throw new Error(
    `The title "${title}" does not fit in ${titleLines} lines of the smallest size. Shorten it.`,
  );
}

/**
 * The Open Graph image of a page, as the bytes of a PNG of 1200 × 630.
 *
 * @param docs the line below the title: which docs the page belongs to
 * @throws if the title is too long, or contains a letter that is not in the font
 */
export async function drawOgImage(
  title: string,
  docs: string,
): Promise<Buffer> {
  fonts ??= {bold: readFont(700), medium: readFont(500)};
  const {bold, medium} = fonts;
  // The font has no arrow.
  const {lines, size} = fit(bold, title.replaceAll(' → ', ' to '));
  const lineHeight = size * 1.2;
  const first = 340 - ((lines.length - 1) * lineHeight) / 2;
  const drawnTitle = lines
    .map((line, i) => drawLine(bold, line, first + i * lineHeight, size))
    .join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `<rect width="${width}" height="${height}" fill="#0f141c"/>` +
        // The site's mark, as in static/img/logo.svg.
        `<g transform="translate(${margin - 5} 60) scale(2.6)"><rect x="2" y="2" width="28" height="28" rx="6" fill="#1d5fa8"/><path d="M16 7v18M7 16h18" stroke="#fff" stroke-width="1.6" opacity=".7"/><ellipse cx="16" cy="16" rx="8.2" ry="6.4" fill="none" stroke="#fff" stroke-width="2.2"/><circle cx="18.6" cy="14.4" r="2" fill="#ffd166"/></g>` +
        `<g fill="#fff">${drawnTitle}</g>` +
        `<g fill="#9fcbff">${drawLine(medium, docs, 560, 36)}</g>` +
        '</svg>',
    ),
  )
    .removeAlpha()
    .png(png)
    .toBuffer();
}
