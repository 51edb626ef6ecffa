import {classes} from '@ohif/core';
import {id} from './id';
import type {Instance} from './types';

const name = 'ctLocalizer';
const ctImageStorage = '1.2.840.10008.5.1.4.1.1.2';

/** The third value of Image Type (0008,0008) tells the purpose of a CT image. */
const isLocalizer = ({ImageType}: Instance): boolean =>
  Array.isArray(ImageType) && ImageType.includes('LOCALIZER');

/**
 * Some scanners send the localizer in the same series as the slices. Because it
 * crosses the other images, the series is not a volume, and MPR is not available.
 * This handler moves the localizers into a separate display set.
 *
 * The service offers the remaining instances to the handlers that follow in the
 * mode's `sopClassHandlers`. This one therefore comes before the stack handler, and
 * leaves the slices to it.
 */
function getDisplaySetsFromSeries(instances: Instance[]) {
  const localizers = instances.filter(isLocalizer);
  const [first] = localizers;
  if (!first) {
    return [];
  }

  const displaySet = new classes.ImageSet(localizers);
  displaySet.setAttributes({
    displaySetInstanceUID: displaySet.uid,
    SOPClassHandlerId: `${id}.sopClassHandlerModule.${name}`,
    SOPClassUID: first.SOPClassUID,
    StudyInstanceUID: first.StudyInstanceUID,
    SeriesInstanceUID: first.SeriesInstanceUID,
    SeriesNumber: first.SeriesNumber,
    SeriesDate: first.SeriesDate,
    SeriesTime: first.SeriesTime,
    SeriesDescription: 'Localizer',
    Modality: first.Modality,
    FrameOfReferenceUID: first.FrameOfReferenceUID,
    numImageFrames: localizers.length,
    isMultiFrame: false,
    isReconstructable: false,
  });
  return [displaySet];
}

export default function getSopClassHandlerModule() {
  return [{name, sopClassUids: [ctImageStorage], getDisplaySetsFromSeries}];
}
