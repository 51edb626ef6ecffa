import {expect, test} from 'vitest';
import {docsVersions} from '../facts/index';
import {noCounts, type CountsByVersion} from '../report';
import {ceilings, checkCeilings} from './ceilings';

const counts = (unverified: number) =>
  Object.fromEntries(
    docsVersions.map((version) => [
      version,
      {...noCounts(), exact: 1000 - unverified, unverified},
    ]),
  ) as CountsByVersion;

test('passes at the ceiling, and says by how much a count is above it', () => {
  expect(checkCeilings(counts(ceilings.unverified))).toEqual([]);
  expect(checkCeilings(counts(60)).map(({message}) => message)).toEqual(
    docsVersions.map(
      () => expect.stringContaining('60.0 per thousand; the ceiling') as string,
    ),
  );
});
