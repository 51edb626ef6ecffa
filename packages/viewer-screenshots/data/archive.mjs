/**
 * The synthetic archive while it is being made: studies, their series, and the
 * files that the server reads.
 *
 *   dcm/<SOP Instance UID>.dcm   Part 10 files
 *   raw/<SOP Instance UID>       bare pixels; frames are cut from them by offset
 *   dicomjson/<key>.json         input of the viewer's `dicomjson` data source
 *   db.json                      studies > series > instances with their metadata
 *   keys.json                    short name of a study -> Study Instance UID
 */
import fs from 'node:fs';
import path from 'node:path';
import {grayscale, toDicomJson, uid, writeInstance} from './dicom.mjs';

export class Archive {
  constructor(folder) {
    this.folder = folder;
    this.studies = [];
    this.lastAccession = 1000;
    fs.rmSync(folder, {recursive: true, force: true});
    for (const part of ['dcm', 'raw', 'dicomjson']) {
      fs.mkdirSync(path.join(folder, part), {recursive: true});
    }
  }

  /** Adds a study. `listed` makes it a row of the study list with nothing behind it. */
  study(key, {name, id, date, time, description, birth = '', listed}) {
    const accession = String(++this.lastAccession);
    const study = {
      key,
      listed,
      series: [],
      tags: {
        SpecificCharacterSet: 'ISO_IR 192',
        StudyInstanceUID: uid('study', key),
        StudyID: accession,
        AccessionNumber: 'SYN' + accession,
        StudyDate: date,
        StudyTime: time,
        StudyDescription: description,
        PatientName: name,
        PatientID: id,
        PatientBirthDate: birth,
        // Not 'O': the viewer's SUV calculation refuses it, and the PET has no SUV then.
        PatientSex: 'M',
        ReferringPhysicianName: '',
        InstitutionName: 'Synthetic data',
      },
    };
    this.studies.push(study);
    return study;
  }

  /** Adds a series to a study. */
  series(study, key, {modality, number, description, time, body}) {
    const series = {
      instances: [],
      tags: {
        SeriesInstanceUID: uid('series', study.key, key),
        Modality: modality,
        SeriesNumber: number,
        SeriesDescription: description,
        SeriesDate: study.tags.StudyDate,
        SeriesTime: time ?? study.tags.StudyTime,
        Manufacturer: 'Formula phantom',
        ManufacturerModelName: 'Phantom',
        DeviceSerialNumber: '1',
        SoftwareVersions: '1',
        ...(body ? {BodyPartExamined: body} : {}),
      },
    };
    study.series.push(series);
    return series;
  }

  /** Adds one instance: the study's and the series' tags, and `tags`. */
  instance(study, series, tags, pixels, frameBytes) {
    writeInstance(
      this.folder,
      series,
      {
        ...study.tags,
        ...series.tags,
        ContentDate: study.tags.StudyDate,
        ContentTime: series.tags.SeriesTime,
        ...tags,
      },
      pixels,
      frameBytes,
    );
  }

  /**
   * Adds a volume as one single-frame instance per slice, feet to head, and returns the
   * SOP Instance UIDs in that order. `salt` distinguishes volumes that share a series;
   * `perSlice` returns more tags for slice k.
   */
  stack(study, series, volume, options) {
    const {sopClass, frame, intercept, slope, window, tags, perSlice, salt} =
      options;
    const [columns, rows, slices] = volume.n;
    const perImage = columns * rows;
    const uids = [];
    for (let k = 0; k < slices; k++) {
      const pixels = Buffer.alloc(perImage * 2);
      const stored = new Int16Array(pixels.buffer, pixels.byteOffset, perImage);
      let lowest = Infinity;
      let highest = -Infinity;
      for (let p = 0; p < perImage; p++) {
        const v = Math.round(
          (volume.data[k * perImage + p] - intercept) / slope,
        );
        stored[p] = v;
        lowest = Math.min(lowest, v);
        highest = Math.max(highest, v);
      }
      const z = volume.org[2] + k * volume.sp[2];
      const sop = uid(
        'sop',
        salt ?? study.key,
        series.tags.SeriesInstanceUID,
        k,
      );
      uids.push(sop);
      this.instance(
        study,
        series,
        {
          SOPClassUID: sopClass,
          SOPInstanceUID: sop,
          InstanceNumber: k + 1,
          AcquisitionDate: study.tags.StudyDate,
          AcquisitionTime: series.tags.SeriesTime,
          ImageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
          AcquisitionNumber: 1,
          PatientPosition: 'HFS',
          FrameOfReferenceUID: frame,
          PositionReferenceIndicator: '',
          ImagePositionPatient: [volume.org[0], volume.org[1], z].map((v) =>
            Number(v.toFixed(4)),
          ),
          ImageOrientationPatient: [1, 0, 0, 0, 1, 0],
          SliceLocation: Number(z.toFixed(3)),
          SliceThickness: volume.sp[2],
          SpacingBetweenSlices: volume.sp[2],
          PixelSpacing: [volume.sp[1], volume.sp[0]],
          ...grayscale(columns, rows, 16, true),
          SmallestImagePixelValue: lowest,
          LargestImagePixelValue: highest,
          RescaleIntercept: intercept,
          RescaleSlope: slope,
          ...(window
            ? {WindowCenter: window.center, WindowWidth: window.width}
            : {}),
          ImageComments: 'Synthetic image, not from a patient',
          ...tags,
          ...perSlice?.(k),
        },
        pixels,
        pixels.length,
      );
    }
    return uids;
  }

  /** Writes db.json, keys.json and the `dicomjson` inputs. */
  write() {
    const save = (name, value) =>
      fs.writeFileSync(path.join(this.folder, name), JSON.stringify(value));
    save('db.json', this.studies.map(databaseEntry));
    for (const study of this.studies.filter((s) => s.series.length)) {
      save(`dicomjson/${study.key}.json`, {studies: [dicomJsonStudy(study)]});
    }
    save(
      'keys.json',
      Object.fromEntries(
        this.studies.map((s) => [s.key, s.tags.StudyInstanceUID]),
      ),
    );
  }
}

const modalities = (study) => [
  ...new Set(study.series.map((s) => s.tags.Modality)),
];
const instanceCount = (study) =>
  study.series.reduce((n, s) => n + s.instances.length, 0);

/** A study as the server keeps it, with the counts that the study list shows. */
function databaseEntry(study) {
  return {
    key: study.key,
    uid: study.tags.StudyInstanceUID,
    tags: toDicomJson({
      ...study.tags,
      ModalitiesInStudy: study.listed?.modalities ?? modalities(study),
      NumberOfStudyRelatedSeries: study.listed?.series ?? study.series.length,
      NumberOfStudyRelatedInstances:
        study.listed?.instances ?? instanceCount(study),
    }),
    series: study.series.map((series) => ({
      uid: series.tags.SeriesInstanceUID,
      modality: series.tags.Modality,
      tags: toDicomJson({
        ...study.tags,
        ...series.tags,
        NumberOfSeriesRelatedInstances: series.instances.length,
      }),
      instances: series.instances.map(({uid, frameBytes, jpeg, meta}) => ({
        uid,
        frameBytes,
        jpeg,
        meta,
      })),
    })),
  };
}

/** A study as the `dicomjson` data source reads it: named tags and a file a instance. */
function dicomJsonStudy(study) {
  const only = (tags, isWanted) =>
    Object.fromEntries(Object.entries(tags).filter(([name]) => isWanted(name)));
  return {
    ...only(study.tags, (name) =>
      /^(?:Study(?!ID)|Patient(?!Birth)|Accession)/.test(name),
    ),
    Modalities: modalities(study).join('\\'),
    NumInstances: instanceCount(study),
    series: study.series.map(({tags, instances}) => ({
      ...only(tags, (name) =>
        /^(?:Modality|Series(?:Instance|Number|Desc))/.test(name),
      ),
      SliceThickness: 3,
      instances: instances.map((i) => ({
        metadata: only(i.natural, (name) => !name.startsWith('_')),
        url: `dicomweb:/files/dcm/${i.uid}.dcm`,
      })),
    })),
  };
}
