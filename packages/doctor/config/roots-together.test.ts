/** Roots of one source with the same problem are one finding; others are not. */
import {expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {configReport, sarif} from '../format/sarif';
import {textReport} from '../format/text';
import {maskedReport} from '../format/markdown';
import {applyFixes, checkConfig, rules} from '../index';
import {withOptions} from './rules/example';

const knowledge = knowledgeFor('current');

const withThree = (wadoUri: string, qido: string, wado: string) =>
  withOptions(`wadoUriRoot: '${wadoUri}',`).replace(
    "qidoRoot: '/dicom-web',\n        wadoRoot: '/dicom-web'",
    `qidoRoot: '${qido}',\n        wadoRoot: '${wado}'`,
  );

function found(rule: string, text: string) {
  const {findings} = checkConfig(text, knowledge);
  return findings.filter((finding) => finding.rule === rule);
}

const local = 'http://localhost:8042';
const three = withThree(
  `${local}/wado`,
  `${local}/dicom-web`,
  `${local}/dicom-web`,
);

it('names all roots of a host, and marks each of them', () => {
  const findings = found('local-host', three);
  expect(findings.map(({message}) => message)).toEqual([
    '"qidoRoot", "wadoRoot", and "wadoUriRoot" have the host "localhost".',
  ]);
  const [{range, also = []}] = findings as [(typeof findings)[0]];
  expect(
    [range, ...also].map(({start, end}) => three.slice(start, end)),
  ).toEqual([
    `'${local}/dicom-web'`,
    `'${local}/dicom-web'`,
    `'${local}/wado'`,
  ]);
  expect(new Set([range, ...also].map(({line}) => line)).size).toBe(3);
});

it('does not join roots of two hosts, or of two sources', () => {
  const text = withThree(
    'http://127.0.0.1/wado',
    `${local}/dicom-web`,
    `${local}/dicom-web`,
  );
  expect(found('local-host', text).map(({message}) => message)).toEqual([
    '"qidoRoot" and "wadoRoot" have the host "localhost".',
    '"wadoUriRoot" has the host "127.0.0.1".',
  ]);
  const source = /^ {4}\{.*?^ {4}\},\n/ms.exec(three)![0];
  expect(
    found('local-host', three.replace(source, source + source)),
  ).toHaveLength(2);
});

it('corrects all of them with one fix', () => {
  const text = withThree('/wado', '/a/studies', '/b/studies');
  const [finding, ...others] = found('root-studies', text);
  expect(others).toEqual([]);
  expect(finding!.fix!.title).toBe('Correct "qidoRoot" and "wadoRoot"');
  const fixed = applyFixes(text, [finding!]);
  expect(fixed).toBe(withThree('/wado', '/a', '/b'));
  // Where the correction is the same, the title says it.
  const [same] = found(
    'root-studies',
    withThree('/w', '/a/studies', '/a/studies'),
  );
  expect(same!.fix!.title).toBe('Write "/a"');
});

it('keeps a root whose value the file computes apart, because it has no fix', () => {
  const text = withThree('/wado', '/a/studies', '/a/studies').replace(
    "wadoRoot: '/a/studies'",
    "wadoRoot: '/a' + '/studies'",
  );
  expect(found('root-studies', text).map(({fix}) => Boolean(fix))).toEqual([
    true,
    false,
  ]);
});

it('shows all places in each report', () => {
  const findings = found('local-host', three);
  const files = [{notChecked: [], file: 'app-config.js', findings}];
  expect(textReport(files, '')).toMatch(/\n {4}Also: \d+:\d+, \d+:\d+\.\n/);
  const {runs} = JSON.parse(sarif(configReport(files, rules, ''), '1')) as {
    runs: {results: {locations: object[]; relatedLocations: object[]}[]}[];
  };
  const [{locations, relatedLocations}] = runs[0]!.results as [
    (typeof runs)[0]['results'][0],
  ];
  expect([locations.length, relatedLocations.length]).toEqual([1, 2]);
  const report = maskedReport(
    three,
    {findings, effective: [], notChecked: []},
    knowledge.release,
  );
  expect(report).toContain("qidoRoot: 'http://localhost:8042/dicom-web'");
  expect(report).toContain("wadoUriRoot: 'http://localhost:8042/wado'");
});
