/**
 * Makes the synthetic studies that the viewer is photographed with.
 *
 *   node data/make.mjs       writes <work folder>/data (about 185 MB, one to three minutes)
 *
 * Everything comes from formulas and fixed seeds, so that two runs write the same
 * bytes. Made on the machine that takes the pictures; never committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {dataFolder} from '../folders.mjs';
import {Archive} from './archive.mjs';
import {
  code,
  grayscale,
  instanceMetadata,
  jpegBaseline,
  sopClass,
  uid,
} from './dicom.mjs';
import {headMR, lungUS, slide} from './others.mjs';
import {addReport} from './report.mjs';
import {addSegmentation} from './segmentation.mjs';
import {chestDX, torsoCT, torsoPT} from './torso.mjs';

const ctMatrix = 384;
const ctGrid = {
  n: [ctMatrix, ctMatrix, 100],
  sp: [360 / ctMatrix, 360 / ctMatrix, 3],
};
const softTissue = {center: 40, width: 400};

const patient = {PatientSize: 1.72, PatientWeight: 75, PatientAge: '054Y'};
const ctTags = {
  KVP: 120,
  XRayTubeCurrent: 220,
  ConvolutionKernel: 'NONE',
  RescaleType: 'HU',
  ...patient,
};
const ctImage = {
  sopClass: sopClass.CT,
  intercept: 0,
  slope: 1,
  window: softTissue,
};

// SUV (body weight) = Bq/ml x weight in g / dose decayed to the start of the series.
const dose = 370e6;
const halfLife = 6586.2;
const uptakeSeconds = 3600;
const bqmlPerSuv =
  (dose * 2 ** (-uptakeSeconds / halfLife)) / (patient.PatientWeight * 1000);

/** Tags of a PET series whose tracer was injected at `injected` (HHMMSS). */
const ptTags = (study, injected, tags) => ({
  Units: 'BQML',
  CountsSource: 'EMISSION',
  DecayCorrection: 'START',
  CorrectedImage: ['NORM', 'DTIM', 'ATTN', 'SCAT', 'DECY'],
  CollimatorType: 'NONE',
  DecayFactor: 1,
  RadiopharmaceuticalInformationSequence: [
    {
      Radiopharmaceutical: 'Fluorodeoxyglucose',
      RadiopharmaceuticalStartTime: injected,
      RadiopharmaceuticalStartDateTime: study.tags.StudyDate + injected,
      RadionuclideTotalDose: dose,
      RadionuclideHalfLife: halfLife,
      RadionuclidePositronFraction: 0.967,
      RadionuclideCodeSequence: [code('C-111A1', 'SRT', '^18^Fluorine')],
    },
  ],
  ...patient,
  ...tags,
});
// No window: the viewer would apply one in Bq/ml to data that it has scaled to SUV.
// A fractional slope, as scanners write: with a whole one, 3.10 cuts SUVs to whole numbers.
const ptImage = {sopClass: sopClass.PT, intercept: 0, slope: 2.0417};

/** PET/CT of the torso with a SEG and an SR, and the CT of the year before. */
function addTorso(archive) {
  const study = archive.study('torso-2024', {
    name: 'Phantom^Torso',
    id: 'SYN-0001',
    birth: '19700101',
    date: '20240612',
    time: '093000',
    description: 'PET/CT torso phantom',
  });
  const frame = uid('frame', 'torso-2024');
  const ctSeries = archive.series(study, 'ct', {
    modality: 'CT',
    number: 2,
    description: 'CT torso 3 mm',
    time: '093200',
    body: 'CHESTABDOMEN',
  });
  const volume = torsoCT({...ctGrid, seed: 7});
  const uids = archive.stack(study, ctSeries, volume, {
    ...ctImage,
    frame,
    tags: ctTags,
  });
  const ct = {series: ctSeries, volume, uids, frame};

  const ptSeries = archive.series(study, 'pt', {
    modality: 'PT',
    number: 3,
    description: 'PET torso AC',
    time: '093500',
    body: 'CHESTABDOMEN',
  });
  const pet = torsoPT();
  pet.data = pet.data.map((suv) => suv * bqmlPerSuv);
  archive.stack(study, ptSeries, pet, {
    ...ptImage,
    frame,
    tags: ptTags(study, '083500', {
      SeriesType: ['WHOLE BODY', 'IMAGE'],
      ActualFrameDuration: 120000,
      FrameReferenceTime: 60000,
      NumberOfSlices: 100,
      AttenuationCorrectionMethod: 'computed',
      ReconstructionMethod: 'formula',
    }),
    perSlice: (k) => ({
      ImageIndex: k + 1,
      PatientOrientationCodeSequence: [],
      PatientGantryRelationshipCodeSequence: [],
    }),
  });
  addSegmentation(archive, study, ct);
  addReport(archive, study, ct);

  const prior = archive.study('torso-2023', {
    name: 'Phantom^Torso',
    id: 'SYN-0001',
    birth: '19700101',
    date: '20231108',
    time: '111500',
    description: 'CT torso phantom, prior',
  });
  const priorSeries = archive.series(prior, 'ct', {
    modality: 'CT',
    number: 2,
    description: 'CT torso 3 mm',
    body: 'CHESTABDOMEN',
  });
  archive.stack(
    prior,
    priorSeries,
    torsoCT({...ctGrid, seed: 8, lesionScale: 0.7}),
    {...ctImage, frame: uid('frame', 'torso-2023'), tags: ctTags},
  );
  return volume;
}

function addHead(archive) {
  const study = archive.study('head-2024', {
    name: 'Phantom^Head',
    id: 'SYN-0002',
    date: '20240528',
    time: '141000',
    description: 'MR head phantom',
  });
  const series = archive.series(study, 'mr', {
    modality: 'MR',
    number: 1,
    description: 'T1-like axial',
    body: 'HEAD',
  });
  archive.stack(study, series, headMR(), {
    sopClass: sopClass.MR,
    frame: uid('frame', 'head'),
    intercept: 0,
    slope: 1,
    window: {center: 270, width: 540},
    tags: {
      ScanningSequence: 'GR',
      SequenceVariant: 'NONE',
      ScanOptions: '',
      MRAcquisitionType: '3D',
      RepetitionTime: 2000,
      EchoTime: 3,
      FlipAngle: 9,
      MagneticFieldStrength: 3,
    },
  });
}

/** A frontal radiograph, summed from the CT. */
function addChest(archive, ctVolume) {
  const study = archive.study('chest-2024', {
    name: 'Phantom^Chest',
    id: 'SYN-0003',
    date: '20240503',
    time: '081000',
    description: 'DX chest phantom',
  });
  const series = archive.series(study, 'dx', {
    modality: 'DX',
    number: 1,
    description: 'Chest frontal',
    body: 'CHEST',
  });
  const image = chestDX(ctVolume);
  const stored = Uint16Array.from(image.data);
  const {StudyDate, StudyTime} = study.tags;
  archive.instance(
    study,
    series,
    {
      SOPClassUID: sopClass.DX,
      SOPInstanceUID: uid('sop', 'dx'),
      InstanceNumber: 1,
      ImageType: ['ORIGINAL', 'PRIMARY', ''],
      PatientOrientation: ['L', 'F'],
      ImageLaterality: 'U',
      PresentationIntentType: 'FOR PRESENTATION',
      ViewPosition: 'PA',
      PixelIntensityRelationship: 'LOG',
      PixelIntensityRelationshipSign: 1,
      ImagerPixelSpacing: [image.mm, image.mm],
      PixelSpacing: [image.mm, image.mm],
      ...grayscale(image.W, image.H, 12),
      RescaleIntercept: 0,
      RescaleSlope: 1,
      RescaleType: 'US',
      PresentationLUTShape: 'IDENTITY',
      LossyImageCompression: '00',
      BurnedInAnnotation: 'NO',
      WindowCenter: Math.round(image.hi / 2),
      WindowWidth: image.hi,
      AcquisitionDate: StudyDate,
      AcquisitionTime: StudyTime,
    },
    Buffer.from(stored.buffer),
    stored.byteLength,
  );
}

/** A multi-frame clip, 8 bits, with its calibrated region. */
function addUltrasound(archive) {
  const study = archive.study('lung-us-2024', {
    name: 'Phantom^Lung',
    id: 'SYN-0004',
    date: '20240426',
    time: '101000',
    description: 'US lung phantom',
  });
  const series = archive.series(study, 'us', {
    modality: 'US',
    number: 1,
    description: 'Lung clip',
    body: 'CHEST',
  });
  const clip = lungUS();
  const cmPerPixel = clip.mmPerPx / 10;
  const {StudyDate, StudyTime} = study.tags;
  archive.instance(
    study,
    series,
    {
      SOPClassUID: sopClass.US,
      SOPInstanceUID: uid('sop', 'us'),
      InstanceNumber: 1,
      ImageType: ['ORIGINAL', 'PRIMARY', 'ABDOMINAL', '0001'],
      PatientOrientation: '',
      ...grayscale(clip.W, clip.H, 8),
      NumberOfFrames: clip.frames.length,
      FrameTime: 50,
      FrameIncrementPointer: 0x00181063,
      CineRate: 20,
      RecommendedDisplayFrameRate: 20,
      LossyImageCompression: '00',
      WindowCenter: 128,
      WindowWidth: 256,
      SequenceOfUltrasoundRegions: [
        {
          RegionSpatialFormat: 1,
          RegionDataType: 1,
          RegionFlags: 0,
          RegionLocationMinX0: Math.max(0, clip.sector.x0),
          RegionLocationMinY0: clip.sector.y0,
          RegionLocationMaxX1: Math.min(clip.W - 1, clip.sector.x1),
          RegionLocationMaxY1: clip.sector.y1,
          ReferencePixelX0: clip.sector.refX,
          ReferencePixelY0: clip.sector.refY,
          PhysicalUnitsXDirection: 3,
          PhysicalUnitsYDirection: 3,
          PhysicalDeltaX: cmPerPixel,
          PhysicalDeltaY: cmPerPixel,
        },
      ],
      AcquisitionDate: StudyDate,
      AcquisitionTime: StudyTime,
    },
    Buffer.concat(clip.frames),
    clip.W * clip.H,
  );
}

/** A small CT, and a PET of ten time points with different FrameReferenceTime. */
function addDynamic(archive) {
  const study = archive.study('dynamic-2024', {
    name: 'Phantom^Dynamic',
    id: 'SYN-0005',
    date: '20240418',
    time: '090000',
    description: 'Dynamic PET/CT phantom',
  });
  const frame = uid('frame', 'dynamic');
  const ctSeries = archive.series(study, 'ct', {
    modality: 'CT',
    number: 2,
    description: 'CT for attenuation',
    body: 'CHESTABDOMEN',
  });
  const ct = torsoCT({n: [128, 128, 60], sp: [2.8125, 2.8125, 5], seed: 9});
  archive.stack(study, ctSeries, ct, {...ctImage, frame, tags: ctTags});

  const ptSeries = archive.series(study, 'pt', {
    modality: 'PT',
    number: 3,
    description: 'Dynamic PET Corrected',
    body: 'CHESTABDOMEN',
  });
  const times = 10;
  const slices = 40;
  for (let t = 0; t < times; t++) {
    const pet = torsoPT({
      n: [96, 96, slices],
      sp: [3.75, 3.75, 7],
      seed: 60 + t,
    });
    // Uptake rises with time; where there is little of it, it washes out.
    const x = t / (times - 1);
    const rise = bqmlPerSuv * (0.25 + 0.75 * (1 - Math.exp(-3 * x)));
    pet.data = pet.data.map((v) => v * rise * (v > 5 ? 1 : 1.25 - 0.25 * x));
    archive.stack(study, ptSeries, pet, {
      ...ptImage,
      frame,
      salt: `dynamic-t${t}`,
      tags: ptTags(study, '085800', {
        SeriesType: ['DYNAMIC', 'IMAGE'],
        NumberOfSlices: slices,
        NumberOfTimeSlices: times,
        ActualFrameDuration: 300000,
      }),
      perSlice: (k) => ({
        InstanceNumber: t * slices + k + 1,
        ImageIndex: t * slices + k + 1,
        FrameReferenceTime: (t * 300 + 150) * 1000,
        AcquisitionTime: `09${String(t * 5).padStart(2, '0')}00`,
      }),
    });
  }
}

/** A whole-slide image of three levels, in JPEG tiles. */
async function addSlide(archive) {
  const study = archive.study('slide-2024', {
    name: 'Phantom^Slide',
    id: 'SYN-0006',
    date: '20240411',
    time: '130000',
    description: 'SM slide phantom',
  });
  const series = archive.series(study, 'sm', {
    modality: 'SM',
    number: 1,
    description: 'Stained section',
  });
  const {N: side, img: base} = slide();
  const tile = 256;
  const mmPerPixel = 0.5 / 1000;
  const frame = uid('frame', 'slide');
  for (const [level, factor] of [1, 4, 16].entries()) {
    const n = side / factor;
    const perRow = n / tile;
    const sop = uid('sop', 'sm', level);
    const raster = sharp(base, {
      raw: {width: side, height: side, channels: 3},
    });
    const pixels = await raster.resize(n, n).raw().toBuffer();
    const tiles = path.join(archive.folder, 'raw', `${sop}.frames`);
    fs.mkdirSync(tiles, {recursive: true});
    for (let k = 0; k < perRow * perRow; k++) {
      await sharp(pixels, {raw: {width: n, height: n, channels: 3}})
        .extract({
          left: (k % perRow) * tile,
          top: Math.floor(k / perRow) * tile,
          width: tile,
          height: tile,
        })
        .jpeg({quality: 85})
        .toFile(path.join(tiles, `${k + 1}.jpg`));
    }
    const frameType =
      level === 0
        ? ['ORIGINAL', 'PRIMARY', 'VOLUME', 'NONE']
        : ['DERIVED', 'PRIMARY', 'VOLUME', 'RESAMPLED'];
    const dataset = {
      ...study.tags,
      ...series.tags,
      SOPClassUID: sopClass.SM,
      SOPInstanceUID: sop,
      InstanceNumber: level + 1,
      ImageType: frameType,
      FrameOfReferenceUID: frame,
      PositionReferenceIndicator: 'SLIDE_CORNER',
      DimensionOrganizationType: 'TILED_FULL',
      VolumetricProperties: 'VOLUME',
      SpecimenLabelInImage: 'NO',
      FocusMethod: 'AUTO',
      ExtendedDepthOfField: 'NO',
      SamplesPerPixel: 3,
      PhotometricInterpretation: 'YBR_FULL_422',
      PlanarConfiguration: 0,
      Rows: tile,
      Columns: tile,
      NumberOfFrames: perRow * perRow,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
      PixelRepresentation: 0,
      TotalPixelMatrixRows: n,
      TotalPixelMatrixColumns: n,
      TotalPixelMatrixFocalPlanes: 1,
      NumberOfOpticalPaths: 1,
      ImagedVolumeWidth: side * mmPerPixel,
      ImagedVolumeHeight: side * mmPerPixel,
      ImagedVolumeDepth: 1,
      ImageOrientationSlide: [0, -1, 0, -1, 0, 0],
      TotalPixelMatrixOriginSequence: [
        {
          XOffsetInSlideCoordinateSystem: 20,
          YOffsetInSlideCoordinateSystem: 40,
        },
      ],
      LossyImageCompression: '01',
      LossyImageCompressionRatio: 10,
      LossyImageCompressionMethod: 'ISO_10918_1',
      BurnedInAnnotation: 'NO',
      ContainerIdentifier: 'SYN-SLIDE-1',
      IssuerOfTheContainerIdentifierSequence: [],
      ContainerTypeCodeSequence: [code('433466003', 'SCT', 'Microscope slide')],
      SpecimenDescriptionSequence: [
        {
          SpecimenIdentifier: 'SYN-SPEC-1',
          SpecimenUID: uid('specimen'),
          IssuerOfTheSpecimenIdentifierSequence: [],
          SpecimenShortDescription: 'Formula tissue',
          SpecimenPreparationSequence: [],
        },
      ],
      OpticalPathSequence: [
        {
          OpticalPathIdentifier: '1',
          OpticalPathDescription: 'Brightfield',
          IlluminationTypeCodeSequence: [
            code('111744', 'DCM', 'Brightfield illumination'),
          ],
          IlluminationColorCodeSequence: [
            code('414298005', 'SCT', 'Full Spectrum'),
          ],
        },
      ],
      SharedFunctionalGroupsSequence: [
        {
          PixelMeasuresSequence: [
            {
              PixelSpacing: [mmPerPixel * factor, mmPerPixel * factor],
              SliceThickness: 0.001,
            },
          ],
          WholeSlideMicroscopyImageFrameTypeSequence: [{FrameType: frameType}],
          OpticalPathIdentificationSequence: [{OpticalPathIdentifier: '1'}],
        },
      ],
      AcquisitionDateTime: study.tags.StudyDate + study.tags.StudyTime,
      ContentDate: study.tags.StudyDate,
      ContentTime: study.tags.StudyTime,
    };
    series.instances.push({
      uid: sop,
      meta: instanceMetadata(dataset, jpegBaseline, 'OB'),
      frameBytes: 0,
      jpeg: true,
      natural: dataset,
    });
  }
}

/** Rows of the study list with nothing behind them. */
function addListRows(archive) {
  const row = (tree, number, when, description, kinds, series, instances) =>
    archive.study(`row-${number}`, {
      name: `Sample^${tree}`,
      id: `SYN-${number}`,
      date: when.slice(0, 8),
      time: when.slice(9),
      description,
      listed: {modalities: kinds.split(' '), series, instances},
    });
  row('Alder', '0101', '20240610 101500', 'CT abdomen', 'CT', 3, 412);
  row('Birch', '0102', '20240607 153000', 'MR knee', 'MR', 6, 240);
  row('Elm', '0104', '20240603 120000', 'XR hand', 'DX', 2, 3);
  row('Fir', '0105', '20240530 083000', 'PET/CT whole body', 'CT PT', 4, 886);
  row('Hazel', '0106', '20240522 160000', 'MG screening', 'MG', 4, 4);
  row('Larch', '0108', '20240514 134500', 'CT head', 'CT', 2, 64);
  row('Maple', '0109', '20240509 094500', 'RT planning', 'CT RTSTRUCT', 3, 181);
  row('Oak', '0110', '20240506 101000', 'MR prostate', 'MR', 9, 520);
}

/** Makes everything, unless it is there already (`again: true` replaces it). */
export async function makeData({again = false} = {}) {
  if (!again && fs.existsSync(path.join(dataFolder, 'keys.json'))) {
    return;
  }
  console.log('Making the synthetic studies (185 MB, one to three minutes) …');
  const archive = new Archive(dataFolder);
  const ctVolume = addTorso(archive);
  addHead(archive);
  addChest(archive, ctVolume);
  addUltrasound(archive);
  addDynamic(archive);
  await addSlide(archive);
  addListRows(archive);
  archive.write();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makeData({again: true});
}
