/**
 * The custom attributes of the viewer, as functions of the study or display set and of the
 * options of a match. The same in both releases.
 */
import type {Data} from './types';

type Custom = (metadata: Data, options: Data | undefined) => unknown;

const displaySetsOf = (options: Data | undefined) =>
  options?.displaySets as readonly Data[] | undefined;

function modalitiesOf(metadata: Data): unknown {
  const series = (metadata.series ?? []) as readonly Data[];
  return (
    metadata.ModalitiesInStudy ?? [
      ...new Set(series.map(({Modality}) => Modality).filter(Boolean)),
    ]
  );
}

/** `viewCode.ts` of `@ohif/extension-default`: throws without the sequence. */
function viewCodeOf(metadata: Data | undefined): unknown {
  const images = metadata?.images as Data[];
  const codes = metadata && (images[0]?.ViewCodeSequence as Data[] | undefined);
  const code = images?.[0] ? codes![0] : undefined;
  return code?.CodingSchemeDesignator && code.CodeValue
    ? `${code.CodingSchemeDesignator as string}:${code.CodeValue as string}`
    : undefined;
}

/** `laterality.ts`, next to it. */
function lateralityOf(metadata: Data | undefined): unknown {
  const [image] = (metadata?.images ?? []) as Data[];
  const [groups] = (image?.SharedFunctionalGroupsSequence ?? []) as Data[];
  const [anatomy] = (groups?.FrameAnatomySequence ?? []) as Data[];
  return anatomy?.FrameLaterality;
}

/** `customAttributeRetrievalCallbacks` of the service, and those of `@ohif/extension-default`. */
export const customAttributes: Readonly<Record<string, Custom>> = {
  NumberOfStudyRelatedSeries: (metadata) =>
    metadata.NumberOfStudyRelatedSeries ??
    (metadata.series as readonly unknown[] | undefined)?.length,
  NumberOfSeriesRelatedInstances: (metadata) => metadata.numImageFrames,
  ModalitiesInStudy: modalitiesOf,
  isReconstructable: (metadata) => metadata.isReconstructable ?? false,
  // The URL of the playground's viewer has no parameters.
  isDisplaySetFromUrl: () => false,
  sopInstanceLocation: () => undefined,
  seriesDescriptions: (_study, options) =>
    displaySetsOf(options)?.map(({SeriesDescription}) => SeriesDescription),
  numberOfDisplaySetsWithImages: (_study, options) =>
    displaySetsOf(options)?.filter(
      ({numImageFrames}) => (numImageFrames as number) > 0,
    ).length,
  ViewCode: viewCodeOf,
  Laterality: lateralityOf,
};
