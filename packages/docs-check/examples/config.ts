/**
 * A whole `window.config = {…}` in a sample, and a data source that is shown alone: their
 * keys against the configuration facts of the page's version, their values against the
 * types in that version's reference data, and whether the configuration is complete.
 */
import ts from 'typescript';
import type {DocsVersion} from '../facts/index';
import {dataEntries, dataFolders} from '../data/folders';
import type {Place, RuleContext} from '../core/context';
import {releasesIn} from '../core/releases';
import {checkComplete} from './complete-config';
import {bare, propertiesOf, textOf, typeOf, valueOf} from './object-literal';

/** Objects whose keys are known one by one. Below others, keys are looked up as names. */
const known = new Set([
  'window.config',
  'window.config.maxNumRequests',
  'window.config.dangerouslyUseDynamicConfig',
  'window.config.dataSources',
  'window.config.dataSources.configuration',
  'window.config.dataSources.configuration.bulkDataURI',
  'window.config.studyPrefetcher',
  'window.config.whiteLabeling',
]);

/** Objects whose keys are the reader's own. */
const free = new Set(['window.config.modesConfiguration']);

type Types = Map<string, string[]>;
const typesOf: Partial<Record<DocsVersion, Types>> = {};

/** `window.config.showStudyList` -> `boolean`, as the tables of that version's configuration pages say. */
function typesIn(version: DocsVersion): Types {
  const known = typesOf[version];
  if (known) {
    return known;
  }
  const types: Types = new Map();
  type Typed = {key?: string; option?: string; type: string};
  for (const {key, type} of dataEntries<Typed>(version, 'window-config.json')) {
    types.set(`window.config.${key}`, type.split(' | '));
  }
  for (const {option, type} of dataEntries<Typed>(
    version,
    'data-source-options.json',
  )) {
    types.set(
      `window.config.dataSources.configuration.${option}`,
      type.split(' | '),
    );
  }
  return (typesOf[version] = types);
}

/** Inside a data source of the reader's own extension, which has its own options. */
function ofOwnSource(node: ts.Node): boolean {
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isObjectLiteralExpression(up)) {
      const namespace = textOf(valueOf(propertiesOf(up).get('namespace')));
      if (namespace !== null) {
        return !namespace.startsWith('@ohif/');
      }
    }
  }
  return false;
}

/** `{namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName, configuration}`, anywhere in a sample. */
export function isDataSource(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) {
    return false;
  }
  const properties = propertiesOf(node);
  return (
    /^@[\w-]+\/[\w-]+\.dataSourcesModule\./.test(
      textOf(valueOf(properties.get('namespace'))) ?? '',
    ) ||
    // An entry of the list that a DICOMweb proxy answers with has no namespace.
    (properties.has('configuration') &&
      ts.isArrayLiteralExpression(node.parent) &&
      ts.isPropertyAssignment(node.parent.parent) &&
      /^["']?dicomWeb["']?$/.test(node.parent.parent.name.getText()))
  );
}

/** What is known of a sample in addition to its code: its title, its comments, and the text of its section. */
export type About = {title: string; comments: string; section: string};

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Walks one sample; `owner` is the path of an object below `window.config`. */
class ConfigCheck {
  private readonly seen = new Set<ts.Node>();
  private readonly types: Types;
  private readonly isOlder: boolean;

  constructor(
    private readonly file: ts.SourceFile,
    private readonly firstLine: number,
    private readonly resolver: RuleContext,
    private readonly place: (line: number) => Place,
    private readonly about: About,
  ) {
    this.types = typesIn(resolver.version);
    this.isOlder = [...releasesIn(about.title)].includes('older');
  }

  private readonly at = (node: ts.Node) =>
    this.place(
      this.firstLine +
        this.file.getLineAndCharacterOfPosition(node.getStart(this.file)).line,
    );

  visit(node: ts.Node): void {
    if (isAssignment(node)) {
      const target = node.left.getText(this.file);
      const member = /^window\.config\.(\w+)$/.exec(target)?.[1];
      if (target === 'window.config') {
        this.value(node.right, 'window.config');
      } else if (member !== undefined) {
        this.resolver.configKey('window.config', member, this.at(node));
        this.checkType(bare(node.right), target);
        this.value(node.right, target);
      }
    } else if (
      ts.isObjectLiteralExpression(node) &&
      !this.seen.has(node) &&
      isDataSource(node)
    ) {
      this.object(node, 'window.config.dataSources');
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private object(node: ts.ObjectLiteralExpression, owner: string): void {
    this.seen.add(node);
    if (owner === 'window.config' && !this.isOlder) {
      checkComplete(node, this.about, this.resolver, this.at);
    }
    for (const [key, property] of propertiesOf(node)) {
      if (/^[A-Za-z_$][\w$]*$/.test(key)) {
        this.key(key, property, owner);
      }
      const path = `${owner}.${key}`;
      if (ts.isMethodDeclaration(property)) {
        this.checkType(property, path);
      } else if (ts.isPropertyAssignment(property)) {
        this.checkType(bare(property.initializer), path);
        this.value(property.initializer, path);
      }
    }
  }

  private key(key: string, property: ts.Node, owner: string): void {
    const isOptionOfOwnSource =
      owner.startsWith('window.config.dataSources.configuration') &&
      ofOwnSource(property);
    if (known.has(owner) && !isOptionOfOwnSource) {
      this.resolver.configKey(owner, key, this.at(property));
    } else if (isOptionOfOwnSource || !free.has(owner)) {
      this.resolver.name(key, this.at(property));
    }
  }

  private value(expression: ts.Expression, owner: string): void {
    const node = bare(expression);
    if (ts.isObjectLiteralExpression(node)) {
      this.object(node, owner);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element) => this.value(element, owner));
    } else if (
      owner === 'window.config' &&
      (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    ) {
      this.body(node.body);
    }
  }

  /** `window.config = ({servicesManager}) => ({…})`: a function can return the configuration. */
  private body(node: ts.ConciseBody): void {
    if (!ts.isBlock(node)) {
      this.value(node, 'window.config');
      return;
    }
    for (const statement of node.statements) {
      if (ts.isReturnStatement(statement) && statement.expression) {
        this.value(statement.expression, 'window.config');
      }
    }
  }

  /** The value has one of the types that the tables give its key. */
  private checkType(node: ts.Node, path: string): void {
    const wanted = this.types.get(path);
    const type = typeOf(node);
    if (
      !wanted ||
      !type ||
      wanted.includes(type) ||
      this.isOlder ||
      ofOwnSource(node)
    ) {
      return;
    }
    this.resolver.problem(
      this.at(node),
      path.replace(/^window\.config\./, ''),
      `is given ${/^[aeo]/.test(type) ? 'an' : 'a'} ${type} here, and the reference data (${dataFolders[this.resolver.version]}) says ${wanted.join(' or ')}.`,
    );
  }
}

/** Reports what is wrong with the configurations and data sources of a sample. */
export function checkWindowConfig(
  file: ts.SourceFile,
  firstLine: number,
  resolver: RuleContext,
  place: (line: number) => Place,
  about: About,
): void {
  new ConfigCheck(file, firstLine, resolver, place, about).visit(file);
}
