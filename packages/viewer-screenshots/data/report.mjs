/** The SR object of the torso: two lengths (TID 1500), in the form that the viewer saves. */
import {code, sopClass, uid} from './dicom.mjs';
import {LESION, NODULE} from './torso.mjs';

/** A content item: how it is related to the one above, what it is, and its value. */
const item = (relationship, type, name, value) => ({
  RelationshipType: relationship,
  ValueType: type,
  ConceptNameCodeSequence: [name],
  ...value,
});

const container = (name, items) =>
  item('CONTAINS', 'CONTAINER', name, {
    ContinuityOfContent: 'SEPARATE',
    ...(items ? {ContentSequence: items} : {}),
  });

const coded = (relationship, name, value) =>
  item(relationship, 'CODE', name, {ConceptCodeSequence: [value]});

const context = (type, name, value) =>
  item('HAS OBS CONTEXT', type, name, value);

/** Adds the SR series to a study; `ct` = {series, volume, uids} of its CT. */
export function addReport(archive, study, ct) {
  const series = archive.series(study, 'sr', {
    modality: 'SR',
    number: 102,
    description: 'Measurements',
    time: '101500',
  });
  const {sp, org} = ct.volume;
  const image = (uids) => ({
    ReferencedSOPClassUID: sopClass.CT,
    ReferencedSOPInstanceUID: uids,
  });

  /** One measurement group: a line of `mm` along x through the middle of a lesion. */
  const lengthGroup = (label, {c}, mm) => {
    const slice = Math.round(c[2] / sp[2]);
    // End points in pixels of that slice, 1-based sub-pixel centers.
    const x = (v) => (v - org[0]) / sp[0] + 0.5;
    const y = (v) => (v - org[1]) / sp[1] + 0.5;
    const ends = [x(c[0] - mm / 2), y(c[1]), x(c[0] + mm / 2), y(c[1])];
    return container(code('125007', 'DCM', 'Measurement Group'), [
      context('TEXT', code('112039', 'DCM', 'Tracking Identifier'), {
        TextValue: 'Cornerstone3DTools@^0.1.0:Length',
      }),
      context('UIDREF', code('112040', 'DCM', 'Tracking Unique Identifier'), {
        UID: uid('track', label),
      }),
      coded(
        'CONTAINS',
        code('121071', 'DCM', 'Finding'),
        // The viewer's own code for a free-text label.
        code('CORNERSTONEFREETEXT', 'CORNERSTONEJS', label),
      ),
      item('CONTAINS', 'NUM', code('410668003', 'SCT', 'Length'), {
        MeasuredValueSequence: [
          {
            NumericValue: mm,
            MeasurementUnitsCodeSequence: [code('mm', 'UCUM', 'millimeter')],
          },
        ],
        ContentSequence: [
          {
            RelationshipType: 'INFERRED FROM',
            ValueType: 'SCOORD',
            GraphicType: 'POLYLINE',
            GraphicData: ends.map((v) => Number(v.toFixed(3))),
            ContentSequence: [
              {
                RelationshipType: 'SELECTED FROM',
                ValueType: 'IMAGE',
                ReferencedSOPSequence: [image(ct.uids[slice])],
              },
            ],
          },
        ],
      }),
    ]);
  };

  archive.instance(study, series, {
    SOPClassUID: sopClass.SR,
    SOPInstanceUID: uid('sop', 'sr'),
    InstanceNumber: 1,
    CompletionFlag: 'COMPLETE',
    VerificationFlag: 'UNVERIFIED',
    PerformedProcedureCodeSequence: [],
    ReferencedPerformedProcedureStepSequence: [],
    ValueType: 'CONTAINER',
    ContinuityOfContent: 'SEPARATE',
    ConceptNameCodeSequence: [
      code('126000', 'DCM', 'Imaging Measurement Report'),
    ],
    ContentTemplateSequence: [
      {MappingResource: 'DCMR', TemplateIdentifier: '1500'},
    ],
    CurrentRequestedProcedureEvidenceSequence: [
      {
        StudyInstanceUID: study.tags.StudyInstanceUID,
        ReferencedSeriesSequence: [
          {
            SeriesInstanceUID: ct.series.tags.SeriesInstanceUID,
            ReferencedSOPSequence: ct.uids.map(image),
          },
        ],
      },
    ],
    ContentSequence: [
      coded(
        'HAS CONCEPT MOD',
        code('121049', 'DCM', 'Language of Content Item and Descendants'),
        code('en-US', 'RFC5646', 'English (United States)'),
      ),
      context('PNAME', code('121008', 'DCM', 'Person Observer Name'), {
        PersonName: 'Phantom^Generator',
      }),
      coded(
        'HAS CONCEPT MOD',
        code('121058', 'DCM', 'Procedure reported'),
        code('25045-6', 'LN', 'CT unspecified body region'),
      ),
      container(code('111028', 'DCM', 'Image Library')),
      container(code('126010', 'DCM', 'Imaging Measurements'), [
        lengthGroup('Liver lesion', LESION, 30),
        lengthGroup('Lung nodule', NODULE, 18),
      ]),
    ],
  });
}
