import {expect, test} from 'vitest';
import {byVersion, docsVersions} from '../facts/releases';
import {noCounts} from '../report';
import {ceilings, checkCeilings} from './ceilings';

const counts = (unverified: number) =>
  byVersion(() => ({...noCounts(), exact: 1000 - unverified, unverified}));

test('passes at the ceiling, and says by how much a count is above it', () => {
  expect(checkCeilings(counts(ceilings.unverified))).toEqual([]);
  expect(checkCeilings(counts(60)).map(({message}) => message)).toEqual(
    docsVersions.map(
      () => expect.stringContaining('60.0 per thousand; the ceiling') as string,
    ),
  );
});
