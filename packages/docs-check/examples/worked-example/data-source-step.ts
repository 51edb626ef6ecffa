/** Checks the data source of the worked example, from the search to the image ids. */
import assert from 'node:assert/strict';
import {enter, leave, plain, same, type Scene, type Step} from './scene';
import {study, volume} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

type Request = {url: string; headers: Loose};

/** What the study is called both by the archive and by the viewer. */
const common = {
  studyInstanceUid: study,
  patientName: 'DOE^JANE',
  accession: 'A1',
  date: '20260102',
  time: '101500',
  description: 'Thorax',
  instances: 61,
};

const archiveAnswers: Loose = {
  '/studies?patientName=DOE*&startDate=20260101': [
    {...common, patientId: 'P1', modalities: ['CT', 'SR']},
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
};

/** Answers the requests of the data source, and records them. */
function fakeArchive({realm, services}: Scene) {
  const requests: Request[] = [];
  realm.fetch = (url: string, {headers}: {headers: Loose}) => {
    requests.push({url, headers: plain(headers)});
    const body = archiveAnswers[url.replace('https://archive.example/api', '')];
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

async function checkSearch({query}: Loose): Promise<void> {
  // As the study list and the study browser call it: with the plain filters.
  const [found] = await query.studies.search({
    patientName: 'DOE*',
    patientId: '',
    startDate: '20260101',
    pageNumber: 1,
    offset: 0,
  });
  same(plain(found), {...common, mrn: 'P1', modalities: 'CT/SR'});
  const [series] = await query.series.search(study);
  same(series.numSeriesInstances, 60);
}

async function checkRetrieve(source: Loose, scene: Scene): Promise<void> {
  const {core, services} = scene;
  const {displaySetService} = services;
  const store = core.DicomMetadataStore;
  const {unsubscribe} = store.subscribe(
    store.EVENTS.INSTANCES_ADDED,
    ({StudyInstanceUID, SeriesInstanceUID}: Loose) =>
      displaySetService.makeDisplaySets(
        store.getSeries(StudyInstanceUID, SeriesInstanceUID).instances,
      ),
  );
  await source.retrieve.series.metadata({
    StudyInstanceUID: study,
    filters: {},
    returnPromises: true,
  });
  unsubscribe();
  const [displaySet] = displaySetService.getActiveDisplaySets();
  same(displaySet.numImageFrames, 60);
  const ids = plain(source.getImageIdsForDisplaySet(displaySet));
  same(ids.length, 60);
  same(ids[0], 'wadouri:https://archive.example/f/1.2.3.6.1');
  const uids = core.classes.MetadataProvider.getUIDsFromImageID(ids[0]);
  const message = 'the attributes of an image id must be found';
  same(uids?.SOPInstanceUID, '1.2.3.6.1', message);
}

export const dataSourceStep: Step = {
  what: 'the data source searches, retrieves and sends the sign-in header',
  file: 'extension/getDataSourcesModule.ts',
  run: async (scene) => {
    const requests = fakeArchive(scene);
    const {extensionManager} = scene.running;
    extensionManager.setActiveDataSource('hospital');
    const [source] = extensionManager.getActiveDataSource() as Loose[];
    assert.ok(source, 'the data source is missing');
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
