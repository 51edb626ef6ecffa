/** A folder of code in the shape of extensions, as large as public ones: 5.7 kB in the mean. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {UpgradeFile} from '@ohif-docs/doctor/upgrade';

const folder = path.join(__dirname, '../../packages/doctor/upgrade/labeled');

/** The labeled code of the doctor's tests; `.txt` is not part of the names. */
function texts(): UpgradeFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.[jt]sx?\.txt$/.test(name))
    .sort()
    .map((name) => ({
      path: path.basename(name, '.txt'),
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** @returns that many files; the same for each call */
export function makeFiles(count: number): UpgradeFile[] {
  const all = texts();
  return Array.from({length: count}, (_, i) => {
    const first = all[i % all.length]!;
    const second = all[(i * 7 + 3) % all.length]!;
    return {
      path: `extension/src/${i}-${first.path}`,
      text: `${first.text}\n${second.text}`,
    };
  });
}
