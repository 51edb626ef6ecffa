import {propertyOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'v2-servers',
  why: 'Version 3 uses `dataSources`, a list of objects with `namespace`, `sourceName`, and `configuration`. It ignores `servers.dicomWeb`.',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({config, report}) {
    const servers = propertyOf(config, 'servers');
    if (servers) {
      const both = propertyOf(config, 'dataSources');
      report({
        key: servers,
        severity: both ? 'warning' : 'error',
        message: both
          ? '"servers" has no effect, because the viewer uses "dataSources".'
          : '"servers" belongs to version 2, so the viewer finds no data source.',
      });
    }
  },
});

export const about = (): About => ({
  title: 'Version 2 configuration',
  threads: ['OHIF/Viewers#2354'],
  firing: [
    "window.config = {\n  routerBasename: '/',\n  ¦servers: {\n    dicomWeb: [{name: 'Orthanc', qidoRoot: '/dicom-web'}],\n  },\n};\n",
    withKeys('servers: {dicomWeb: []},'),
  ],
  silent: [
    'const servers = {};\nwindow.config = {modes: [], extensions: []};\n',
  ],
});
