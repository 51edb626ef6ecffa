import {
  classes,
  DicomMetadataStore,
  IWebApiDataSource,
  utils,
} from '@ohif/core';
import type {DisplaySet, Instance, ServicesManager} from './types';

/**
 * A data source for a hospital's own JSON API, which has no DICOMweb:
 *
 *   GET /studies?patientName=…       a list of `StudyRecord`, at most 101 from `offset` on
 *   GET /studies/<uid>/series        a list of `SeriesRecord`
 *   GET /studies/<uid>/instances     a list of `InstanceRecord`
 */
type Configuration = {
  /** What the viewer calls this source. */
  friendlyName: string;
  /** Address of the API, without a slash at its end. */
  apiRoot: string;
};

type StudyRecord = {
  studyInstanceUid: string;
  patientId: string;
  patientName: string;
  accession: string;
  /** YYYYMMDD */
  date: string;
  /** HHMMSS */
  time: string;
  description: string;
  modalities: string[];
  instances: number;
};

type SeriesRecord = {
  seriesInstanceUid: string;
  seriesNumber: number;
  modality: string;
  description: string;
  instances: number;
};

type InstanceRecord = {
  /** DICOM attributes under their keywords. */
  attributes: Instance;
  /** Addresses of DICOM files, one for each frame. */
  frames: string[];
};

/**
 * What the viewer asks for. The study list sends what the reader has filled in. The study browser sends the
 * `studyInstanceUid` of the open study, and then the `patientId` of its patient.
 */
type StudyFilters = {
  studyInstanceUid?: string;
  patientName?: string;
  patientId?: string;
  accessionNumber?: string;
  studyDescription?: string;
  modalitiesInStudy?: string[];
  startDate?: string;
  endDate?: string;
  /** How many studies come before the first one that is asked for. */
  offset?: number;
};

function toSearchParams(filters: StudyFilters = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of [
    'studyInstanceUid',
    'patientName',
    'patientId',
    'accessionNumber',
    'studyDescription',
    'modalitiesInStudy',
    'startDate',
    'endDate',
    'offset',
  ] as const) {
    const value = filters[name];
    // Of a list, this makes a text with commas.
    if (value) params.set(name, String(value));
  }
  return params;
}

function createDataSource(
  {apiRoot, friendlyName}: Configuration,
  {services}: ServicesManager,
) {
  /** Image ids by SOP Instance UID: what the viewport loads, one for each frame. */
  const imageIds = new Map<string, string[]>();

  async function getList<Entry>(path: string): Promise<Entry[]> {
    const response = await fetch(`${apiRoot}${path}`, {
      headers: {
        Accept: 'application/json',
        // Asked for each time: a token is renewed while a study is open.
        ...services.userAuthenticationService.getAuthorizationHeader(),
      },
    });
    // The address is left out of the message, because a search holds the patient's name.
    if (!response.ok)
      throw new Error(`${friendlyName} answered with ${response.status}.`);
    const list: unknown = await response.json();
    if (!Array.isArray(list))
      throw new Error(
        `${friendlyName} answered with something else than a list.`,
      );
    return list as Entry[];
  }

  const studyPath = (uid: string) => `/studies/${encodeURIComponent(uid)}`;

  /** The viewer passes its filters as they are: nothing has mapped them before. */
  async function searchStudies(filters?: StudyFilters) {
    const studies = await getList<StudyRecord>(
      `/studies?${toSearchParams(filters).toString()}`,
    );
    // The keys are those that the study list reads.
    return studies.map((study) => ({
      studyInstanceUid: study.studyInstanceUid,
      mrn: study.patientId,
      patientName: study.patientName,
      accession: study.accession,
      date: study.date,
      time: study.time,
      description: study.description,
      modalities: study.modalities.join('/'),
      instances: study.instances,
    }));
  }

  async function searchSeries(studyInstanceUid: string) {
    const series = await getList<SeriesRecord>(
      `${studyPath(studyInstanceUid)}/series`,
    );
    return series.map((one) => ({
      studyInstanceUid,
      seriesInstanceUid: one.seriesInstanceUid,
      seriesNumber: one.seriesNumber,
      modality: one.modality,
      description: one.description,
      numSeriesInstances: one.instances,
    }));
  }

  function remember({attributes, frames}: InstanceRecord): Instance {
    const {StudyInstanceUID, SeriesInstanceUID, SOPInstanceUID} = attributes;
    const ids = frames.map((address) => `wadouri:${address}`);
    imageIds.set(SOPInstanceUID, ids);
    // The viewport knows image ids only. This is how it finds the attributes that belong to one.
    for (const [index, imageId] of ids.entries()) {
      classes.MetadataProvider.addImageIdToUIDs(imageId, {
        StudyInstanceUID,
        SeriesInstanceUID,
        SOPInstanceUID,
        frameNumber: index + 1,
      });
    }
    return {...attributes, imageId: ids[0]};
  }

  /** Fills the metadata store. Whatever listens to the store, makes the display sets. */
  async function retrieveSeriesMetadata({
    StudyInstanceUID,
    madeInClient = false,
  }: {
    StudyInstanceUID: string;
    madeInClient?: boolean;
  }): Promise<void> {
    const records = await getList<InstanceRecord>(
      `${studyPath(StudyInstanceUID)}/instances`,
    );
    const series = new Map<string, Instance[]>();
    for (const record of records) {
      const instance = remember(record);
      const uid = instance.SeriesInstanceUID;
      series.set(uid, [...(series.get(uid) ?? []), instance]);
    }
    const summaries = [...series].map(([SeriesInstanceUID, [first]]) => ({
      StudyInstanceUID,
      SeriesInstanceUID,
      Modality: first?.Modality,
      SeriesNumber: first?.SeriesNumber,
      SeriesDescription: first?.SeriesDescription,
    }));
    // All series before the first instance: the list of series stands before the first one is drawn.
    DicomMetadataStore.addSeriesMetadata(summaries, madeInClient);
    for (const instances of series.values())
      DicomMetadataStore.addInstances(instances, madeInClient);
  }

  const getImageIdsForInstance = ({
    instance,
    frame = 1,
  }: {
    instance: Instance;
    frame?: number;
  }) => imageIds.get(instance.SOPInstanceUID)?.[frame - 1];

  return IWebApiDataSource.create({
    // Nothing to read from the address of the page before the first request.
    initialize: () => Promise.resolve(),
    query: {
      studies: {search: searchStudies},
      series: {search: searchSeries},
    },
    retrieve: {series: {metadata: retrieveSeriesMetadata}},
    // No `store`: the base answers each attempt to store a report with an error, which is what a source to read from is.
    getConfig: () => ({friendlyName, dicomUploadEnabled: false}),
    getImageIdsForInstance,
    getImageIdsForDisplaySet: ({images = []}: DisplaySet) =>
      images.flatMap((image) => imageIds.get(image.SOPInstanceUID) ?? []),
    getStudyInstanceUIDs: ({query}: {query: URLSearchParams}) =>
      utils.splitComma(query.getAll('StudyInstanceUIDs')),
  });
}

export default function getDataSourcesModule() {
  return [{name: 'hospitalJson', type: 'webApi', createDataSource}];
}
