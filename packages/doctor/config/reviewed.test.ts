// cspell:ignore dicomwebs
/** Ways to write a configuration that real files use: each is read, or named as not checked. */
import {describe, expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {jsonReport} from '../format/json';
import {configReport, sarif} from '../format/sarif';
import {textReport} from '../format/text';
import {checkConfig, fixAll, maskedReport, rules} from '../index';

const current = knowledgeFor('current');
const previous = knowledgeFor('3.9');

const body = `extensions: [], showStudyList: true, modes: [],
  dataSources: [{
    namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
    sourceName: 'main',
    configuration: {name: 'main', qidoRoot: '/rs/studies', wadoRoot: '/rs', imageRendering: 'wadors', enableStudyLazyLoad: true},
  }],
  defaultDataSourceName: 'main',`;
const object = `{${body}}`;

const found = (text: string, knowledge = current) =>
  checkConfig(text, knowledge).findings.map(({rule}) => rule);

describe('a TypeScript file loses its types only', () => {
  it.each([
    ['a number in the middle', 'maxNumberOfWebWorkers: -3,'],
    ['a setting before the last', 'showStudyList: 1,'],
  ])('%s is still checked', (_, wrong) => {
    const plain = `window.config = {${wrong} ${body.replace('showStudyList: true,', '')}};`;
    const typed = plain
      .replace('window.config =', 'const c: AppConfig =')
      .replace(/;$/, ' satisfies AppConfig;\n(window as any).config = c;');
    expect(found(plain).length).toBeGreaterThan(0);
    expect(found(typed)).toEqual([...found(plain), 'module-form']);
  });
});

describe('a configuration is followed', () => {
  it.each([
    [
      'a function that is called at once',
      `window.config = (() => { const c = ${object}; return c; })();`,
    ],
    [
      'a parameter for the window',
      `(function (w) { w.config = ${object}; })(window);`,
    ],
    [
      'this, passed on',
      `(function () { this.config = ${object}; }).call(this);`,
    ],
    ['Object.assign', `window.config = Object.assign({}, ${object});`],
    [
      'Object.assign on the window',
      `Object.assign(window, {config: ${object}});`,
    ],
    [
      'a factory',
      `const make = (modes) => (${object.replace('modes: []', 'modes')}); window.config = make([]);`,
    ],
    [
      'a factory that is declared below',
      `window.config = make(); function make() { return ${object}; }`,
    ],
    [
      'JSON.parse',
      `window.config = JSON.parse('${JSON.stringify({extensions: [], modes: [], showStudyList: true, dataSources: [{namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: 'main', configuration: {qidoRoot: '/rs/studies', wadoRoot: '/rs', imageRendering: 'wadors', enableStudyLazyLoad: true}}], defaultDataSourceName: 'main'})}');`,
    ],
    [
      'an async function',
      `(async () => { await ready(); window.config = ${object}; })();`,
    ],
    [
      'an async factory',
      `window.config = async () => (${object.replace('{', "{routerBasename: '/',")});`,
    ],
    [
      'a callback',
      `fetch('/site').then(r => r.json()).then(() => { window.config = ${object}; });`,
    ],
    [
      'a condition, first',
      `window.config = location.port ? ${object} : other;`,
    ],
    [
      'a condition, second',
      `window.config = location.port ? other : ${object};`,
    ],
    [
      'the other branch',
      `if (isTest) { window.config = {${body.replace('/studies', '')}}; } else { window.config = ${object}; }`,
    ],
    [
      'a switch',
      `switch (location.host) { case 'a': window.config = {${body.replace('/studies', '')}}; break; default: window.config = ${object}; }`,
    ],
    [
      'spread literals',
      `const a = {qidoRoot: '/rs/studies'}; window.config = {${body.replace("qidoRoot: '/rs/studies'", '...a')}};`,
    ],
    [
      'a push',
      `window.config = ${object.replace(/dataSources[\s\S]*\}\],/, 'dataSources: [],')}; window.config.dataSources.push(${/\{\n[\s\S]*\}(?=\])/.exec(object)![0]});`,
    ],
    [
      'a value that is set deep inside',
      `window.config = ${object.replace('/studies', '')}; window.config.dataSources[0].configuration.qidoRoot = '/rs/studies';`,
    ],
    [
      'a loop',
      `window.config = ${object.replace('/studies', '')}; for (const s of window.config.dataSources) { s.configuration.qidoRoot = '/rs/studies'; }`,
    ],
    [
      'TypeScript',
      `interface Site { base: string }\nconst site: Site = { base: '/rs' };\nwindow.config = ${object};`,
    ],
    ['a cast', `(window as any).config = ${object} as const;`],
    [
      'a template',
      `window.config.routerBasename = '\${BASE}';\nif (\${USE}) { window.config = ${object}; }`,
    ],
    [
      'a template with braces',
      `window.config = ${object.replace('showStudyList: true', 'showStudyList: {{ show }}')};`,
    ],
    [
      'a Compose file',
      `configs:\n  viewer:\n    content: |\n      window.config = ${object.replaceAll('\n', '\n      ')};\nservices:\n  viewer: {}\n`,
    ],
    [
      'a script that writes it',
      `#!/bin/sh\ncat > app-config.js <<EOF\nwindow.config = ${object};\nEOF\nexec nginx\n`,
    ],
    ['one data source', /\{\n[\s\S]*\}(?=\])/.exec(object)![0] + ','],
    ['a list of data sources', /dataSources: [\s\S]*\]/.exec(object)![0] + ','],
    ['options of one', "{ qidoRoot: '/rs/studies', wadoRoot: '/rs' }"],
  ])('%s', (_, text) => {
    expect(found(text).filter((rule) => rule !== 'module-form')).toEqual([
      'root-studies',
    ]);
  });

  it('reads one customization', () => {
    expect(found("'viewportOverlay.topLeft': { id: 'x', items: [] },")).toEqual(
      ['customization-value'],
    );
  });
});

describe('what is not read is said', () => {
  it.each([
    ['a call', 'window.config = build();'],
    [
      'a list that is computed',
      `window.config = ${object.replace('modes: []', 'modes: pick()')};`,
    ],
    ['a spread', `window.config = {...defaults, ${body}};`],
    ['a key that is computed', `window.config = {[name]: 1, ${body}};`],
    [
      'a source that is chosen',
      `window.config = ${object.replace('dataSources: [', 'dataSources: [chosen, ')};`,
    ],
    [
      'a change by another function',
      `window.config = ${object}; customize(window.config);`,
    ],
    [
      'a loop',
      `window.config = ${object}; while (more()) { window.config.dataSources.push(next()); }`,
    ],
    [
      'a catch',
      `window.config = ${object}; try { go(); } catch (e) { window.config = {}; }`,
    ],
    [
      'escaped JSON',
      String.raw`window.config = JSON.parse("{\"modes\": []}");`,
    ],
    [
      'a placeholder of Helm with a default',
      `window.config = ${object.replace('extensions: []', 'extensions: {{ .Values.extensions | default "{}" }}')};`,
    ],
    [
      'a placeholder',
      `window.config = ${object.replace("'/rs/studies'", "'${ROOT}'")};`,
    ],
  ])('%s', (_, text) => {
    const {findings, notChecked} = checkConfig(text, current);
    const files = [{file: 'a.js', findings, notChecked}];
    expect(notChecked).not.toEqual([]);
    const {what, why, range} = notChecked[0]!;
    expect(textReport(files, '')).toContain(
      `a.js:${range.line}:${range.column}: not checked: ${what}: ${why}.`,
    );
    expect(textReport(files, '')).not.toMatch(/\b0 errors/);
    expect(
      (JSON.parse(jsonReport(files)) as {notChecked: object[]}).notChecked,
    ).toContainEqual(expect.objectContaining({line: range.line, what, why}));
    expect(sarif(configReport(files, rules, ''), '1')).toContain(
      'toolExecutionNotifications',
    );
    expect(
      maskedReport(text, {findings, notChecked, effective: []}, '3.10'),
    ).toContain(`- Line ${range.line}: `);
  });
});

describe('no false alarm', () => {
  it.each([
    [
      'sources that are pushed',
      "window.config = window.config || {}; window.config.dataSources = []; window.config.dataSources.push({namespace: '@ohif/extension-default.dataSourcesModule.dicomjson', sourceName: 'main', configuration: {name: 'main'}}); window.config.defaultDataSourceName = 'main';",
    ],
    [
      'a condition',
      `const a = {${body.replace('/studies', '')}}; const b = {...a, showStudyList: false}; window.config = location.hostname === 'a.example' ? a : b;`,
    ],
    [
      'a change of what was set',
      `window.config = {${body.replace('/studies', '')}}; window.config = {...window.config, showStudyList: false};`,
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each([
  [
    'an overlay of 3.9',
    'customizationService: {cornerstoneOverlayTopLeft: {items: []}},',
    current,
    'unknown-customization',
  ],
  [
    'its list in an object',
    "customizationService: {'viewportOverlay.topLeft': {id: 'a', items: []}},",
    current,
    'customization-value',
  ],
  [
    'an id of nobody',
    "customizationService: {'ohif.appTitle': {$set: 'x'}},",
    current,
    'unknown-customization',
  ],
  [
    'a string for a component',
    "customizationService: {dicomUploadComponent: '@ohif/x.customizationModule.y'},",
    previous,
    'customization-value',
  ],
  [
    'null as the base path',
    'routerBasename: null,',
    previous,
    'router-basename',
  ],
  [
    'a command for a mode',
    "modesConfiguration: {a: {hangingProtocol: {$set: ['default']}}},",
    current,
    'misplaced-key',
  ],
])('finds %s', (_, line, knowledge, rule) => {
  const text = `window.config = {\n${line}\n${body.replace('/studies', '')}\n};`;
  expect(found(text, knowledge)).toContain(rule);
});

it.each([
  ['a full-width comma', 'showStudyList: true，'],
  ['a full-width colon', 'showStudyList： true,'],
  ['full-width quotation marks', 'routerBasename: ＂/ohif＂,'],
  ['typographic quotation marks', 'routerBasename: “/ohif”,'],
])('corrects %s', (_, line) => {
  const clean = body
    .replace('/studies', '')
    .replace('showStudyList: true, ', '');
  const text = `window.config = {\n${line}\n${line.includes('show') ? '' : 'showStudyList: true,'}${clean}\n};`;
  const check = (changed: string) => checkConfig(changed, current).findings;
  expect(check(text).map(({rule}) => rule)).toContain('syntax-error');
  expect(check(fixAll(text, check))).toEqual([]);
});

it('says where a key is a customization', () => {
  const text = `window.config = {customRoutes: [], ${body}};`;
  const {findings} = checkConfig(text, current);
  expect(findings.map(({why}) => why).join()).toContain(
    '"routes.customRoutes" in "customizationService"',
  );
});

it('names what follows an error that swallows the configuration', () => {
  const text = `if (today) {\n  save({\n    day: \`\${year}\${da>\`,\n    end: null,\n  });\n}\nwindow.config = ${object};\n`;
  const {findings, notChecked} = checkConfig(text, current);
  expect(findings.map(({rule}) => rule)).toContain('syntax-error');
  expect(notChecked).toHaveLength(1);
});

it.each([
  ['@ohif/extension-ai-overlays', 'warning', 1],
  ['@ohif/extension-defaults', 'error', 0],
  ['@hospital/extension-notes', undefined, 0],
  ['@ohif/extension-default', undefined, 0],
])('asks about a package that may be of a fork: %s', (name, severity, open) => {
  const text = `window.config = ${object.replace('extensions: []', `extensions: ['${name}']`)};`;
  const {findings, notChecked} = checkConfig(text, current);
  const found = findings.find(({rule}) => rule === 'unknown-module');
  expect(found?.severity).toBe(severity);
  expect(notChecked).toHaveLength(open);
});

it('names a configuration that it cannot follow', () => {
  const text = `export class Site {\n  get() {\n    return ${object};\n  }\n}\n`;
  expect(checkConfig(text, current).notChecked).toHaveLength(1);
});
