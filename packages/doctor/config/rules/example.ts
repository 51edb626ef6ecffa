/** Configurations for the examples of the rules: complete ones, with something added. */
const indented = (lines: string, by: number) =>
  lines
    .split('\n')
    .map((line) => (line ? `${' '.repeat(by)}${line}\n` : ''))
    .join('');

const open = `window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [],
  showStudyList: true,
  defaultDataSourceName: 'archive',
`;

const source = (options: string, roots: string) => `    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive',
      configuration: {
        name: 'archive',
        qidoRoot: '${roots}',
        wadoRoot: '${roots}',
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
${indented(options, 8)}      },
    },
`;

/** A complete configuration with these keys. */
export const withKeys = (lines: string) =>
  `${open}${indented(lines, 2)}  dataSources: [\n${source('', '/dicom-web')}  ],\n};\n`;

/** A complete configuration with these options of its data source. */
export const withOptions = (lines: string) =>
  `${open}  dataSources: [\n${source(lines, '/dicom-web')}  ],\n};\n`;

/** A complete configuration whose archive is at this URL. */
export const withRoots = (roots: string) =>
  `${open}  dataSources: [\n${source('', roots)}  ],\n};\n`;

/** The same, and the finding begins at the first of its roots. */
export const faultyRoots = (roots: string) =>
  withRoots(roots).replace(`'${roots}'`, `¦'${roots}'`);

/** A complete configuration with one more data source. */
export const withSource = (lines: string) =>
  `${open}  dataSources: [\n${source('', '/dicom-web')}${indented(lines, 4)}  ],\n};\n`;

/** A complete configuration that a function returns. */
export const asFunction = (lines: string) =>
  `window.config = () => ({\n${indented(lines, 2)}  extensions: [],\n  modes: [],\n  showStudyList: true,\n  dataSources: [\n${source('', '/dicom-web')}  ],\n});\n`;

export const oidcWith = (lines: string) =>
  withKeys(`oidc: [
  {
    authority: 'https://idp.example.org/realms/hospital',
    client_id: 'ohif-viewer',
${indented(lines, 4)}  },
],`);
