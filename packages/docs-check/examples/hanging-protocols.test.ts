/** The complete hanging protocols that pages include, matched by the published service against studies that a reader could have. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {leavesOutCores} from '../facts/fetch';
import {docsVersions, type DocsVersion} from '../facts/index';
import {runSample} from './run-sample';

const folder = path.join(
  import.meta.dirname,
  '../../../examples/hanging-protocols',
);

type Data = Record<string, unknown>;
const mark = 'result ';

/** What follows a protocol: the stage that it shows, and the display sets of each viewport. */
const following = (
  studies: Data[],
  displaySets: Data[],
  stageIndex?: number,
) => `
const {hangingProtocolService} = servicesManager.services;
exports.preRegistration?.({servicesManager});
const [entry] = exports.default();
hangingProtocolService.addProtocol(entry.name, entry.protocol);
const studies = ${JSON.stringify(studies)};
hangingProtocolService.run(
  {studies, activeStudy: studies[0], displaySets: ${JSON.stringify(displaySets)}},
  ${stageIndex === undefined ? 'undefined' : 'entry.name'},
  {stageIndex: ${stageIndex}},
);
const {protocol: active, stageIndex} = hangingProtocolService.getActiveProtocol();
console.log('${mark}' + active.id + ' ' + active.stages[stageIndex].id);
for (const [id, {displaySetsInfo}] of hangingProtocolService.getMatchDetails().viewportMatchDetails) {
  console.log('${mark}' + id + ': ' + displaySetsInfo.map((info) => info.displaySetInstanceUID ?? 'none').join(' '));
}`;

const study = (StudyInstanceUID: string, ...ModalitiesInStudy: string[]) => ({
  StudyInstanceUID,
  ModalitiesInStudy,
});

const displaySet = (
  displaySetInstanceUID: string,
  Modality: string,
  more: Data = {},
): Data => ({
  StudyInstanceUID: '1',
  numImageFrames: 4,
  displaySetInstanceUID,
  Modality,
  ...more,
});

const mammogram = (id: string, ImageLaterality: string, seen: Data) =>
  displaySet(id, 'MG', {instances: [{ImageLaterality, ...seen}]});
const view = (CodeValue: string) => ({
  ViewCodeSequence: [{CodingSchemeDesignator: 'SCT', CodeValue}],
});

const volume = {isReconstructable: true};
const now = displaySet('now', 'CT');
const before = displaySet('before', 'CT', {StudyInstanceUID: '2'});
const first = study('1', 'CT');

/** What a protocol and the code after it print. @throws what they throw */
async function run(version: DocsVersion, file: string, code: string) {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const result = await runSample(`${source}\n${code}`, version);
  if ('skipped' in result || result.error) {
    throw new Error('skipped' in result ? result.skipped : result.error);
  }
  return result.output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length));
}

describe.skipIf(leavesOutCores).each(docsVersions)('with %s', (version) => {
  test.each<[string, string, string, string[]]>([
    [
      'the CT and the corrected PET volume',
      'petCt.js',
      following(
        [study('1', 'CT', 'PT')],
        [
          displaySet('scout', 'CT', {SeriesNumber: 1}),
          displaySet('ct', 'CT', {SeriesNumber: 2, ...volume}),
          displaySet('nac', 'PT', {SeriesDescription: 'WB NAC', ...volume}),
          displaySet('pet', 'PT', {SeriesDescription: 'WB', ...volume}),
        ],
      ),
      [
        'example.petCt fusion',
        'petCt-ct: ct',
        'petCt-pet: pet',
        'petCt-fusion: ct pet',
        'petCt-projection: pet',
      ],
    ],
    [
      'the views of a mammography by position and by code, and none for the one that is missing',
      'mammography.js',
      following(
        [study('1', 'MG', 'SR')],
        [
          mammogram('right oblique', 'R', view('399368009')),
          mammogram('left above', 'L', view('399162004')),
          mammogram('right above', 'R', {ViewPosition: 'CC'}),
          mammogram('right lateral', 'R', {ViewPosition: 'ML'}),
          displaySet('report', 'SR'),
        ],
      ),
      [
        'example.mammography fourViews',
        'mammography-RCC: right above',
        'mammography-LCC: left above',
        'mammography-RMLO: right oblique',
        'mammography-LMLO: none',
      ],
    ],
    [
      'the prior',
      'compareOrSingle.js',
      following([first, study('2', 'CT')], [now, before]),
      ['example.compareOrSingle compare', 'current: now', 'prior: before'],
    ],
    [
      'one study without a prior',
      'compareOrSingle.js',
      following([first], [now]),
      ['example.compareOrSingle single', 'current: now'],
    ],
  ])('shows %s', async (_, file, code, shown) => {
    expect(await run(version, file, code)).toEqual(shown);
  });

  test('no stage that is disabled', async () => {
    const code = following([first], [now], 0);
    await expect(run(version, 'compareOrSingle.js', code)).rejects.toThrow(
      "Can't find applicable stage",
    );
  });
});
