window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: false,
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
window.config.showStudyList = true;
window.config.autoPlayCine = false;
