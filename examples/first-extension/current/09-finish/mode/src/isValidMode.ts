/** Series of these modalities have no images on which a length can be measured. */
const withoutLengths = ['SM', 'ECG', 'SR', 'PR', 'SEG', 'RTSTRUCT', 'RTPLAN'];

/**
 * The study list calls this for each study, where
 * `modalities` is a DICOM list, such as `CT\SR`.
 */
export default function isValidMode({modalities}) {
  return {
    valid: modalities
      .split('\\')
      .some((modality) => modality && !withoutLengths.includes(modality)),
    description: 'This study has no images to measure.',
  };
}
