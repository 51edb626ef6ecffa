import {classes} from '@ohif/core';
import {id} from './id';
import type {Instance} from './types';

const name = 'ctLocalizer';
const ctImageStorage = '1.2.840.10008.5.1.4.1.1.2';

/** Image Type (0008,0008): its third value says what a CT image is for. */
const isLocalizer = ({ImageType}: Instance): boolean =>
  Array.isArray(ImageType) && ImageType.includes('LOCALIZER');

/**
 * Some scanners send the localizer within the series of the slices. One image that lies across the others makes the
 * series no volume, and MPR is refused. This handler takes the localizers out into a display set of their own.
 *
 * The service offers what is left to the handlers that follow in the mode's `sopClassHandlers`: this one stands before
 * the handler for stacks of images, and leaves the slices to it.
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
