/** The words of each diagram are seen and keep a distance from the edges of its boxes, in the site's font, and its arrowheads are whole. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';

const folder = path.resolve('docs/_diagrams');
const phone = 344;

/**
 * The words of a drawing that a later box covers, or that are too close to an edge of a box: in it, 12 px from its
 * sides, or 6 on a phone, and 6 from above and below; and next to it, 4 px.
 *
 * @param frame whose content is replaced by the drawing
 */
function wordsAtEdges(frame: Locator, svg: string): Promise<string[]> {
  return frame.evaluate(
    (element, {markup, phoneWidth}) => {
      element.innerHTML = markup;
      const drawing = element.querySelector('svg')!;
      const sides = drawing.width.baseVal.value > phoneWidth ? 12 : 6;
      const boxes = [...drawing.querySelectorAll('rect')];
      return [...drawing.querySelectorAll('text')]
        .filter((text) => {
          const {x, y, width, height} = text.getBBox();
          // A line is higher than its letters.
          const [top, bottom] = [y + 0.18 * height, y + 0.86 * height];
          return boxes.some((rect) => {
            const box = rect.getBBox();
            const left = x - box.x;
            const right = box.x + box.width - x - width;
            const above = top - box.y;
            const below = box.y + box.height - bottom;
            const inside =
              left + width / 2 > 0 &&
              right + width / 2 > 0 &&
              Math.min(above, below) > (top - bottom) / 2;
            return inside
              ? Math.min(left, right) < sides ||
                  Math.min(above, below) < 6 ||
                  text.compareDocumentPosition(rect) ===
                    Node.DOCUMENT_POSITION_FOLLOWING
              : Math.min(left + width, right + width) > -4 &&
                  Math.min(above, below) > top - bottom - 4;
          });
        })
        .map((text) => text.textContent);
    },
    {markup: svg, phoneWidth: phone},
  );
}

/** The lines of a drawing whose arrowhead is cut at its edge. */
function cutArrowheads(frame: Locator, svg: string): Promise<string[]> {
  return frame.evaluate((element, markup) => {
    element.innerHTML = markup;
    const drawing = element.querySelector('svg')!;
    const {x, y, width, height} = drawing.viewBox.baseVal;
    return [...drawing.querySelectorAll<SVGPathElement>('path[marker-end]')]
      .filter((line) => {
        const length = line.getTotalLength();
        const tip = line.getPointAtLength(length);
        const before = line.getPointAtLength(length - 1);
        // Half as wide as a marker of 7 strokes, at a right angle to the line.
        const half = 3.5 * parseFloat(getComputedStyle(line).strokeWidth);
        const across = half * Math.abs(tip.y - before.y);
        const along = half * Math.abs(tip.x - before.x);
        return (
          tip.x - across < x ||
          tip.x + across > x + width ||
          tip.y - along < y ||
          tip.y + along > y + height
        );
      })
      .map((line) => line.getAttribute('d')!);
  }, svg);
}

test('no words of a diagram touch an edge of a box, and arrowheads are whole', async ({
  page,
}) => {
  await visit(page, '/deployment/cors');
  await page.evaluate(() => document.fonts.ready);
  // Not found by its drawing, which is replaced.
  const frame = page.locator('main figure > div').first();

  await test.step('words that do are found', async () => {
    const drawing = (words: string, x: number, y: number) =>
      `<svg width="720" height="90" viewBox="0 0 720 90"><rect x="100" y="10" width="100" height="50"/><text x="${x}" y="${y}" font-size="12">${words}</text></svg>`;
    expect(await wordsAtEdges(frame, drawing('fits', 130, 40))).toEqual([]);
    expect(await wordsAtEdges(frame, drawing('left', 105, 40))).toEqual([
      'left',
    ]);
    expect(await wordsAtEdges(frame, drawing('high', 130, 22))).toEqual([
      'high',
    ]);
    expect(await wordsAtEdges(frame, drawing('beside', 201, 40))).toEqual([
      'beside',
    ]);
    expect(await wordsAtEdges(frame, drawing('far', 230, 40))).toEqual([]);
    const covered = drawing('covered', 130, 40).replace(
      /(<rect.*?>)(.*)(?=<\/svg>)/,
      '$2$1',
    );
    expect(await wordsAtEdges(frame, covered)).toEqual(['covered']);
  });
  await test.step('arrowheads that are cut are found', async () => {
    const drawing = (line: string) =>
      `<svg viewBox="0 0 100 50" stroke-width="1.5"><path d="${line}" marker-end="url(#arrow)"/></svg>`;
    expect(await cutArrowheads(frame, drawing('M6 0L6 50'))).toEqual([]);
    expect(await cutArrowheads(frame, drawing('M4 0L4 50'))).toEqual([
      'M4 0L4 50',
    ]);
    expect(await cutArrowheads(frame, drawing('M0 48L50 48'))).toEqual([
      'M0 48L50 48',
    ]);
  });

  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const svg = readFileSync(path.join(folder, name), 'utf8');
    const words = await wordsAtEdges(frame, svg);
    const arrows = await cutArrowheads(frame, svg);
    found.push(...[...words, ...arrows].map((what) => `${name}: ${what}`));
  }
  expect(found).toEqual([]);
});
