/** Studies as a reader describes them, and what the viewer would make of them. */
import type {Data} from './engine/types';
import {readLiteral} from './protocol/literal';

export type SeriesFields = {
  Modality: string;
  SeriesDescription: string;
  SeriesNumber: string;
  numImageFrames: string;
  isReconstructable: boolean;
  /** Attributes of the images: `ViewPosition: 'CC'`. */
  more: string;
};

/** The first study is the current one, and the others are priors. */
export type StudyFields = {
  StudyInstanceUID: string;
  StudyDescription: string;
  series: readonly SeriesFields[];
};

const series = (
  Modality: string,
  SeriesDescription: string,
  SeriesNumber: number,
  numImageFrames: number,
  more = '',
): SeriesFields => ({
  Modality,
  SeriesDescription,
  SeriesNumber: String(SeriesNumber),
  numImageFrames: String(numImageFrames),
  isReconstructable:
    ['CT', 'MR', 'PT'].includes(Modality) && numImageFrames > 9,
  more,
});

/** Of equal scores, the higher UID comes first: newer studies usually have one. */
const study = (
  position: number,
  StudyDescription: string,
  ...all: readonly SeriesFields[]
): StudyFields => ({
  StudyInstanceUID: `1.2.3.${9 - position}`,
  StudyDescription,
  series: all,
});

const mammogram = (number: number, side: string, view: string) =>
  series(
    'MG',
    `${side} ${view}`,
    number,
    1,
    `ImageLaterality: '${side}', ViewPosition: '${view}'`,
  );

/** Synthetic studies of common kinds. */
export const presets: Readonly<Record<string, readonly StudyFields[]>> = {
  chest: [
    study(
      0,
      'CT Chest',
      series('CT', 'Scout', 1, 2),
      series('CT', 'Chest 1.0 mm lung', 2, 320),
      series('CT', 'Chest 3.0 mm soft tissue', 3, 108),
    ),
    study(1, 'CT Chest, last year', series('CT', 'Chest 3.0 mm lung', 2, 104)),
  ],
  petCt: [
    study(
      0,
      'PET/CT whole body',
      series('CT', 'Scout', 1, 1),
      series('CT', 'CT low dose', 2, 267),
      series('PT', 'WB NAC', 3, 267),
      series('PT', 'WB', 4, 267),
    ),
  ],
  mammography: [
    study(
      0,
      'Mammography screening',
      mammogram(1, 'R', 'CC'),
      mammogram(2, 'L', 'CC'),
      mammogram(3, 'R', 'MLO'),
      mammogram(4, 'L', 'MLO'),
    ),
  ],
  prostate: [
    study(
      0,
      'MR Prostate',
      series('MR', 'Localizer', 1, 3),
      series('MR', 'T2 TSE AX', 2, 28),
      series('MR', 'T2 TSE SAG', 3, 26),
      series('MR', 'DWI b1400', 4, 28),
      series('MR', 'ADC', 5, 28),
      series('SR', 'PI-RADS report', 6, 0),
    ),
  ],
  radiograph: [study(0, 'Chest radiograph', series('DX', 'PA', 1, 1))],
};

/** A UID that no study has yet, below those of the newer studies while there are any. */
export function unusedUid(studies: readonly StudyFields[]): string {
  const used = new Set(studies.map((each) => each.StudyInstanceUID.trim()));
  const numbers = [8, 7, 6, 5, 4, 3, 2, 1, 0];
  for (let next = 10; numbers.length <= studies.length + 9; next++) {
    numbers.push(next);
  }
  return numbers
    .map((number) => `1.2.3.${number}`)
    .find((uid) => !used.has(uid))!;
}

/** What a display set is called on the page. */
export const titleOf = ({Modality, SeriesDescription}: Data): string =>
  [Modality, SeriesDescription].filter(Boolean).join(' · ');

/** What a field holds: a number, if it is one. */
function numberIn(field: string): number | string | undefined {
  const text = String(field).trim();
  const isNumber = text !== '' && !Number.isNaN(Number(text));
  return isNumber ? Number(text) : text || undefined;
}

export type Described = {
  studies: Data[];
  displaySets: Data[];
  /** Of the attributes of a series, by its study and its position: `0/2`. */
  errors: ReadonlyMap<string, string>;
};

/** The objects that the rules see; a series is one display set. */
export function describe(fields: readonly StudyFields[]): Described {
  const errors = new Map<string, string>();
  const displaySets: Data[] = [];
  const studies = fields.map(({series: all, ...own}, position) => {
    const ofStudy = all.map((each, index) => {
      const read = readLiteral(`{${each.more}}`);
      if ('error' in read) {
        errors.set(`${position}/${index}`, read.error);
      }
      const tags = {
        StudyInstanceUID: own.StudyInstanceUID,
        SeriesInstanceUID: `${own.StudyInstanceUID}.${index + 1}`,
        Modality: each.Modality || undefined,
        SeriesDescription: each.SeriesDescription,
        SeriesNumber: numberIn(each.SeriesNumber) ?? 0,
      };
      const images = [
        {...tags, ...('value' in read ? (read.value as Data) : {})},
      ];
      const numImageFrames = numberIn(each.numImageFrames);
      displaySets.push({
        ...tags,
        displaySetInstanceUID: `${tags.SeriesInstanceUID}.1`,
        numImageFrames,
        isReconstructable: each.isReconstructable,
        instances: images,
        // A report or a segmentation has none.
        ...(numImageFrames && {images}),
      });
      return tags;
    });
    const modalities = new Set(ofStudy.map(({Modality}) => Modality));
    return {
      ...own,
      ModalitiesInStudy: [...modalities].filter(Boolean),
      series: ofStudy,
    };
  });
  return {studies, displaySets, errors};
}
