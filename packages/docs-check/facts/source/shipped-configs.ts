/** Reads the configuration files that the platform ships: their keys and fixed values. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {fixedValues, isFunction, pathOf, walk, type Tree} from './tree';

/**
 * A value of a configuration as a fact. Of code and of texts with several words, which are not
 * facts, only the kind is kept. An object is a list of pairs, because a file may repeat a key.
 */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | ConfigValue[]
  | ConfigObject
  | {only: 'function' | 'text' | 'expression'};

export type ConfigObject = {pairs: [key: string, value: ConfigValue][]};

/** A text of several words; a scope of OpenID Connect is a list of names. */
const isProse = (text: string) => /\s/.test(text) && !/\bopenid\b/.test(text);

function valueOf(node: ts.Expression): ConfigValue {
  if (ts.isObjectLiteralExpression(node)) {
    return objectOf(node);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map(valueOf);
  }
  if (ts.isStringLiteralLike(node)) {
    return isProse(node.text) ? {only: 'text'} : node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (fixedValues.has(node.kind)) {
    return fixedValues.get(node.kind)!;
  }
  return {only: isFunction(node) ? 'function' : 'expression'};
}

/** @throws for a spread or a computed key, which a fact could not show */
function objectOf(node: ts.ObjectLiteralExpression): ConfigObject {
  return {
    pairs: node.properties.map((property) => {
      const {name} = property;
      if (!name || ts.isComputedPropertyName(name)) {
        throw new Error(
          `The extraction does not read this part of a shipped configuration: ${property.getText()}`,
        );
      }
      return [
        name.text,
        ts.isPropertyAssignment(property)
          ? valueOf(property.initializer)
          : {
              only: ts.isMethodDeclaration(property)
                ? 'function'
                : 'expression',
            },
      ];
    }),
  };
}

/** `sourceName` of each data source. */
function sourcesOf({pairs}: ConfigObject): string[] {
  const list = pairs.find(([key]) => key === 'dataSources')?.[1];
  return (Array.isArray(list) ? list : []).flatMap((source) =>
    source !== null && typeof source === 'object' && 'pairs' in source
      ? source.pairs.flatMap(([key, value]) =>
          key === 'sourceName' && typeof value === 'string' ? [value] : [],
        )
      : [],
  );
}

/** Configuration files that are shipped, each with its keys and values. */
export function shippedConfigFacts(tree: Tree): Fact[] {
  return tree.files.flatMap((file) => {
    const match = /^platform\/app\/public\/config\/(.+\.js)$/.exec(
      pathOf(tree, file),
    );
    if (!match) {
      return [];
    }
    const found: ts.Expression[] = [];
    walk(file, (node) => {
      if (
        ts.isBinaryExpression(node) &&
        node.left.getText() === 'window.config'
      ) {
        found.push(node.right);
      }
    });
    const [value] = found;
    if (found.length !== 1 || !ts.isObjectLiteralExpression(value!)) {
      throw new Error(
        `${match[1]} does not assign one object to window.config, so its keys cannot be read.`,
      );
    }
    const config = objectOf(value);
    return [
      {
        kind: 'shipped-config',
        name: match[1]!,
        at: `${pathOf(tree, file)}:1`,
        sources: sourcesOf(config),
        config,
      },
    ];
  });
}
