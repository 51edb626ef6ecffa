/** @type {AppTypes.Config} */
window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  customizationService: {},
  showStudyList: true,
  maxNumberOfWebWorkers: 3,
  allowMultiSelectExport: true,
  showLoadingIndicator: true,
  strictZSpacingForVolumeViewport: true,
  defaultDataSourceName: 'dicomweb',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'dicomweb',
      configuration: {
        friendlyName: 'Hospital archive',
        name: 'archive',
        // The archive has its own host name here:
        // it must support TLS and allow this origin (CORS).
        qidoRoot: 'https://archive.example.org/dicom-web',
        wadoRoot: 'https://archive.example.org/dicom-web',
        wadoUriRoot: 'https://archive.example.org/wado',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
        supportsFuzzyMatching: false,
        supportsWildcard: true,
        omitQuotationForMultipartRequest: true,
      },
    },
  ],
};
