/** The study that the worked example is tested with. */
import type {Loose} from '../../facts/bundle';

export const ct = '1.2.840.10008.5.1.4.1.1.2';
export const mr = '1.2.840.10008.5.1.4.1.1.4';
export const study = '1.2.3';

export const instance = (
  series: string,
  number: number,
  attributes: Loose = {},
): Loose => ({
  StudyInstanceUID: study,
  SeriesInstanceUID: series,
  SOPInstanceUID: `${series}.${number}`,
  SOPClassUID: ct,
  Modality: 'CT',
  SeriesNumber: 1,
  InstanceNumber: number,
  ImageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
  ...attributes,
});

export const volume = (
  series: string,
  frames: number,
  attributes: Loose = {},
) =>
  Array.from({length: frames}, (_, i) => instance(series, i + 1, attributes));
