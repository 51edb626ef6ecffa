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
  /** The name that users see. */
  friendlyName: string;
  /** URL of the API, without a trailing slash. */
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
  /** URLs of DICOM files, one for each frame. */
  frames: string[];
};

/**
 * Filters that the viewer sends. The study list sends what the user filled in. The
 * study panel sends the `studyInstanceUid` of the open study, and then the
 * `patientId` of its patient.
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
  /** Number of studies to skip. */
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
    // A list becomes a comma-separated string.
    if (value) {
      params.set(name, String(value));
    }
  }
  return params;
}

/** Requests to the API, which return results with the viewer's keys. */
function createApi(
  {apiRoot, friendlyName}: Configuration,
  {services}: ServicesManager,
) {
  async function getList<Entry>(path: string): Promise<Entry[]> {
    const response = await fetch(`${apiRoot}${path}`, {
      headers: {
        Accept: 'application/json',
        // Get the header for each request,
        // because tokens are renewed while a study is open.
        ...services.userAuthenticationService.getAuthorizationHeader(),
      },
    });
    // The URL is left out of the message,
    // because a search contains the patient's name.
    if (!response.ok) {
      throw new Error(`${friendlyName} responded with ${response.status}.`);
    }
    const list: unknown = await response.json();
    if (!Array.isArray(list)) {
      throw new Error(`${friendlyName} did not return a list.`);
    }
    return list as Entry[];
  }

  const studyPath = (uid: string) => `/studies/${encodeURIComponent(uid)}`;

  /** The viewer passes its filters unchanged, so this function translates them. */
  async function searchStudies(filters?: StudyFilters) {
    const studies = await getList<StudyRecord>(
      `/studies?${toSearchParams(filters).toString()}`,
    );
    // The study list uses these keys.
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

  const getInstances = (studyInstanceUid: string) =>
    getList<InstanceRecord>(`${studyPath(studyInstanceUid)}/instances`);

  return {searchStudies, searchSeries, getInstances};
}

function createDataSource(
  configuration: Configuration,
  servicesManager: ServicesManager,
) {
  const {friendlyName} = configuration;
  const {searchStudies, searchSeries, getInstances} = createApi(
    configuration,
    servicesManager,
  );
  /** Image IDs by SOP Instance UID, one for each frame. The viewport loads them. */
  const imageIds = new Map<string, string[]>();

  function remember({attributes, frames}: InstanceRecord): Instance {
    const {StudyInstanceUID, SeriesInstanceUID, SOPInstanceUID} = attributes;
    const ids = frames.map((url) => `wadouri:${url}`);
    imageIds.set(SOPInstanceUID, ids);
    // The viewport has only image IDs.
    // It uses this mapping to find an image's attributes.
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

  /** Fills the metadata store, whose listeners create the display sets. */
  async function retrieveSeriesMetadata({
    StudyInstanceUID,
    madeInClient = false,
  }: {
    StudyInstanceUID: string;
    madeInClient?: boolean;
  }): Promise<void> {
    const series = new Map<string, Instance[]>();
    for (const record of await getInstances(StudyInstanceUID)) {
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
    // Add all series before the first instance, so that the
    // series list is complete before the first image appears.
    DicomMetadataStore.addSeriesMetadata(summaries, madeInClient);
    for (const instances of series.values()) {
      DicomMetadataStore.addInstances(instances, madeInClient);
    }
  }

  const getImageIdsForInstance = ({
    instance,
    frame = 1,
  }: {
    instance: Instance;
    frame?: number;
  }) => imageIds.get(instance.SOPInstanceUID)?.[frame - 1];

  return IWebApiDataSource.create({
    // This source does not need anything from the page's URL.
    initialize: () => Promise.resolve(),
    query: {
      studies: {search: searchStudies},
      series: {search: searchSeries},
    },
    retrieve: {series: {metadata: retrieveSeriesMetadata}},
    // Without `store`, the source is read-only,
    // and an attempt to store a report throws an error.
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
