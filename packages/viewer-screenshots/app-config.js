/**
 * The viewer's configuration while its pictures are taken: one DICOMweb source (the
 * server in server.mjs), and `dicomjson` and `dicomlocal` under their usual names.
 * Names no host outside this machine.
 */
window.config = {
  name: 'config/pictures.js',
  routerBasename: '/',
  extensions: [],
  modes: [],
  customizationService: {},
  showStudyList: true,
  maxNumberOfWebWorkers: 2,
  showWarningMessageForCrossOrigin: true,
  showCPUFallbackMessage: true,
  showLoadingIndicator: true,
  strictZSpacingForVolumeViewport: true,
  groupEnabledModesFirst: true,
  investigationalUseDialog: {option: 'never'},
  maxNumRequests: {interaction: 100, thumbnail: 75, prefetch: 25},
  showErrorDetails: 'always',
  defaultDataSourceName: 'dicomweb',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'dicomweb',
      configuration: {
        friendlyName: 'Synthetic studies',
        name: 'synthetic',
        qidoRoot: '/dicomweb',
        wadoRoot: '/dicomweb',
        wadoUriRoot: '/dicomweb',
        qidoSupportsIncludeField: false,
        supportsReject: false,
        supportsStow: true,
        dicomUploadEnabled: true,
        imageRendering: 'wadors',
        thumbnailRendering: 'wadors',
        enableStudyLazyLoad: true,
        supportsFuzzyMatching: false,
        supportsWildcard: true,
        singlepart: 'bulkdata,video',
        bulkDataURI: {enabled: true, relativeResolution: 'studies'},
        omitQuotationForMultipartRequest: true,
      },
    },
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',
      sourceName: 'dicomjson',
      configuration: {friendlyName: 'DICOM JSON', name: 'json'},
    },
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomlocal',
      sourceName: 'dicomlocal',
      configuration: {friendlyName: 'Local files'},
    },
  ],
};
