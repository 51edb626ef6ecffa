import {describe, expect, test} from 'vitest';
import {bomOf} from '../../plugins/shipped-packages/bom';
import {readReport, shippedIn, verdictOf} from './audit';

const advisory = 'https://github.com/advisories/GHSA-0000';
const report = (name: string, severity: string) => ({
  vulnerabilities: {
    [name]: {name, via: [{name, title: 'A hole', url: advisory, severity}]},
    above: {name: 'above', via: [name]},
  },
});
const shipped = new Set(['shipped']);
const exception = {
  advisory,
  package: 'shipped',
  reason: 'The part with the hole is not in the bundle.',
};

describe('the verdict', () => {
  test.each(['high', 'critical'])(
    'fails for a finding of severity %s in what ships',
    (severity) => {
      expect(verdictOf(report('shipped', severity), shipped, [])).toMatchObject(
        {faults: [expect.stringMatching(/^shipped: A hole/)]},
      );
    },
  );

  test.each([
    ['shipped', 'moderate'],
    ['builds', 'critical'],
  ])('tells and does not fail: %s, %s', (name, severity) => {
    expect(verdictOf(report(name, severity), shipped, [])).toMatchObject({
      is: 'asked',
      faults: [],
      told: [expect.stringContaining('A hole')],
    });
  });

  test('passes with an exception', () => {
    expect(
      verdictOf(report('shipped', 'high'), shipped, [exception]),
    ).toMatchObject({is: 'asked', faults: []});
  });

  test('fails for an exception that is not needed, or has no reason', () => {
    expect(
      verdictOf({vulnerabilities: {}}, shipped, [exception]),
    ).toMatchObject({faults: [expect.stringMatching(/no longer needed/)]});
    expect(
      verdictOf(report('shipped', 'high'), shipped, [
        {...exception, reason: 'ok'},
      ]),
    ).toMatchObject({faults: [expect.stringMatching(/no reason/)]});
  });

  test.each([
    '{"message":"405 Method Not Allowed","error":{}}',
    'npm error audit endpoint returned an error',
    '',
  ])('is never a pass when the registry says: %s', (output) => {
    expect(verdictOf(readReport(output), shipped, [])).toMatchObject({
      is: 'skipped',
    });
  });
});

test('what ships is what the bill names', () => {
  const bom = bomOf({name: 'site', version: '1.0.0'}, [
    {name: '@scope/a', version: '1.0.0'},
    {name: 'b', version: '1.0.0'},
  ]);
  expect([...shippedIn(bom)]).toEqual(['@scope/a', 'b']);
});
