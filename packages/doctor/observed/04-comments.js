/** @type {AppTypes.Config} */
window.config = {
  routerBasename: null, // the root
  /* extensions: ['none'], */
  extensions: [],
  modes: [],
  showStudyList: true,
  showLoadingIndicator: false,
  maxNumberOfWebWorkers: 0x4,
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
