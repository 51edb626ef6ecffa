/**
 * The parts of the platform that this extension uses:
 * its packages ship no type declarations.
 */

/**
 * An instance's DICOM attributes under their keywords,
 * as `DicomMetadataStore` keeps them.
 */
export type Instance = Record<string, unknown> & {
  StudyInstanceUID: string;
  SeriesInstanceUID: string;
  SOPInstanceUID: string;
};

export type DisplaySet = {
  displaySetInstanceUID: string;
  StudyInstanceUID: string;
  Modality: string;
  SeriesDescription?: string;
  numImageFrames?: number;
  isReconstructable?: boolean;
  images?: Instance[];
};

export type DisplaySetService = {
  EVENTS: {
    DISPLAY_SETS_ADDED: string;
    DISPLAY_SETS_CHANGED: string;
    DISPLAY_SETS_REMOVED: string;
  };
  subscribe(event: string, callback: () => void): {unsubscribe(): void};
  getActiveDisplaySets(): DisplaySet[];
  getDisplaySetByUID(displaySetInstanceUID: string): DisplaySet | undefined;
};

export type CustomizationService = {
  getCustomization(id: string): unknown;
};

export type Services = {
  customizationService: CustomizationService;
  displaySetService: DisplaySetService;
  hangingProtocolService: {
    setProtocol(
      protocolId: string,
      options: {displaySetSelectorMap: Record<string, string>},
    ): void;
  };
  toolbarService: {
    registerEventForToolbarUpdate(
      service: DisplaySetService,
      events: string[],
    ): void;
  };
  uiNotificationService: {
    show(notification: {
      title: string;
      message: string;
      type: 'info' | 'warning' | 'error';
    }): void;
  };
  userAuthenticationService: {
    /** Nothing where the viewer runs without sign-in. */
    getAuthorizationHeader(): Record<string, string> | undefined;
  };
};

export type ServicesManager = {services: Services};

/**
 * What the extension manager hands to each `get…Module`
 * function and to `preRegistration`; it hands more.
 */
export type ExtensionParams = {
  servicesManager: ServicesManager;
  commandsManager: {
    runCommand(name: string, options?: Record<string, unknown>): unknown;
  };
};
