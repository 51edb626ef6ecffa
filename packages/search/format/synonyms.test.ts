import {expect, test} from 'vitest';
import data from './synonyms.json';

type Entry = {same?: string[]; from?: string[]; to?: string[]; why?: string};
const entries = data.entries as Entry[];

test.each(
  entries.map((entry) => [JSON.stringify(entry.same ?? entry.from), entry]),
)(
  '%s has a reason and one of the two forms',
  (_, {same, from, to, why}: Entry) => {
    expect(why).toMatch(/\w.*\.$/);
    expect(
      same ? !from && !to && same.length > 1 : from?.length && to?.length,
    ).toBeTruthy();
  },
);
