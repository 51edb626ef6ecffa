import {expect, test} from 'vitest';
import {releases} from '../../../../config/releases';
import {checkConfig, rules} from '@ohif-docs/doctor';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {listGroups, readChoices} from './data';

const {samples} = readChoices();

test('the first sample has many kinds of mistakes, and the others none', () => {
  for (const {id} of releases) {
    const [mistakes, ...right] = samples.map(({code}) =>
      checkConfig(code, knowledgeFor(id)).findings.map(({rule}) => rule),
    );
    expect(new Set(mistakes).size).toBeGreaterThan(10);
    expect(right).toEqual(right.map(() => []));
  }
});

test('the choices match the reference', () => {
  const {releases: listed, archives} = readChoices();
  expect(listed.map(({id}) => id)).toEqual(releases.map(({id}) => id));
  expect(archives).toContain('Orthanc');
});

test('the list has each rule with what it finds in its examples', () => {
  const list = Object.values(listGroups()).flat();
  expect(list.map(({id}) => id)).toEqual(rules.map(({id}) => id));
  expect(list.filter(({example}) => !example.findings.length)).toEqual([]);
  const comma = list.find(({id}) => id === 'missing-comma')!;
  expect(comma.example.findings[0]).toMatchObject({fix: 'Add the comma'});
  expect(comma.pages.map(({line}) => line)).toEqual(
    releases.map(({line}) => line),
  );
});
