const common = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: false,
  useCPURendering: true,
};
const roots = {qidoRoot: '/rs', wadoRoot: '/rs'};

window.config = {
  ...common,
  showStudyList: true,
  defaultDataSourceName: 'archive',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive',
      configuration: {
        friendlyName: 'Archive',
        name: 'archive',
        ...roots,
        imageRendering: 'wadors',
      },
    },
  ],
};
