window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: true,
  defaultDataSourceName: 'second',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'first',
      configuration: {
        friendlyName: 'First',
        name: 'first',
        qidoRoot: '/first/dicom-web',
        wadoRoot: '/first/dicom-web',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
      },
    },
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'second',
      configuration: {
        friendlyName: 'Second',
        name: 'second',
        qidoRoot: '/second/dicom-web',
        wadoRoot: '/second/dicom-web',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
        supportsWildcard: true,
        singlepart: 'bulkdata,video',
        bulkDataURI: {enabled: true, relativeResolution: 'studies'},
      },
    },
  ],
};
