import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {leavesOutCores} from '../facts/fetch';
import {docsVersions, type DocsVersion} from '../facts/index';
import {runSample} from './run-sample';

/**
 * The complete hanging protocols that pages include, matched by the published service
 * against studies that a reader could have.
 */
const folder = path.join(
  import.meta.dirname,
  '../../../examples/hanging-protocols',
);

type Data = Record<string, unknown>;
const report = 'result ';

/** What the protocol of a file shows for these studies, one line for the stage and one for each viewport. */
async function shown(
  version: DocsVersion,
  file: string,
  studies: Data[],
  displaySets: Data[],
): Promise<string[]> {
  const run = `
const {hangingProtocolService} = servicesManager.services;
exports.preRegistration?.({servicesManager});
const [entry] = exports.default();
hangingProtocolService.addProtocol(entry.name, entry.protocol);
const studies = ${JSON.stringify(studies)};
hangingProtocolService.run(
  {studies, activeStudy: studies[0], displaySets: ${JSON.stringify(displaySets)}},
  studies[0].byRules ? undefined : entry.name,
  {stageIndex: studies[0].stageIndex},
);
const {protocol: active, stageIndex} = hangingProtocolService.getActiveProtocol();
console.log('${report}' + active.id + ' ' + active.stages[stageIndex].id);
const {viewportMatchDetails} = hangingProtocolService.getMatchDetails();
for (const [id, {displaySetsInfo}] of viewportMatchDetails) {
  console.log('${report}' + id + ': ' + displaySetsInfo.map((info) => info.displaySetInstanceUID ?? 'none').join(' '));
}`;
  const source = readFileSync(path.join(folder, file), 'utf8');
  const result = await runSample(`${source}\n${run}`, version);
  if ('skipped' in result) {
    throw new Error(result.skipped);
  }
  if (result.error) {
    throw new Error(result.error);
  }
  return result.output
    .split('\n')
    .filter((line) => line.startsWith(report))
    .map((line) => line.slice(report.length));
}

const of = (study: string, displaySets: Data[]) =>
  displaySets.map((displaySet) => ({
    StudyInstanceUID: study,
    numImageFrames: 4,
    ...displaySet,
  }));

const mammogram = (
  displaySetInstanceUID: string,
  ImageLaterality: string,
  view: Data,
) => ({
  displaySetInstanceUID,
  Modality: 'MG',
  instances: [{ImageLaterality, ...view}],
});

const code = (CodeValue: string) => ({
  ViewCodeSequence: [{CodingSchemeDesignator: 'SCT', CodeValue}],
});

const withCore = describe.skipIf(leavesOutCores);

withCore.each(docsVersions)('with %s', (version) => {
  test('PET/CT finds the CT and the corrected PET volume by rules', async () => {
    const volume = {isReconstructable: true};
    expect(
      await shown(
        version,
        'petCt.js',
        [
          {
            StudyInstanceUID: '1',
            ModalitiesInStudy: ['CT', 'PT'],
            byRules: true,
          },
        ],
        of('1', [
          {displaySetInstanceUID: 'scout', Modality: 'CT', SeriesNumber: 1},
          {
            displaySetInstanceUID: 'ct',
            Modality: 'CT',
            SeriesNumber: 2,
            ...volume,
          },
          {
            displaySetInstanceUID: 'nac',
            Modality: 'PT',
            SeriesNumber: 3,
            SeriesDescription: 'WB NAC',
            ...volume,
          },
          {
            displaySetInstanceUID: 'pet',
            Modality: 'PT',
            SeriesNumber: 4,
            SeriesDescription: 'WB',
            ...volume,
          },
        ]),
      ),
    ).toEqual([
      'example.petCt fusion',
      'petCt-ct: ct',
      'petCt-pet: pet',
      'petCt-fusion: ct pet',
      'petCt-projection: pet',
    ]);
  });

  test('mammography tells the four views apart by position and by code', async () => {
    expect(
      await shown(
        version,
        'mammography.js',
        [
          {
            StudyInstanceUID: '1',
            ModalitiesInStudy: ['MG', 'SR'],
            byRules: true,
          },
        ],
        of('1', [
          mammogram('left oblique', 'L', {ViewPosition: 'MLO'}),
          mammogram('right oblique', 'R', code('399368009')),
          mammogram('left above', 'L', code('399162004')),
          mammogram('right above', 'R', {ViewPosition: 'CC'}),
          mammogram('right lateral', 'R', {ViewPosition: 'ML'}),
          {displaySetInstanceUID: 'report', Modality: 'SR'},
        ]),
      ),
    ).toEqual([
      'example.mammography fourViews',
      'mammography-RCC: right above',
      'mammography-LCC: left above',
      'mammography-RMLO: right oblique',
      'mammography-LMLO: left oblique',
    ]);
  });

  test('a view that the study lacks leaves its viewport empty', async () => {
    expect(
      await shown(
        version,
        'mammography.js',
        [{StudyInstanceUID: '1', ModalitiesInStudy: ['MG']}],
        of('1', [mammogram('right above', 'R', {ViewPosition: 'CC'})]),
      ),
    ).toEqual([
      'example.mammography fourViews',
      'mammography-RCC: right above',
      'mammography-LCC: none',
      'mammography-RMLO: none',
      'mammography-LMLO: none',
    ]);
  });

  test('the stage with a prior is used only if there is one', async () => {
    const current = of('1', [{displaySetInstanceUID: 'now'}]);
    const studies = ['1', '2'].map((StudyInstanceUID) => ({
      StudyInstanceUID,
      byRules: true,
    }));
    expect(
      await shown(version, 'compareOrSingle.js', studies, [
        ...current,
        ...of('2', [{displaySetInstanceUID: 'before'}]),
      ]),
    ).toEqual([
      'example.compareOrSingle compare',
      'current: now',
      'prior: before',
    ]);
    expect(
      await shown(version, 'compareOrSingle.js', studies.slice(0, 1), current),
    ).toEqual(['example.compareOrSingle single', 'current: now']);
  });

  test('the first stage cannot be requested while it is disabled', async () => {
    await expect(
      shown(
        version,
        'compareOrSingle.js',
        [{StudyInstanceUID: '1', stageIndex: 0}],
        of('1', [{displaySetInstanceUID: 'now'}]),
      ),
    ).rejects.toThrow("Can't find applicable stage");
  });
});
