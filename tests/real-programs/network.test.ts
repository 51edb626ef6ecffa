/**
 * Injects faults into real servers, and gives what Chromium and curl record to the network
 * doctor. `RECORD=true npm run test:real-programs -- network` replaces the recordings that unit
 * tests use.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {checkNetwork} from '@ohif-docs/doctor/network';
import {orthancConfig} from './deployment';
import {Lab, load, root} from './programs';
import * as requested from './network/faults';
import {healthy} from './network/healthy';
import type {Recorded} from './network/recorded';
import {closeBrowser, pathsOf, record, type Archive} from './network/record';
import {viewerFaults, viewerHealthy, viewerMeasured} from './network/viewer';

const measured = {...requested.measured, ...viewerMeasured};
const faults: Record<string, Recorded> = {
  ...requested.faults,
  ...viewerFaults,
  ...measured,
};

const shared = new Lab();
const lab = new Lab();
let archive: Archive;
beforeAll(async () => {
  const orthanc = await shared.orthanc(orthancConfig);
  await load(orthanc.origin);
  archive = await pathsOf(orthanc.port);
});
afterAll(async () => {
  await closeBrowser();
  await shared.close();
});
afterEach(() => lab.close());

const folder =
  process.env.RECORDINGS ??
  path.join(root, 'packages/doctor/network/recordings');
if (process.env.RECORD) {
  mkdirSync(folder, {recursive: true});
  const expected = Object.fromEntries(
    Object.entries(faults).map(([name, {rule}]) => [name, rule]),
  );
  writeFileSync(
    path.join(folder, 'expected.json'),
    `${JSON.stringify({expected, measured: Object.keys(measured)}, null, 2)}\n`,
  );
}

test.each([
  ...Object.entries(faults).map(
    ([name, one]) => ['faults', name, one] as const,
  ),
  ...Object.entries({...healthy, ...viewerHealthy}).map(
    ([name, one]) => ['healthy', name, one] as const,
  ),
])('%s: %s', async (kind, name, recorded) => {
  const text = await record(lab, recorded, archive);
  if (process.env.RECORD) {
    mkdirSync(path.join(folder, kind), {recursive: true});
    const ending = text.startsWith('{') ? 'har' : 'txt';
    writeFileSync(path.join(folder, kind, `${name}.${ending}`), text);
    return;
  }
  expect(checkNetwork(text).findings[0]?.rule, text.slice(0, 4_000)).toBe(
    recorded.rule,
  );
});
