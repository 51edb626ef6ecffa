/** Checks the data source of the worked example, from the search to the image ids. */
import assert from 'node:assert/strict';
import {enter, leave, plain, type Scene, type Step} from './scene';
import {study, volume} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

type Request = {url: string; headers: Loose};
type Answers = Record<string, unknown>;

const archiveAnswers = (): Answers => ({
  '/studies?patientName=DOE*&startDate=20260101': [
    {
      studyInstanceUid: study,
      patientId: 'P1',
      patientName: 'DOE^JANE',
      accession: 'A1',
      date: '20260102',
      time: '101500',
      description: 'Thorax',
      modalities: ['CT', 'SR'],
      instances: 61,
    },
  ],
  [`/studies/${study}/series`]: [
    {
      seriesInstanceUid: '1.2.3.6',
      seriesNumber: 2,
      modality: 'CT',
      description: 'Thorax',
      instances: 60,
    },
  ],
  [`/studies/${study}/instances`]: volume('1.2.3.6', 60).map((attributes) => ({
    attributes,
    frames: [`https://archive.example/f/${attributes.SOPInstanceUID}`],
  })),
});

/** Answers the requests of the data source, and records them. */
function fakeArchive({realm, services}: Scene) {
  const requests: Request[] = [];
  const answers = archiveAnswers();
  realm.fetch = (url: string, {headers}: {headers: Loose}) => {
    requests.push({url, headers: plain(headers)});
    const body = answers[url.replace('https://archive.example/api', '')];
    return Promise.resolve({
      ok: body !== undefined,
      status: body === undefined ? 404 : 200,
      json: () => Promise.resolve(body),
    });
  };
  services.userAuthenticationService.setServiceImplementation({
    getAuthorizationHeader: () => ({Authorization: 'Bearer t'}),
  });
  return requests;
}

function activeSource({running}: Scene): Loose {
  running.extensionManager.setActiveDataSource('hospital');
  const [source] = running.extensionManager.getActiveDataSource() as Loose[];
  assert.ok(source, 'the data source is missing');
  return source;
}

async function checkSearch(source: Loose): Promise<void> {
  // As the study list and the study browser call it: with the plain filters.
  const [found] = await source.query.studies.search({
    patientName: 'DOE*',
    patientId: '',
    startDate: '20260101',
    pageNumber: 1,
    offset: 0,
  });
  assert.deepEqual(plain(found), {
    studyInstanceUid: study,
    mrn: 'P1',
    patientName: 'DOE^JANE',
    accession: 'A1',
    date: '20260102',
    time: '101500',
    description: 'Thorax',
    modalities: 'CT/SR',
    instances: 61,
  });
  assert.equal(
    (await source.query.series.search(study))[0].numSeriesInstances,
    60,
  );
}

async function checkRetrieve(source: Loose, scene: Scene): Promise<void> {
  const {core, services} = scene;
  const store = core.DicomMetadataStore;
  const {unsubscribe} = store.subscribe(
    store.EVENTS.INSTANCES_ADDED,
    ({StudyInstanceUID, SeriesInstanceUID}: Loose) =>
      services.displaySetService.makeDisplaySets(
        store.getSeries(StudyInstanceUID, SeriesInstanceUID).instances,
      ),
  );
  await source.retrieve.series.metadata({
    StudyInstanceUID: study,
    filters: {},
    returnPromises: true,
  });
  unsubscribe();
  const [displaySet] = services.displaySetService.getActiveDisplaySets();
  assert.equal(displaySet.numImageFrames, 60);
  const ids = plain(source.getImageIdsForDisplaySet(displaySet));
  assert.equal(ids.length, 60);
  assert.equal(ids[0], 'wadouri:https://archive.example/f/1.2.3.6.1');
  assert.equal(
    core.classes.MetadataProvider.getUIDsFromImageID(ids[0])?.SOPInstanceUID,
    '1.2.3.6.1',
    'the attributes of an image id must be found',
  );
}

export const dataSourceStep: Step = {
  what: 'the data source searches, retrieves and sends the sign-in header',
  file: 'extension/getDataSourcesModule.ts',
  run: async (scene) => {
    const requests = fakeArchive(scene);
    const source = activeSource(scene);
    await checkSearch(source);
    const instance = enter(scene);
    await checkRetrieve(source, scene);
    assert.ok(
      requests.every((r) => r.headers.Authorization === 'Bearer t'),
      'a request went out without the sign-in header',
    );
    await assert.rejects(
      () => source.query.series.search('9.9'),
      (error: Error) =>
        error.message === 'Hospital archive responded with 404.',
    );
    leave(scene, instance);
  },
};
