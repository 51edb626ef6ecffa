/**
 * Makes the small study that the tutorial "From zero to a study on your screen" loads:
 * 20 slices of the synthetic torso, computed from formulas like the other studies.
 *
 *   node data/sample-study.mjs      writes examples/first-study/phantom-study.zip
 *
 * Needs `zip`. Two runs write the same images.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Archive} from './archive.mjs';
import {sopClass, uid} from './dicom.mjs';
import {torsoCT} from './torso.mjs';

const target = path.resolve(
  import.meta.dirname,
  '../../../examples/first-study/phantom-study.zip',
);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-study-'));

const archive = new Archive(folder);
const study = archive.study('first-study', {
  name: 'Phantom^First',
  id: 'SYN-0100',
  date: '20250115',
  time: '101500',
  description: 'CT torso phantom',
});
const series = archive.series(study, 'ct', {
  modality: 'CT',
  number: 1,
  description: 'CT torso 15 mm',
  body: 'CHESTABDOMEN',
});
const volume = torsoCT({n: [128, 128, 20], sp: [2.8125, 2.8125, 15]});
// Steps of 8 HU: the noise of the phantom would otherwise double the size of the download.
volume.data = volume.data.map((value) => Math.round(value / 8) * 8);
archive.stack(study, series, volume, {
  sopClass: sopClass.CT,
  frame: uid('frame', 'first-study'),
  intercept: 0,
  slope: 1,
  window: {center: 40, width: 400},
  tags: {KVP: 120, RescaleType: 'HU'},
});

const files = series.instances.map((instance, k) => {
  const name = `slice-${String(k + 1).padStart(2, '0')}.dcm`;
  const file = path.join(folder, name);
  fs.renameSync(path.join(folder, 'dcm', `${instance.uid}.dcm`), file);
  fs.utimesSync(file, new Date(2025, 0, 15), new Date(2025, 0, 15));
  return file;
});
fs.rmSync(target, {force: true});
execFileSync('zip', ['-X', '-9', '-q', '-j', target, ...files]);
fs.rmSync(folder, {recursive: true});
console.log(
  `Wrote ${target}: ${files.length} files, ${fs.statSync(target).size} bytes.`,
);
