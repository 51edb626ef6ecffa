window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: true,
  showPatientInfo: 'visible',
  investigationalUseDialog: {option: 'never'},
  studyPrefetcher: {
    enabled: true,
    displaySetsCount: 2,
    maxNumPrefetchRequests: 10,
    order: 'closest',
  },
  customizationService: {},
  httpErrorHandler: (error) => console.warn(error.status),
  defaultDataSourceName: 'archive',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive',
      configuration: {
        friendlyName: 'Archive',
        name: 'archive',
        qidoRoot: '/dicom-web',
        wadoRoot: '/dicom-web',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
      },
    },
  ],
};
