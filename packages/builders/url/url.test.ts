import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {releases as allReleases} from '../../../config/releases';
import {urlKnowledge} from '../release-data';
import {numRuns} from '../../../tests/support/runs';
import {curlOf, iframeOf} from './copies';
import {explainUrl} from './explain';
import {example, linkOf} from './form';
import {namesOf, type UrlKnowledge} from './knowledge';
import {buildLink, type Link} from './link';
import {uidProblem, validUids} from './values';

const [latest, older] = urlKnowledge() as [UrlKnowledge, UrlKnowledge];
const releases = [latest, older];

const errorsOf = (url: string, known = latest) => {
  const others = releases.filter((release) => release !== known);
  const {parts, findings} = explainUrl(url, known, others);
  return [...parts.flatMap((part) => part.findings), ...findings].map(
    ({text}) => text,
  );
};

const viewer = 'https://viewer.example.org';
const study = 'StudyInstanceUIDs=1.2.3';

test('the facts of each release have modes, protocols with stages, and parameters', () => {
  for (const {modes, protocols, parameters} of releases) {
    expect(modes.map(({route}) => route)).toContain('viewer');
    expect(protocols.find(({id}) => id === '@ohif/mnGrid')?.stages).toContain(
      '2x2',
    );
    expect(parameters.length).toBeGreaterThan(25);
  }
});

test.each([
  ['1.2.840.10008.5.1.4.1.1.2', undefined],
  ['0.1', undefined],
  ['', /empty/],
  ['1.2.', /component is empty/],
  ['1..2', /component is empty/],
  ['1.02.3', /component 02 begins with 0/],
  ['1.2.3 ', /white space/],
  ['1.2.x', /"x"/],
  ['1.2.３', /only digits/],
  [`1.${'2'.repeat(63)}`, /65 characters/],
])('the UID "%s": %s', (uid, problem) => {
  if (problem) {
    expect(uidProblem(uid)).toMatch(problem);
  } else {
    expect(uidProblem(uid)).toBeUndefined();
  }
});

test('of a text with UIDs, what is not one is left out', () => {
  expect(validUids('abc 1.2.3,\ndef!; 1..2 1.2.4 ')).toBe('1.2.3,1.2.4');
  expect(validUids('abc def!')).toBe('');
});

test.each<[query: string, problem: RegExp]>([
  [
    'StudyInstanceUID=1.2.3',
    /ignores StudyInstanceUID\..*mean StudyInstanceUIDs/,
  ],
  ['studyinstanceuids=1.2.3', /case-sensitive/],
  [`${study}&configurl=x`, /case-sensitive: write configUrl/],
  [`${study}&hangingProtocolId=mpc`, /mean mpr\?/],
  [`${study}&hangingProtocolId=mpr&stageId=none`, /mpr has no stage "none"/],
  [`${study}&patientName=doe`, /on the study list/],
  [`${study}&token=abc`, /expires within minutes/],
  [`${study}&configUrl=https://a.example/b`, /dangerouslyUseDynamicConfig/],
  [`${study}&initialSeriesInstanceUID=1.2.x`, /"x"/],
  [`${study}&mine=1`, /ignores mine/],
  ['lng=de', /opens no study/],
  [`StudyInstanceUIDs=${'1.2.3,'.repeat(400)}1.2`, /IIS/],
])('/viewer?%s', (query, problem) => {
  expect(errorsOf(`${viewer}/viewer?${query}`)).toContainEqual(
    expect.stringMatching(problem),
  );
});

test.each<[url: string, problem: RegExp]>([
  ['viewer.example.org/viewer?StudyInstanceUIDs=1', /Begin with https/],
  ['what is this', /not a complete URL/],
  ['javascript:alert(1)', /not javascript:/],
  [`${viewer}/viewer/1.2.3`, /version 2/],
  [`${viewer}/viewer/archive/more?${study}`, /more/],
  [`${viewer}/veiwer?${study}`, /no mode with the route veiwer/],
  [`https://me:secret@viewer.example.org/viewer?${study}`, /password/],
  [`${viewer}/?startDate=20240231`, /YYYYMMDD/],
  [`${viewer}/?sortDirection=up&pageNumber=0`, /neither/],
  [`${viewer}/?token=abc`, /when a mode opens/],
])('%s', (url, problem) => {
  expect(errorsOf(url)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  `${viewer}/viewer?${study}`,
  `${viewer}/ohif/viewer/archive?${study}&seriesinstanceuid=1.2.3.4`,
  `${viewer}/viewer/viewer?${study},1.2.4&HANGINGPROTOCOLID=%40ohif%2FmnGrid&stageid=2x2`,
  `${viewer}/?modalities=CT,MR&startDate=20240101`,
  `${viewer}/`,
])('%s is right', (url) => {
  expect(errorsOf(url)).toEqual([]);
});

test('what a release reads is judged by the release', () => {
  const screens = `${viewer}/viewer?${study}&multimonitor=split`;
  expect(errorsOf(screens)).toEqual([]);
  expect(errorsOf(screens, older)).toEqual([
    '3.9 ignores multimonitor. It exists since 3.10.',
  ]);
  const otherCase = `${viewer}/viewer?${study}&hangingProtocolId=MPR`;
  expect(errorsOf(otherCase)).toEqual([]);
  expect(errorsOf(otherCase, older)).toEqual([
    'The value is case-sensitive in 3.9: write mpr.',
  ]);
});

test.each<[query: string, severity: string]>([
  ['mine=1', 'warning'],
  ['hangingProtocol=mpr', 'warning'],
  ['configurl=x', 'error'],
  ['initialSeriesInstanceUID=1.2.x', 'error'],
  ['token=x', 'warning'],
])('%s is reported as: %s', (query, severity) => {
  const {parts} = explainUrl(`${viewer}/viewer?${study}&${query}`, latest);
  expect(parts.at(-1)?.findings.map((found) => found.severity)).toEqual([
    severity,
  ]);
});

test('a finding names the field that it is about', () => {
  const about = (link: Partial<Link>) =>
    buildLink({
      base: viewer,
      mode: 'viewer',
      dataSource: '',
      parameters: [],
      ...link,
    }).findings.map((found) => found.about);
  expect(about({parameters: [['StudyInstanceUIDs', '1.x']]})).toEqual([
    'StudyInstanceUIDs',
  ]);
  expect(about({base: 'viewer'})).toEqual(['base']);
  expect(about({mode: '', dataSource: 'pacs'})).toEqual(['dataSource']);
});

test('every parameter of the reference is known, by each of its names', () => {
  for (const known of releases) {
    for (const parameter of known.parameters) {
      for (const name of namesOf(parameter)) {
        const found = explainUrl(`${viewer}/viewer?${name}=x`, known).parts.at(
          -1,
        );
        expect(found?.meaning, name).toContain(parameter.meaning);
      }
    }
  }
});

/** Links that the form can describe. */
const links = (known: UrlKnowledge): fc.Arbitrary<Link> => {
  const text = fc.string({unit: 'binary', minLength: 1, maxLength: 12});
  const uid = fc
    .array(fc.nat(99999), {minLength: 1, maxLength: 6})
    .map((parts) => parts.join('.'));
  const notDots = (value: string) => !/^\.{1,2}$/.test(value);
  const notMode = (value: string) =>
    !known.modes.some(({route}) => route === value);
  return fc.record({
    base: fc
      .array(fc.stringMatching(/^[a-z]{1,5}$/).filter(notMode), {maxLength: 2})
      .map((folders) => [viewer, ...folders].join('/')),
    mode: fc.constantFrom(...known.modes.map(({route}) => route)),
    dataSource: fc.oneof(
      fc.constant(''),
      text.filter((value) => notDots(value) && notMode(value)),
    ),
    parameters: fc.array(
      fc.oneof(
        fc.tuple(fc.constant('StudyInstanceUIDs'), uid),
        fc.tuple(
          fc.constantFrom(...known.parameters.map(({parameter}) => parameter)),
          text,
        ),
        fc.tuple(text, text),
      ),
      {maxLength: 5},
    ),
  });
};

test.each(releases.map((known) => [known.line, known] as const))(
  'explaining what was built gives the link again, for %s',
  (_, known) => {
    fc.assert(
      fc.property(links(known), (link) => {
        const {url} = buildLink(link);
        expect(explainUrl(url!, known).link).toEqual(link);
      }),
      {numRuns: numRuns(10_000)},
    );
  },
);

test('a slash in the name of a data source does not begin another segment', () => {
  const link = {
    base: viewer,
    mode: 'viewer',
    dataSource: 'a/b',
    parameters: [],
  };
  const {url} = buildLink(link);
  expect(url).toBe(`${viewer}/viewer/a%2Fb`);
  expect(explainUrl(url!, latest).link).toEqual(link);
});

/** URLs of modes on the pages of a release, on their host or on one that is made up. */
function urlsOnPages(docs: string): string[] {
  const root = path.resolve(__dirname, '../../..', docs);
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return (
        text.match(
          /(?:https?:\/\/[\w.:-]+)?\/[\w/-]*\?\w*UIDs=[^\s`'")<…]+/g,
        ) ?? []
      );
    })
    .map((url) => new URL(url, viewer).href);
}

test.each(allReleases.map(({line, docs}) => [line, docs] as const))(
  'the URLs on the pages of %s mean the same when they are built again',
  (line, docs) => {
    const known = releases.find((release) => release.line === line)!;
    const urls = urlsOnPages(docs);
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) {
      const {link} = explainUrl(url, known);
      const again = explainUrl(buildLink(link!).url!, known);
      expect(again.link, url).toEqual(link);
    }
  },
);

test('what was pasted can neither leave an attribute nor a command', () => {
  fc.assert(
    fc.property(links(latest), (link) => {
      const {url = ''} = buildLink(link);
      expect(url).not.toMatch(/["'<>\s`\\$;|]/);
      expect(iframeOf(url).match(/"/g)).toHaveLength(10);
      const {shell, windows} = curlOf(url);
      expect(shell.match(/'/g)).toHaveLength(4);
      expect(windows.match(/"/g)).toHaveLength(4);
      expect(shell).not.toContain('?');
    }),
    {numRuns: numRuns(2000)},
  );
});

test.each<[Partial<Link>, RegExp]>([
  [{base: 'viewer.example.org'}, /Enter where the viewer is/],
  [{base: 'ftp://viewer.example.org'}, /begins with https: or http:/],
  [{base: `${viewer}/?a=b`}, /without a query/],
  [{base: 'https://me:secret@viewer.example.org'}, /password/],
])('a form with %j', (change, problem) => {
  const link = {base: viewer, mode: 'viewer', dataSource: '', parameters: []};
  const {url, findings} = buildLink({...link, ...change});
  expect(url).toBeUndefined();
  expect(findings[0]?.text).toMatch(problem);
});

test('a data source without a mode has no place', () => {
  const link = {base: viewer, mode: '', dataSource: 'pacs', parameters: []};
  expect(buildLink(link).findings[0]?.text).toMatch(/datasources/);
});

test('lists the first problems of a text that is no list of UIDs, however long it is', () => {
  const studies = Array.from({length: 130_000}, (_, i) => `w${i}`).join(' ');
  const findings = buildLink(linkOf({...example, studies})).findings.filter(
    ({about}) => about === 'StudyInstanceUIDs',
  );
  expect(findings).toHaveLength(51);
  expect(findings.at(-1)!.text).toBe(
    '129950 more of these values are not UIDs. Enter only UIDs.',
  );
});
