/**
 * Checks that the viewer starts and finds studies for a reader who copies a
 * `window.config`.
 */
import ts from 'typescript';
import {nearestOf} from '../facts/nearest';
import type {Place, RuleContext} from '../core/context';
import {bare, propertiesOf, textOf, valueOf} from './object-literal';
import type {About} from './config';

/** The keys without which the viewer does not start, or starts with nothing to show. */
const required = ['extensions', 'modes', 'dataSources'];

/** A title (or a comment) that says that the sample is not the whole file. */
const saysPart =
  /\bwithout the other keys\b|\bexcerpt\b|\bpart\b|\bonly the keys?\b/i;

/** A text that is about a viewer without a data source. */
const saysNoDataSource =
  /\b(?:no|not (?:a|one|any)|without (?:a|any)?|lacks?|empty|leaves? out)\s*(?:\w+ )?`?data ?sources?\b|\bdataSources`?(?::? \[\]| (?:is|stays|was|left) (?:empty|an empty))/i;

type Report = (
  node: ts.Node,
  name: string,
  message: string,
  nearest?: string | null,
) => void;

/** Reports what a whole configuration lacks. One that spreads other objects is not judged. */
export function checkComplete(
  node: ts.ObjectLiteralExpression,
  about: About,
  resolver: RuleContext,
  at: (node: ts.Node) => Place,
): void {
  if (node.properties.some(ts.isSpreadAssignment)) {
    return;
  }
  const report: Report = (where, name, message, nearest) =>
    resolver.problem(at(where), name, message, nearest);
  const properties = propertiesOf(node);
  const missing = required.filter((key) => !properties.has(key));
  if (
    missing.length > 0 &&
    !saysPart.test(`${about.title}\n${about.comments}`)
  ) {
    report(
      node,
      'window.config',
      `lacks ${missing.map((key) => `\`${key}\``).join(', ')}: a reader who copies the sample has a viewer that does not start, or finds no study. Write the whole configuration, or say in the title of the sample that it is not whole (title="app-config.js, without the other keys").`,
    );
  }
  const sources = valueOf(properties.get('dataSources'));
  if (!sources || !ts.isArrayLiteralExpression(sources)) {
    return;
  }
  if (sources.elements.length > 0) {
    checkDefault(
      sources,
      valueOf(properties.get('defaultDataSourceName')),
      report,
    );
  } else if (!saysNoDataSource.test(`${about.comments}\n${about.section}`)) {
    report(
      sources,
      'dataSources',
      'is empty: a reader who copies the sample has a viewer without a data source, which finds no study. Write a data source (namespace, sourceName, configuration), or leave out `extensions`, `modes`, and `dataSources` and say so in the title of the sample (title="app-config.js, without the other keys"). If the text is about a viewer without a data source, it must say that next to the sample.',
    );
  }
}

function checkDefault(
  sources: ts.ArrayLiteralExpression,
  wanted: ts.Expression | null,
  report: Report,
): void {
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
    report(
      wanted!,
      name,
      `is the \`defaultDataSourceName\`, and no data source of the sample has it as its \`sourceName\`. They have: ${names.map((n) => `\`${n}\``).join(', ')}.`,
      nearestOf(name, names),
    );
  }
}
