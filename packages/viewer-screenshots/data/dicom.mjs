/**
 * Writing DICOM: identifiers, Part 10 files, and the DICOM JSON model that the
 * server answers metadata requests with.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import dcmjs from 'dcmjs';

const {DicomMetaDictionary, DicomDict} = dcmjs.data;

const explicitLittleEndian = '1.2.840.10008.1.2.1';
export const jpegBaseline = '1.2.840.10008.1.2.4.50';

/** SOP Class UIDs of what is written here. */
export const sopClass = {
  CT: '1.2.840.10008.5.1.4.1.1.2',
  PT: '1.2.840.10008.5.1.4.1.1.128',
  MR: '1.2.840.10008.5.1.4.1.1.4',
  DX: '1.2.840.10008.5.1.4.1.1.1.1',
  US: '1.2.840.10008.5.1.4.1.1.3.1',
  SM: '1.2.840.10008.5.1.4.1.1.77.1.6',
  SEG: '1.2.840.10008.5.1.4.1.1.66.4',
  SR: '1.2.840.10008.5.1.4.1.1.88.33',
};

/**
 * A UID of the form 2.25.<120 bits of a hash>: no registered root is used, and the same
 * names result in the same UID in every run.
 */
export function uid(...names) {
  const hash = crypto
    .createHash('sha256')
    .update('viewer-pictures/' + names.join('/'))
    .digest('hex');
  return '2.25.' + BigInt('0x' + hash.slice(0, 30)).toString();
}

/** Tags of an image with one channel. */
export const grayscale = (columns, rows, bits, isSigned = false) => ({
  SamplesPerPixel: 1,
  PhotometricInterpretation: 'MONOCHROME2',
  Rows: rows,
  Columns: columns,
  BitsAllocated: bits > 8 ? 16 : bits,
  BitsStored: bits,
  HighBit: bits - 1,
  PixelRepresentation: isSigned ? 1 : 0,
});

/** One item of a code sequence. */
export const code = (value, scheme, meaning) => ({
  CodeValue: value,
  CodingSchemeDesignator: scheme,
  CodeMeaning: meaning,
});

const numbers = new Set(['DS', 'IS', 'US', 'SS', 'UL', 'SL', 'FL', 'FD']);
const bytes = new Set(['OB', 'OW', 'OF', 'UN']);

/** dcmjs hands person names back as (nested) lists of {Alphabetic}, or as strings. */
function personNames(values) {
  return JSON.parse(JSON.stringify(values))
    .flat(3)
    .map((v) => (typeof v === 'string' ? {Alphabetic: v} : v))
    .filter((v) => v?.Alphabetic);
}

/**
 * Naturalized dataset -> DICOM JSON model (PS3.18 annex F) without pixel data.
 * `bulk` is what the pixel data tag refers to instead.
 */
export function toDicomJson(dataset, bulk) {
  const convert = (tags) => {
    const out = {};
    for (const tag of Object.keys(tags).sort()) {
      if (tag.length !== 8 || tag === '7FE00010') {
        continue;
      }
      const {Value} = tags[tag];
      // "US or SS" comes back as xs; ours is signed where it matters.
      const vr = tags[tag].vr === 'xs' ? 'SS' : tags[tag].vr;
      const values =
        Value === undefined ? [] : Array.isArray(Value) ? Value : [Value];
      const element = {vr};
      if (values.length) {
        if (vr === 'SQ') {
          element.Value = values.map(convert);
        } else if (vr === 'PN') {
          element.Value = personNames(values);
        } else if (numbers.has(vr)) {
          element.Value = values.map(Number);
        } else if (bytes.has(vr)) {
          element.InlineBinary = Buffer.from(values[0]).toString('base64');
        } else {
          element.Value = values.map(String);
        }
        const empty =
          element.Value?.length === 0 ||
          (element.Value?.length === 1 && element.Value[0] === '');
        if (empty) {
          delete element.Value;
        }
      }
      out[tag] = element;
    }
    return out;
  };
  const json = convert(DicomMetaDictionary.denaturalizeDataset(dataset));
  if (bulk) {
    json['7FE00010'] = {vr: bulk.vr, BulkDataURI: bulk.uri};
  }
  return json;
}

/** Where an instance's pixels are, relative to the place that metadata is read from. */
const pixelsUri = (ds) =>
  `../../../studies/${ds.StudyInstanceUID}/series/${ds.SeriesInstanceUID}/instances/${ds.SOPInstanceUID}/bulkdata/pixels`;

/** Metadata of an instance, as WADO-RS answers it. */
export function instanceMetadata(ds, transferSyntax, pixelsVr) {
  const json = toDicomJson(ds, pixelsVr && {vr: pixelsVr, uri: pixelsUri(ds)});
  // The loader reads from here how frames are stored.
  json['00083002'] = {vr: 'UI', Value: [transferSyntax]};
  return json;
}

/**
 * Writes one instance (Part 10 file, and its bare pixels if it has any) into
 * `folder` and adds it to `series.instances`.
 */
export function writeInstance(folder, series, dataset, pixels, frameBytes = 0) {
  const pixelsVr = pixels && (dataset.BitsAllocated === 16 ? 'OW' : 'OB');
  dataset._vrMap = {
    SmallestImagePixelValue: 'SS',
    LargestImagePixelValue: 'SS',
    ...(pixels ? {PixelData: pixelsVr} : {}),
  };
  // Denaturalized on purpose: with a naturalized header the file cannot be read back.
  const file = new DicomDict(
    DicomMetaDictionary.denaturalizeDataset({
      MediaStorageSOPClassUID: dataset.SOPClassUID,
      MediaStorageSOPInstanceUID: dataset.SOPInstanceUID,
      TransferSyntaxUID: explicitLittleEndian,
      ImplementationClassUID: uid('implementation'),
      ImplementationVersionName: 'PICTURES-1',
      FileMetaInformationVersion: new Uint8Array([0, 1]).buffer,
    }),
  );
  file.dict = DicomMetaDictionary.denaturalizeDataset({
    ...dataset,
    ...(pixels
      ? {
          PixelData: [
            pixels.buffer.slice(
              pixels.byteOffset,
              pixels.byteOffset + pixels.byteLength,
            ),
          ],
        }
      : {}),
  });
  const name = dataset.SOPInstanceUID;
  fs.writeFileSync(
    path.join(folder, 'dcm', `${name}.dcm`),
    Buffer.from(file.write()),
  );
  if (pixels) {
    fs.writeFileSync(path.join(folder, 'raw', name), pixels);
  }
  series.instances.push({
    uid: name,
    meta: instanceMetadata(dataset, explicitLittleEndian, pixelsVr),
    frameBytes,
    natural: dataset,
  });
}
