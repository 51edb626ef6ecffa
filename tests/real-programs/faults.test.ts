/**
 * Injects the fault of each troubleshooting entry into the real programs, and gives what they
 * then print to the finder. An entry with `reproduced` must be here, and the reverse.
 */
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import troubleshooting from '../../docs/_data/troubleshooting.json';
import {createMatcher} from '../../src/features/troubleshooting/match';
import {browserFaults, open} from './browser-faults';
import {
  exchange,
  orthancConfig,
  serve,
  setArchive,
  type Fault,
} from './deployment';
import {Lab, load} from './programs';
import {serverFaults} from './server-faults';

const {entries} = troubleshooting;
const match = createMatcher(
  entries.map(({message, cause, check, fix, ...row}) => ({
    message,
    wordings: 'wordings' in row ? (row.wordings ?? []) : [],
    text: [cause, check, fix].join(' '),
  })),
);

const shared = new Lab();
const lab = new Lab();
beforeAll(async () => {
  const archive = await shared.orthanc(orthancConfig);
  await load(archive.origin);
  setArchive(archive);
});
afterAll(() => shared.close());
afterEach(() => lab.close());

const faults: Record<string, Fault> = {...serverFaults, ...browserFaults};

test('the entries that are marked as reproduced are here', () => {
  const marked = (kind: string) =>
    entries
      .filter((entry) => 'reproduced' in entry && entry.reproduced === kind)
      .map(({message}) => message)
      .sort();
  expect(Object.keys(serverFaults).sort()).toEqual(marked('server'));
  expect(Object.keys(browserFaults).sort()).toEqual(marked('browser'));
});

test.each(Object.entries(faults))('%s', async (message, fault) => {
  const {inject, request, shows, symptom} = fault;
  const observed = await (inject
    ? inject(lab)
    : request
      ? exchange(await serve(lab, fault), request)
      : open(lab, fault));
  const read = () =>
    typeof observed === 'string' ? observed : observed.read();
  await expect.poll(read, {timeout: 120_000, interval: 500}).toMatch(shows);
  if (!symptom) {
    const line = (await read()).split('\n').find((one) => shows.test(one))!;
    expect(entries[match(line)[0]!]?.message).toBe(message);
  }
});
