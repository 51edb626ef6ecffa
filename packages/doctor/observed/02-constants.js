const archive = 'https://pacs.example.org';
const root = `${archive}/dicom-web`;
const limits = {interaction: 20, thumbnail: 10, prefetch: 5};

window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: !0,
  maxNumRequests: limits,
  maxCacheSize: 2 * 1024 ** 3,
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
        wadoUriRoot: archive + '/wado',
      },
    },
  ],
};
