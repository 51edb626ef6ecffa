/** The SEG object of the torso: five organs, binary, on the grid of the CT. */
import {code, grayscale, sopClass, uid} from './dicom.mjs';
import {torsoMasks} from './torso.mjs';

/** sRGB color -> CIELab as the unsigned 16-bit integers that DICOM stores. */
function dicomLab([red, green, blue]) {
  const linear = (v) =>
    v / 255 > 0.04045 ? ((v / 255 + 0.055) / 1.055) ** 2.4 : v / 255 / 12.92;
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [
    ((116 * y - 16) * 65535) / 100,
    ((500 * (x - y) + 128) * 65535) / 255,
    ((200 * (y - z) + 128) * 65535) / 255,
  ].map((v) => Math.round(Math.max(0, Math.min(65535, v))));
}

const anatomy = code('123037004', 'SCT', 'Anatomical Structure');
const abnormal = code('49755003', 'SCT', 'Morphologically Altered Structure');
const kidney = code('64033007', 'SCT', 'Kidney');

/** Color and codes of each mask of `torsoMasks`. */
const look = {
  Liver: [[221, 130, 101], anatomy, code('10200004', 'SCT', 'Liver')],
  'Liver lesion': [[255, 216, 0], abnormal, code('4147007', 'SCT', 'Mass')],
  'Right kidney': [[80, 180, 255], anatomy, kidney],
  'Left kidney': [[60, 120, 230], anatomy, kidney],
  Spleen: [[157, 108, 200], anatomy, code('78961009', 'SCT', 'Spleen')],
};

/** Adds the SEG series to a study; `ct` = {series, volume, uids, frame} of its CT. */
export function addSegmentation(archive, study, ct) {
  const series = archive.series(study, 'seg', {
    modality: 'SEG',
    number: 101,
    description: 'Organs (segmentation)',
    time: '100000',
  });
  const {n, sp, org} = ct.volume;
  const perImage = n[0] * n[1];
  const masks = torsoMasks(n, sp, org);

  // One frame for each slice that a segment touches.
  const frames = [];
  masks.forEach(([, mask], segment) => {
    for (let k = 0; k < n[2]; k++) {
      if (mask.subarray(k * perImage, (k + 1) * perImage).includes(1)) {
        frames.push({segment, k});
      }
    }
  });
  const bits = Buffer.alloc(Math.ceil((frames.length * perImage) / 16) * 2);
  let bit = 0;
  for (const {segment, k} of frames) {
    const mask = masks[segment][1];
    for (let p = 0; p < perImage; p++, bit++) {
      if (mask[k * perImage + p]) {
        bits[bit >> 3] |= 1 << (bit & 7);
      }
    }
  }

  const reference = (k) => ({
    ReferencedSOPClassUID: sopClass.CT,
    ReferencedSOPInstanceUID: ct.uids[k],
  });
  const dimension = uid('dim', 'seg');
  archive.instance(
    study,
    series,
    {
      SOPClassUID: sopClass.SEG,
      SOPInstanceUID: uid('sop', 'seg'),
      InstanceNumber: 1,
      ContentLabel: 'SEGMENTATION',
      ContentDescription: 'Organs of the torso phantom',
      ContentCreatorName: 'Phantom^Generator',
      ImageType: ['DERIVED', 'PRIMARY'],
      FrameOfReferenceUID: ct.frame,
      PositionReferenceIndicator: '',
      LossyImageCompression: '00',
      BurnedInAnnotation: 'NO',
      ...grayscale(n[0], n[1], 1),
      NumberOfFrames: frames.length,
      SegmentationType: 'BINARY',
      DimensionOrganizationSequence: [{DimensionOrganizationUID: dimension}],
      DimensionIndexSequence: [
        {
          DimensionOrganizationUID: dimension,
          DimensionIndexPointer: 0x0062000b,
          FunctionalGroupPointer: 0x0062000a,
          DimensionDescriptionLabel: 'ReferencedSegmentNumber',
        },
        {
          DimensionOrganizationUID: dimension,
          DimensionIndexPointer: 0x00200032,
          FunctionalGroupPointer: 0x00209113,
          DimensionDescriptionLabel: 'ImagePositionPatient',
        },
      ],
      ReferencedSeriesSequence: [
        {
          SeriesInstanceUID: ct.series.tags.SeriesInstanceUID,
          ReferencedInstanceSequence: ct.uids.map((_, k) => reference(k)),
        },
      ],
      SegmentSequence: masks.map(([name], s) => {
        const [color, category, type] = look[name];
        return {
          SegmentNumber: s + 1,
          SegmentLabel: name,
          SegmentDescription: name,
          SegmentAlgorithmType: 'AUTOMATIC',
          SegmentAlgorithmName: 'Phantom',
          SegmentedPropertyCategoryCodeSequence: [category],
          SegmentedPropertyTypeCodeSequence: [type],
          RecommendedDisplayCIELabValue: dicomLab(color),
        };
      }),
      SharedFunctionalGroupsSequence: [
        {
          PixelMeasuresSequence: [
            {
              PixelSpacing: [sp[1], sp[0]],
              SliceThickness: sp[2],
              SpacingBetweenSlices: sp[2],
            },
          ],
          PlaneOrientationSequence: [
            {ImageOrientationPatient: [1, 0, 0, 0, 1, 0]},
          ],
        },
      ],
      PerFrameFunctionalGroupsSequence: frames.map(({segment, k}) => ({
        DerivationImageSequence: [
          {
            SourceImageSequence: [
              {
                ...reference(k),
                PurposeOfReferenceCodeSequence: [
                  code(
                    '121322',
                    'DCM',
                    'Source image for image processing operation',
                  ),
                ],
              },
            ],
            DerivationCodeSequence: [code('113076', 'DCM', 'Segmentation')],
          },
        ],
        FrameContentSequence: [{DimensionIndexValues: [segment + 1, k + 1]}],
        PlanePositionSequence: [
          {
            ImagePositionPatient: [org[0], org[1], org[2] + k * sp[2]].map(
              (v) => Number(v.toFixed(4)),
            ),
          },
        ],
        SegmentIdentificationSequence: [{ReferencedSegmentNumber: segment + 1}],
      })),
    },
    bits,
    Math.ceil(perImage / 8),
  );
}
