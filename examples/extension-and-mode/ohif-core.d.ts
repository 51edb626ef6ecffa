/**
 * `@ohif/core` ships no type declarations. These are the few names of it that the example imports; both versions have
 * them. Keep a file like this one in your own package, and let it grow with what you use.
 */
declare module '@ohif/core' {
  type Instance = Record<string, unknown> & {
    StudyInstanceUID: string;
    SeriesInstanceUID: string;
    SOPInstanceUID: string;
  };

  export const classes: {
    ImageSet: new (instances: Instance[]) => {
      uid: string;
      setAttributes(attributes: Record<string, unknown>): void;
    };
    MetadataProvider: {
      addImageIdToUIDs(
        imageId: string,
        uids: {
          StudyInstanceUID: string;
          SeriesInstanceUID: string;
          SOPInstanceUID: string;
          frameNumber?: number;
        },
      ): void;
    };
  };

  export const defaults: {
    hotkeyBindings: {
      commandName: string;
      commandOptions?: Record<string, unknown>;
      label: string;
      keys: string[];
    }[];
  };

  export const DicomMetadataStore: {
    addSeriesMetadata(series: object[], madeInClient?: boolean): void;
    addInstances(instances: Instance[], madeInClient?: boolean): void;
  };

  export const IWebApiDataSource: {
    create<Implementation extends object>(
      implementation: Implementation,
    ): Implementation;
  };

  export const utils: {
    splitComma(values: string[]): string[];
  };
}
