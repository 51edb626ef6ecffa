window.config = {
  routerBasename: '/ohif',
  extensions: [],
  modes: [],
  customizationService: {},
  showStudyList: true,
  allowMultiSelectExport: true,
  defaultDataSourceName: 'archive',
  dataSources: [
    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive',
      configuration: {
        friendlyName: 'My archive',
        name: 'archive',
        // The browser opens these paths, so they are paths of the viewer's own host.
        qidoRoot: '/dicom-web',
        wadoRoot: '/dicom-web',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
        supportsWildcard: true,
        omitQuotationForMultipartRequest: true,
      },
    },
  ],
};
