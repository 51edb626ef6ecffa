/**
 * JSON samples whose keys are known: a configuration, what a DICOMweb proxy answers, a file of the DICOM JSON data
 * source, `pluginConfig.json`. Any other JSON is somebody else's and is left alone.
 */
import ts from 'typescript';
import {dataEntries, dataFolders} from '../data/folders';
import {nearestOf, releaseName, type DocsVersion} from '../facts/index';
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
  const [statement] = file.statements;
  if (
    errors.length ||
    !statement ||
    !ts.isExpressionStatement(statement) ||
    !ts.isBinaryExpression(statement.expression)
  ) {
    return;
  }
  const top = statement.expression.right;
  if (member(top, 'dataSources')) {
    return checkWindowConfig(
      parsed('window.config').file,
      firstLine,
      resolver,
      place,
      about,
    );
  }
  if (member(member(top, 'servers') ?? top, 'dicomWeb')) {
    return checkWindowConfig(file, firstLine, resolver, place, about);
  }

  /** Every key below these objects is one of the known ones. */
  const keys = (
    nodes: ts.Expression[],
    isKnown: (key: string) => boolean,
    list: string[],
    what: string,
  ) => {
    const visit = (node: ts.Node): void => {
      const key = ts.isPropertyAssignment(node) ? keyOf(node) : null;
      if (key !== null && !isKnown(key)) {
        resolver.problem(
          place(
            firstLine +
              file.getLineAndCharacterOfPosition(node.getStart(file)).line,
          ),
          key,
          `is no key of ${what}.`,
          nearestOf(key, list),
        );
      }
      ts.forEachChild(node, visit);
    };
    nodes.forEach(visit);
  };

  if (/\bpluginConfig\b/.test(about.title)) {
    if (!ts.isObjectLiteralExpression(top)) {
      return;
    }
    keys(
      [top],
      (key) => pluginLists.includes(key) || pluginKeys.includes(key),
      [...pluginLists, ...pluginKeys],
      '`pluginConfig.json` that is known',
    );
    return;
  }

  const studies = elements(member(top, 'studies')).filter(
    ts.isObjectLiteralExpression,
  );
  const instances = elements(top).filter(
    (node) => member(node, 'url') && member(node, 'metadata'),
  );
  const list = fieldsOf(resolver.version);
  keys(
    [...studies, ...instances],
    (key) =>
      list.includes(key) ||
      partsOfName.includes(key) ||
      (resolver.facts.standardName(key) ?? '').startsWith('dcmjs'),
    list,
    `a DICOM JSON file: it is no DICOM keyword, and ${releaseName[resolver.version]} reads no such field (${dataFolders[resolver.version]}/dicom-json-fields.json)`,
  );
}
