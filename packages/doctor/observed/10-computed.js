const isLocal = location.hostname === '127.0.0.1';

window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: true,
  showCPUFallbackMessage: isLocal,
  disableConfirmationPrompts: isLocal ? true : false,
  strictZSpacingForVolumeViewport: false,
  defaultDataSourceName: 'archive',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive',
      configuration: {
        friendlyName: 'Archive',
        name: 'archive',
        qidoRoot: `${location.origin}/dicom-web`,
        wadoRoot: `${location.origin}/dicom-web`,
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
      },
    },
  ],
};
