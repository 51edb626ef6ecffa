/**
 * A whole `window.config = {…}` in a sample, and a data source that stands alone: their keys against the configuration facts of
 * the page's version, their values against the types in that version's reference data, and whether a viewer started with
 * the configuration has a data source to ask.
 */
import ts from 'typescript';
import {nearestOf, type DocsVersion} from '../facts/index';
import {dataEntries, dataFolders} from '../data/folders';
import type {Place, RuleContext} from '../core/context';
import {releasesIn} from '../core/releases';

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

/** The keys without which the viewer does not start, or starts with nothing to show. */
const required = ['extensions', 'modes', 'dataSources'];

/** A title (or a comment) that says that the sample is not the whole file. */
const saysPart =
  /\bwithout the other keys\b|\bexcerpt\b|\bpart\b|\bonly the keys?\b/i;

/** A text that is about a viewer without a data source. */
const saysNoDataSource =
  /\b(?:no|not (?:a|one|any)|without (?:a|any)?|lacks?|empty|leaves? out)\s*(?:\w+ )?`?data ?sources?\b|\bdataSources`?(?::? \[\]| (?:is|stays|was|left) (?:empty|an empty))/i;

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

/** The type of a value that is written out; null where it is computed. */
function typeOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    return 'string';
  }
  if (ts.isNumericLiteral(node)) {
    return 'number';
  }
  if (
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  ) {
    return 'boolean';
  }
  if (ts.isArrayLiteralExpression(node)) {
    return 'array';
  }
  if (ts.isObjectLiteralExpression(node)) {
    return 'object';
  }
  if (ts.isFunctionLike(node)) {
    return 'function';
  }
  return null;
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

const propertiesOf = (node: ts.ObjectLiteralExpression) =>
  new Map(
    node.properties.flatMap((p): [string, ts.ObjectLiteralElementLike][] =>
      p.name && (ts.isIdentifier(p.name) || ts.isStringLiteral(p.name))
        ? [[p.name.text, p]]
        : [],
    ),
  );

const valueOf = (property: ts.ObjectLiteralElementLike | undefined) =>
  property && ts.isPropertyAssignment(property)
    ? bare(property.initializer)
    : null;

const textOf = (node: ts.Node | null) =>
  node && ts.isStringLiteralLike(node) ? node.text : null;

/** Inside a data source of the reader's own extension, which has options of its own. */
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

/** `{namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName, configuration}`, wherever it stands. */
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

/** What is known of a sample beside its code: its title and comments, and the text of its section. */
export type About = {title: string; comments: string; section: string};

export function checkWindowConfig(
  file: ts.SourceFile,
  firstLine: number,
  resolver: RuleContext,
  place: (line: number) => Place,
  about: About,
): void {
  const at = (node: ts.Node) =>
    place(
      firstLine + file.getLineAndCharacterOfPosition(node.getStart(file)).line,
    );

  const types = typesIn(resolver.version);
  const older = [...releasesIn(about.title)].includes('older');

  /** The value has one of the types that the tables give its key. */
  const typed = (node: ts.Node, path: string) => {
    const wanted = types.get(path);
    const is = typeOf(node);
    if (!wanted || !is || wanted.includes(is) || older || ofOwnSource(node)) {
      return;
    }
    resolver.problem(
      at(node),
      path.replace(/^window\.config\./, ''),
      `is given ${/^[aeo]/.test(is) ? 'an' : 'a'} ${is} here, and the reference data (${dataFolders[resolver.version]}) says ${wanted.join(' or ')}.`,
    );
  };

  /** A reader who copies the object has a viewer that finds studies. */
  const complete = (node: ts.ObjectLiteralExpression) => {
    if (older || node.properties.some(ts.isSpreadAssignment)) {
      return;
    }
    const properties = propertiesOf(node);
    const sources = valueOf(properties.get('dataSources'));
    const part = saysPart.test(`${about.title}\n${about.comments}`);
    const missing = required.filter((key) => !properties.has(key));
    if (missing.length && !part) {
      resolver.problem(
        at(node),
        'window.config',
        `lacks ${missing.map((key) => `\`${key}\``).join(', ')}: a reader who copies the sample has a viewer that does not start, or finds no study. Write the whole configuration, or say in the title of the sample that it is not whole (title="app-config.js, without the other keys").`,
      );
    }
    if (!sources || !ts.isArrayLiteralExpression(sources)) {
      return;
    }
    if (!sources.elements.length) {
      if (!saysNoDataSource.test(`${about.comments}\n${about.section}`)) {
        resolver.problem(
          at(sources),
          'dataSources',
          'is empty: a reader who copies the sample has a viewer without a data source, which finds no study. Write a data source (namespace, sourceName, configuration), or leave `extensions`, `modes` and `dataSources` out and say so in the title of the sample (title="app-config.js, without the other keys"). Where the text is about a viewer without a data source, it must say that beside the sample.',
        );
      }
      return;
    }
    const wanted = valueOf(properties.get('defaultDataSourceName'));
    const names = sources.elements.map((element) => {
      const source = bare(element);
      return ts.isObjectLiteralExpression(source)
        ? textOf(valueOf(propertiesOf(source).get('sourceName')))
        : null;
    });
    const name = textOf(wanted);
    if (
      name !== null &&
      names.every((n) => n !== null) &&
      !names.includes(name)
    ) {
      resolver.problem(
        at(wanted!),
        name,
        `is the \`defaultDataSourceName\`, and no data source of the sample has it as its \`sourceName\`. They have: ${names.map((n) => `\`${n}\``).join(', ')}.`,
        nearestOf(name, names),
      );
    }
  };

  const seen = new Set<ts.Node>();
  const object = (node: ts.ObjectLiteralExpression, owner: string) => {
    seen.add(node);
    if (owner === 'window.config') {
      complete(node);
    }
    for (const property of node.properties) {
      if (
        !property.name ||
        !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ) {
        continue;
      }
      const key = property.name.text;
      if (/^[A-Za-z_$][\w$]*$/.test(key)) {
        const own =
          owner.startsWith('window.config.dataSources.configuration') &&
          ofOwnSource(property);
        if (own) {
          resolver.name(key, at(property));
        } else if (known.has(owner)) {
          resolver.configKey(owner, key, at(property));
        } else if (!free.has(owner)) {
          resolver.name(key, at(property));
        }
      }
      const path = `${owner}.${key}`;
      if (ts.isMethodDeclaration(property)) {
        typed(property, path);
      }
      if (!ts.isPropertyAssignment(property)) {
        continue;
      }
      typed(bare(property.initializer), path);
      value(property.initializer, path);
    }
  };
  const value = (node: ts.Expression, owner: string): void => {
    if (ts.isObjectLiteralExpression(node)) {
      object(node, owner);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((e) => value(e, owner));
    } else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      value(node.expression, owner);
    } else if (ts.isArrowFunction(node)) {
      body(node.body, owner);
    } else if (ts.isFunctionExpression(node)) {
      body(node.body, owner);
    }
  };
  /** `window.config = ({servicesManager}) => ({…})`: a configuration can be a function that returns one. */
  const body = (node: ts.ConciseBody, owner: string) => {
    if (owner !== 'window.config') {
      return;
    }
    if (!ts.isBlock(node)) {
      value(node, owner);
    } else {
      for (const s of node.statements) {
        if (ts.isReturnStatement(s) && s.expression) {
          value(s.expression, owner);
        }
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.left.getText(file) === 'window.config'
    ) {
      value(node.right, 'window.config');
    }
    const member =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? /^window\.config\.(\w+)$/.exec(node.left.getText(file))
        : null;
    if (member) {
      resolver.configKey('window.config', member[1]!, at(node));
      typed(
        bare((node as ts.BinaryExpression).right),
        `window.config.${member[1]}`,
      );
      value((node as ts.BinaryExpression).right, `window.config.${member[1]}`);
    }
    if (
      ts.isObjectLiteralExpression(node) &&
      !seen.has(node) &&
      isDataSource(node)
    ) {
      object(node, 'window.config.dataSources');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
