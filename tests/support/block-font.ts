/**
 * A font whose letters are all the same block, made here byte by byte. A screenshot in
 * this font has the same widths, line breaks, and marks on every machine, regardless of
 * its fonts.
 */
import type {Page} from '@playwright/test';

const em = 1000;
const advance = 520;
const ascent = 900;
const descent = -250;

/** Letters of the texts: up to the end of the mathematical and technical signs. */
const first = 0x21;
const last = 0x2bff;

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, i * 2));
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value >>> 0, i * 4));
  return bytes;
}

/** Glyph 0 is empty, 1 the block, 2 the space. */
const box = {left: 60, right: 460, bottom: 0, top: 560};

const glyf = Buffer.concat([
  u16(1, box.left, box.bottom, box.right, box.top, 3, 0),
  // Four points on the line, each with two bytes for x and y, as steps.
  Buffer.from([1, 1, 1, 1]),
  u16(box.left, 0, box.right - box.left, 0),
  u16(box.bottom, box.top - box.bottom, 0, box.bottom - box.top),
]);

function cmap(): Buffer {
  const letters = last - first + 1;
  // Three ranges: the space, the letters, and the end mark of the table.
  const ranges = 3;
  const table = Buffer.concat([
    u16(ranges * 2, 4, 1, 2),
    u16(0x20, last, 0xffff),
    u16(0),
    u16(0x20, first, 0xffff),
    u16(2 - 0x20, 0, 1),
    // The letters look their glyph up in the list that follows two ranges later.
    u16(0, 4, 0),
    u16(...Array.from({length: letters}, () => 1)),
  ]);
  return Buffer.concat([
    u16(0, 1, 3, 1),
    u32(12),
    u16(4, table.length + 6, 0),
    table,
  ]);
}

const tables: Record<string, Buffer> = {
  'OS/2': Buffer.concat([
    u16(3, advance, 400, 5, 0),
    u16(650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(1, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x40, 0x20, last, ascent, descent, 0, ascent, -descent),
    u32(1, 0),
    u16(box.top, 700, 0, 0x20, 1),
  ]),
  cmap: cmap(),
  glyf,
  head: Buffer.concat([
    u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    u16(0x0b, em),
    Buffer.alloc(16),
    u16(box.left, box.bottom, box.right, box.top, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([
    u32(0x10000),
    u16(ascent, descent, 0, advance, 0, 0, box.right, 1, 0, 0),
    u16(0, 0, 0, 0, 0, 3),
  ]),
  hmtx: u16(advance, 0, advance, box.left, advance, 0),
  loca: u16(0, 0, glyf.length / 2, glyf.length / 2),
  maxp: Buffer.concat([u32(0x10000), u16(3, 4, 1, 0, 0, 1), Buffer.alloc(16)]),
  name: u16(0, 0, 6),
  post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(1, 0, 0, 0, 0)]),
};

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    sum = (sum + bytes.readUInt32BE(i)) >>> 0;
  }
  return sum;
}

function font(): Buffer {
  const names = Object.keys(tables);
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + names.length * 16;
  for (const name of names) {
    const table = tables[name]!;
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    directory.push(
      Buffer.from(name.padEnd(4)),
      u32(checksum(body), offset, table.length),
    );
    bodies.push(body);
    offset += body.length;
  }
  const power = 2 ** Math.floor(Math.log2(names.length));
  return Buffer.concat([
    u32(0x10000),
    u16(
      names.length,
      power * 16,
      Math.log2(power),
      (names.length - power) * 16,
    ),
    ...directory,
    ...bodies,
  ]);
}

/** Draws every text of the page in blocks. */
export async function useBlockFont(page: Page): Promise<void> {
  // From the site itself: its policy allows no other fonts.
  const address = '/blocks.ttf';
  await page.route(`**${address}`, (route) =>
    route.fulfill({contentType: 'font/ttf', body: font()}),
  );
  await page.addStyleTag({
    content: `
      @font-face {
        font-family: 'Blocks';
        src: url(${address});
      }
      *, *::before, *::after {
        font-family: 'Blocks' !important;
        font-synthesis: none !important;
        letter-spacing: 0 !important;
      }`,
  });
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.load('16px Blocks');
    await document.fonts.ready;
    return faces.map(({status}) => status);
  });
  if (loaded.join() !== 'loaded') {
    throw new Error(`The font of blocks was not loaded: ${loaded.join()}`);
  }
}
