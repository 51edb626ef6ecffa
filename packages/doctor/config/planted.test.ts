// cspell:ignore Renderng dicomwebs Lazyload studymode longitudnal
/** Faulty configurations, each with the rule, the line, and the column that must be reported. */
import {expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {checkConfig, type CheckOptions} from '../index';
import {
  asFunction,
  oidcWith,
  withKeys,
  withOptions,
  withRoots,
  withSource,
} from './rules/example';

const current = knowledgeFor('current');
const previous = knowledgeFor('3.9');

/**
 * The mark ¦ is where the finding begins; it is removed before the check. The first line after
 * the text is the rule.
 */
type Planted = [
  rule: string,
  marked: string,
  options?: CheckOptions & {release?: '3.9'},
];

const dicomweb = "'@ohif/extension-default.dataSourcesModule.dicomweb'";
const source = (name: string, options: string) =>
  `{\n  namespace: ${dicomweb},\n  sourceName: ${name},\n  configuration: {${options}},\n},`;
const https = {origin: 'https://viewer.example.org'};

const planted: Planted[] = [
  // Syntax
  [
    'missing-comma',
    withKeys('maxNumRequests: {\n  interaction: 100¦\n  thumbnail: 75,\n},'),
  ],
  ['missing-comma', withKeys('useCursors: true¦\nautoPlayCine: true,')],
  [
    'missing-comma',
    withOptions("friendlyName: 'Archive'¦\nsupportsWildcard: true,"),
  ],
  [
    'missing-comma',
    withKeys('whiteLabeling: {}¦ // the logo\nuseCursors: true,'),
  ],
  ['syntax-error', withKeys("showPatientInfo: ¦'visible,")],
  ['syntax-error', withKeys('showPatientInfo: ¦‘visible’,')],
  ['syntax-error', withKeys('useCursors ¦= true,')],
  ['syntax-error', withKeys('useCursors: true¦;')],
  ['syntax-error', withKeys('useCursors: true,¦,')],
  ['syntax-error', 'window.config = ¦{\n  modes: [],\n  extensions: [],\n'],
  ['syntax-error', 'window.config = {\n  modes: [],\n  extensions: [¦},\n};\n'],
  [
    'syntax-error',
    '¦<<<<<<< HEAD\nwindow.config = {modes: [], extensions: []};\n',
  ],
  [
    'syntax-error',
    withKeys(
      'whiteLabeling: {createLogoComponentFn: () => ¦<img src="/a.svg" />},',
    ),
  ],
  ['not-a-configuration', '¦<!DOCTYPE html>\n<html></html>\n'],
  ['not-a-configuration', '¦  \n'],
  [
    'nothing-set',
    'const config = ¦{modes: [], extensions: [], dataSources: []};\n',
  ],
  [
    'several-assignments',
    '¦window.config = {};\nwindow.config = {modes: [], extensions: []};\n',
  ],
  ['module-form', '¦module.exports = {modes: [], extensions: []};\n'],
  ['json-strict', "¦{\n  'modes': [],\n  'extensions': []\n}\n"],
  // Keys
  [
    'unknown-key',
    withKeys("¦routerBaseName: '/ohif',").replace(
      "  routerBasename: '/',\n",
      '',
    ),
  ],
  ['unknown-key', withKeys('¦useCPURenderng: true,')],
  ['unknown-key', withKeys('¦siteColor: "red",')],
  ['misplaced-key', withKeys("¦singlepart: 'video',")],
  ['misplaced-key', withOptions('¦maxNumRequests: {interaction: 10},')],
  ['dead-key', withKeys('¦useNorm16Texture: true,')],
  ['dead-key', withKeys('¦useSharedArrayBuffer: "AUTO",'), {release: '3.9'}],
  ['old-key', withKeys('¦cornerstoneExtensionConfig: {},')],
  ['old-key', withOptions('¦useBulkDataURI: true,')],
  ['other-release-key', withKeys('¦addWindowLevelActionMenu: false,')],
  ['other-release-key', withKeys('¦multimonitor: [],'), {release: '3.9'}],
  ['v2-servers', 'window.config = {\n  ¦servers: {dicomWeb: []},\n};\n'],
  ['duplicate-key', withKeys('¦useCursors: true,\nuseCursors: false,')],
  ['wrong-type', withKeys("autoPlayCine: ¦'false',")],
  ['wrong-type', withKeys('studyPrefetcher: {enabled: ¦1},')],
  [
    'wrong-type',
    withOptions("enableStudyLazyLoad: ¦'true',").replace(
      '        enableStudyLazyLoad: true,\n',
      '',
    ),
  ],
  ['wrong-value', withKeys("showPatientInfo: ¦'none',")],
  [
    'wrong-value',
    withOptions("imageRendering: ¦'wado-rs',").replace(
      "        imageRendering: 'wadors',\n",
      '',
    ),
  ],
  ['unknown-field', withKeys('maxNumRequests: {¦prefetching: 5},')],
  ['cache-size', withKeys('maxCacheSize: ¦4096,')],
  [
    'many-requests',
    withRoots('http://pacs.example.org/dicom-web').replace(
      '  dataSources',
      '  maxNumRequests: {thumbnail: ¦75},\n  dataSources',
    ),
  ],
  [
    'missing-required',
    withKeys('').replace('  extensions: [],\n', '').replace('{', '¦{'),
  ],
  ['missing-data-sources', 'window.config = ¦{modes: [], extensions: []};\n'],
  [
    'study-list-hidden',
    withKeys('').replace('  showStudyList: true,\n', '').replace('{', '¦{'),
  ],
  // Data sources
  [
    'incomplete-source',
    withSource("¦{\n  sourceName: 'b',\n  configuration: {},\n},"),
  ],
  [
    'missing-root',
    withSource(
      source("'b'", "name: 'b'").replace(
        'configuration: {',
        'configuration: ¦{',
      ),
    ),
  ],
  [
    'source-names',
    withSource(
      source(
        "¦'archive'",
        "name: 'b', qidoRoot: '/b', wadoRoot: '/b', imageRendering: 'wadors'",
      ),
    ),
  ],
  [
    'metadata-names',
    withSource(
      source(
        "'b'",
        "name: ¦'archive', qidoRoot: '/b', wadoRoot: '/b', imageRendering: 'wadors'",
      ),
    ),
  ],
  ['default-source', withKeys('').replace("'archive'", "¦'main'")],
  [
    'unknown-namespace',
    withKeys('').replace(
      dicomweb,
      "¦'@ohif/extension-default.dataSourcesModule.dicomwebs'",
    ),
  ],
  [
    'function-source-name',
    asFunction("routerBasename: '/',").replace("'archive'", "¦'dicomweb'"),
  ],
  [
    'merged-sources',
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.merge',\n  sourceName: 'all',\n  configuration: {seriesMerge: {dataSourceNames: ['archive', ¦'north']}},\n},",
    ),
  ],
  ['dead-option', withOptions('¦lazyLoadStudy: true,')],
  [
    'unknown-option',
    withOptions('¦enableStudyLazyload: true,').replace(
      '        enableStudyLazyLoad: true,\n',
      '',
    ),
  ],
  [
    'root-studies',
    withRoots('https://pacs.example.org/dicom-web/studies').replace(
      "'https",
      "¦'https",
    ),
  ],
  [
    'root-scheme',
    withRoots('pacs.example.org/dicom-web').replace("'pacs", "¦'pacs"),
  ],
  [
    'orthanc-root',
    withRoots('https://pacs.example.org:8042').replace("'https", "¦'https"),
  ],
  [
    'container-host',
    withRoots('http://pacs:8080/rs').replace("'http", "¦'http"),
  ],
  [
    'local-host',
    withRoots('http://localhost:8080/rs').replace("'http", "¦'http"),
    https,
  ],
  [
    'mixed-content',
    withRoots('http://pacs.example.org/rs').replace("'http", "¦'http"),
    https,
  ],
  [
    'cross-origin',
    withRoots('https://pacs.example.org/rs').replace("'https", "¦'https"),
    https,
  ],
  ['singlepart-value', withOptions("singlepart: ¦'PDF',")],
  ['accept-header', withOptions("acceptHeader: [¦'application/dicom+json'],")],
  ['bulk-data', withOptions("¦bulkDataURI: {startsWith: 'http://a/'},")],
  [
    'archive-options',
    withOptions('supportsReject: ¦true,'),
    {archive: 'Orthanc'},
  ],
  // Start, sign-in, customizations
  ['router-basename', withKeys('').replace("'/'", "¦'/ohif/'")],
  [
    'router-basename',
    withKeys('').replace("'/'", "¦'/viewer'"),
    {path: '/ohif'},
  ],
  ['router-basename', asFunction('routerBasename: ¦null,')],
  [
    'dynamic-config',
    withKeys('dangerouslyUseDynamicConfig: {enabled: true, regex: ¦/.*/},'),
  ],
  [
    'dynamic-config',
    withKeys('¦dangerouslyUseDynamicConfig: {enabled: true},'),
  ],
  ['secret', oidcWith("client_secret: ¦'s3cr3t-value',")],
  [
    'secret',
    withRoots('https://a:b@pacs.example.org/rs').replace("'https", "¦'https"),
  ],
  ['oidc-settings', withKeys('oidc: ¦[],')],
  ['oidc-settings', oidcWith("redirect_uri: ¦'/',")],
  ['hotkeys-place', withKeys('¦hotkeys: [],')],
  [
    'customization-shape',
    withKeys(
      "customizationService: [{¦id: 'studyBrowser.studyMode', value: 'primary'}],",
    ),
  ],
  [
    'customization-shape',
    withKeys("customizationService: [{'a.b': {¦$set: 1}}],"),
    {release: '3.9'},
  ],
  [
    'unknown-customization',
    withKeys("customizationService: [{¦'studyBrowser.studymode': {$set: 1}}],"),
  ],
  [
    'unknown-module',
    withKeys('').replace('modes: []', "modes: [¦'@ohif/mode-longitudnal']"),
  ],
  [
    'white-labeling',
    withKeys("whiteLabeling: {createLogoComponentFn: () => ¦'<b>Logo</b>'},"),
  ],
];

it.each(
  planted.map((entry, index) => [`${index + 1}: ${entry[0]}`, entry] as const),
)('%s', (_, [rule, marked, options]) => {
  const at = marked.indexOf('¦');
  const before = marked.slice(0, at).split('\n');
  const text = marked.replace('¦', '');
  const {findings} = checkConfig(
    text,
    options?.release ? previous : current,
    options,
  );
  const places = findings
    .filter((finding) => finding.rule === rule)
    .map(({range}) => `${range.line}:${range.column}`);
  expect(places).toContain(
    `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`,
  );
});

it('plants at least 60 faults', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60);
});
