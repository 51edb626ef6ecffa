/**
 * Checks JSON samples with known keys: a configuration, the response of a DICOMweb proxy, a
 * file of the DICOM JSON data source, `pluginConfig.json`. Other JSON is ignored.
 */
import ts from 'typescript';
import {dataEntries, dataFolders} from '../data/folders';
import {releaseName, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {parseSample} from '../core/sample';
import type {Place, RuleContext} from '../core/context';
import {checkWindowConfig, type About} from './config';

/**
 * Read by platform/app/.webpack/writePluginImportsFile.js (OHIF/Viewers@5ddf8a160272, before 3.10.0-beta.34), except that
 * `version` is written by the command line tool, and that the last three are those of a library that is loaded at run
 * time, as the migration guide from 3.8 to 3.9 has them (`importName`: rules/allow.json).
 */
const pluginLists = ['extensions', 'modes', 'public'];
const pluginKeys = [
  'packageName',
  'default',
  'version',
  'directory',
  'importPath',
  'importName',
  'globalName',
];

const fieldsOf = (version: DocsVersion) =>
  dataEntries<{name: string}>(version, 'dicom-json-fields.json').map(
    ({name}) => name,
  );

/** The parts of a name that DICOM JSON writes as an object. */
const partsOfName = ['Alphabetic', 'Ideographic', 'Phonetic'];

const keyOf = (node: ts.PropertyAssignment) =>
  ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)
    ? node.name.text
    : null;

const member = (node: ts.Expression, key: string) =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.find(
        (p): p is ts.PropertyAssignment =>
          ts.isPropertyAssignment(p) && keyOf(p) === key,
      )?.initializer
    : undefined;

const elements = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? [...node.elements] : [];

const topOf = (file: ts.SourceFile) => {
  const [statement] = file.statements;
  return statement &&
    ts.isExpressionStatement(statement) &&
    ts.isBinaryExpression(statement.expression)
    ? statement.expression.right
    : undefined;
};

/** Reports the keys of a JSON sample that nothing reads, if its kind is known. */
export function checkJson(
  source: string,
  firstLine: number,
  resolver: RuleContext,
  place: (line: number) => Place,
  about: About,
): void {
  const parsed = (target: string) =>
    parseSample({source: `${target} = ${source}`, line: firstLine, lang: 'js'});
  const {file, errors} = parsed('answer');
  const top = topOf(file);
  if (errors.length || !top) {
    return;
  }
  const configuration = member(top, 'dataSources')
    ? parsed('window.config').file
    : member(member(top, 'servers') ?? top, 'dicomWeb')
      ? file
      : undefined;
  if (configuration) {
    checkWindowConfig(configuration, firstLine, resolver, place, about);
    return;
  }
  const known = /\bpluginConfig\b/.test(about.title)
    ? keysOfPluginConfig(top)
    : keysOfDicomJson(top, resolver);
  const unknown = known.nodes.flatMap((node) =>
    keysBelow(node).filter(({key}) => !known.isKnown(key)),
  );
  for (const {key, node} of unknown) {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    resolver.problem(
      place(firstLine + line),
      key,
      `is not a key of ${known.what}.`,
      nearestOf(key, known.list),
    );
  }
}

/** The keys that may appear in these objects and below them. */
type KnownKeys = {
  nodes: ts.Expression[];
  isKnown: (key: string) => boolean;
  list: string[];
  what: string;
};

function keysBelow(top: ts.Node): {key: string; node: ts.Node}[] {
  const found: {key: string; node: ts.Node}[] = [];
  const visit = (node: ts.Node): void => {
    const key = ts.isPropertyAssignment(node) ? keyOf(node) : null;
    if (key !== null) {
      found.push({key, node});
    }
    ts.forEachChild(node, visit);
  };
  visit(top);
  return found;
}

function keysOfPluginConfig(top: ts.Expression): KnownKeys {
  const list = [...pluginLists, ...pluginKeys];
  return {
    nodes: ts.isObjectLiteralExpression(top) ? [top] : [],
    isKnown: (key) => list.includes(key),
    list,
    what: '`pluginConfig.json` that is known',
  };
}

function keysOfDicomJson(
  top: ts.Expression,
  {version, facts}: RuleContext,
): KnownKeys {
  const studies = elements(member(top, 'studies')).filter(
    ts.isObjectLiteralExpression,
  );
  const instances = elements(top).filter(
    (node) => member(node, 'url') && member(node, 'metadata'),
  );
  const list = fieldsOf(version);
  return {
    nodes: [...studies, ...instances],
    isKnown: (key) =>
      list.includes(key) ||
      partsOfName.includes(key) ||
      (facts.standardName(key) ?? '').startsWith('dcmjs'),
    list,
    what: `a DICOM JSON file: it is not a DICOM keyword, and ${releaseName[version]} reads no such field (${dataFolders[version]}/dicom-json-fields.json)`,
  };
}
