window.config = () => {
  const root = '/pacs/dicom-web';
  return {
    routerBasename: '/',
    extensions: [],
    modes: [],
    showStudyList: true,
    useCursors: true,
    defaultDataSourceName: 'archive',
    dataSources: [
      {
        namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
        sourceName: 'archive',
        configuration: {
          friendlyName: 'Archive',
          name: 'archive',
          qidoRoot: root,
          wadoRoot: root,
          imageRendering: 'wadors',
          enableStudyLazyLoad: true,
        },
      },
    ],
  };
};
