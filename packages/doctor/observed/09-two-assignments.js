window.config = {
  routerBasename: '/first',
  extensions: [],
  modes: [],
  showStudyList: false,
  dataSources: [],
};

window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: true,
  groupEnabledModesFirst: false,
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
