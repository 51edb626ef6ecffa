/**
 * Compares two runs.
 *
 *   node compare.mjs <folder> <other folder>
 *
 * After taking the pictures of another release, this shows which captions must change.
 * The volume rendering and the fused PET differ by rounding between two runs of the same
 * release, so compare with a tolerance, not byte by byte.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [folder, other] = process.argv.slice(2);
if (!folder || !other) {
  console.error('Usage: node compare.mjs <folder> <other folder>');
  process.exit(1);
}

const pixels = (file) =>
  sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});

/** Share of samples that differ by more than 2 of 255, and the largest difference. */
function difference(a, b) {
  let count = 0;
  let largest = 0;
  for (let i = 0; i < a.length; i++) {
    const d = Math.abs(a[i] - b[i]);
    if (d > 2) {
      count++;
    }
    if (d > largest) {
      largest = d;
    }
  }
  return {share: count / a.length, largest};
}

const names = fs.readdirSync(folder).filter((f) => f.endsWith('.webp'));
let identical = 0;
for (const name of names.sort()) {
  const [a, b] = [path.join(folder, name), path.join(other, name)];
  if (!fs.existsSync(b)) {
    console.log(`${name}: not in ${other}`);
    continue;
  }
  if (fs.readFileSync(a).equals(fs.readFileSync(b))) {
    identical++;
    continue;
  }
  const [x, y] = await Promise.all([pixels(a), pixels(b)]);
  if (x.info.width !== y.info.width || x.info.height !== y.info.height) {
    console.log(`${name}: another size`);
    continue;
  }
  const {share, largest} = difference(x.data, y.data);
  console.log(
    `${name}: ${(100 * share).toFixed(3)} % of samples differ, by at most ${largest} of 255`,
  );
}
console.log(`${identical} of ${names.length} identical`);
