/** The keys of a whole `window.config = {…}` in a sample, against the configuration data of the page's version. */
import ts from 'typescript';
import type {Place, Resolver} from '../identifiers/resolver';

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

export function checkWindowConfig(
  file: ts.SourceFile,
  firstLine: number,
  resolver: Resolver,
  place: (line: number) => Place,
): void {
  const at = (node: ts.Node) =>
    place(
      firstLine + file.getLineAndCharacterOfPosition(node.getStart(file)).line,
    );

  const object = (node: ts.ObjectLiteralExpression, owner: string) => {
    for (const property of node.properties) {
      if (
        !property.name ||
        !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      )
        continue;
      const key = property.name.text;
      if (/^[A-Za-z_$][\w$]*$/.test(key)) {
        if (known.has(owner)) resolver.configKey(owner, key, at(property));
        else if (!free.has(owner)) resolver.name(key, at(property));
      }
      if (ts.isPropertyAssignment(property))
        value(property.initializer, `${owner}.${key}`);
    }
  };
  const value = (node: ts.Expression, owner: string): void => {
    if (ts.isObjectLiteralExpression(node)) object(node, owner);
    else if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((e) => value(e, owner));
    else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      value(node.expression, owner);
    else if (ts.isArrowFunction(node)) body(node.body, owner);
    else if (ts.isFunctionExpression(node)) body(node.body, owner);
  };
  /** `window.config = ({servicesManager}) => ({…})`: a configuration can be a function that returns one. */
  const body = (node: ts.ConciseBody, owner: string) => {
    if (owner !== 'window.config') return;
    if (!ts.isBlock(node)) value(node, owner);
    else
      for (const s of node.statements)
        if (ts.isReturnStatement(s) && s.expression) value(s.expression, owner);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.left.getText(file) === 'window.config'
    )
      value(node.right, 'window.config');
    const member =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? /^window\.config\.(\w+)$/.exec(node.left.getText(file))
        : null;
    if (member) {
      resolver.configKey('window.config', member[1]!, at(node));
      value((node as ts.BinaryExpression).right, `window.config.${member[1]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
