/** Reads the configuration files that the platform ships: their keys and fixed values. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {fixedValues, isFunction, walk, type Tree} from './tree';

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

/** @throws for a spread or a computed key, which a fact could not show */
function valueOf(node: ts.Node): ConfigValue {
  if (ts.isObjectLiteralExpression(node)) {
    const pairs = node.properties.map((property): [string, ConfigValue] => {
      const {name} = property;
      if (!name || ts.isComputedPropertyName(name)) {
        throw new Error(
          `The extraction does not read this part of a shipped configuration: ${property.getText()}`,
        );
      }
      const value = ts.isPropertyAssignment(property)
        ? property.initializer
        : property;
      return [name.text, valueOf(value)];
    });
    return {pairs};
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
  return fixedValues.has(node.kind)
    ? fixedValues.get(node.kind)!
    : {only: isFunction(node) ? 'function' : 'expression'};
}

export const isObject = (
  value: ConfigValue | undefined,
): value is ConfigObject =>
  value !== null && typeof value === 'object' && 'pairs' in value;

/** `sourceName` of each data source. */
function sourcesOf({pairs}: ConfigObject): string[] {
  const list = pairs.find(([key]) => key === 'dataSources')?.[1];
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .flatMap((source) =>
      source.pairs.flatMap(([key, value]) =>
        key === 'sourceName' && typeof value === 'string' ? [value] : [],
      ),
    );
}

/** Configuration files that are shipped, each with its keys and values. */
export const shippedConfigFacts = (tree: Tree): Fact[] =>
  tree.files.flatMap((file) => {
    const name = /^platform\/app\/public\/config\/(.+\.js)$/.exec(
      tree.pathOf(file),
    )?.[1];
    if (!name) {
      return [];
    }
    const found: ts.Node[] = [];
    walk(file, (node) => {
      if (
        ts.isBinaryExpression(node) &&
        node.left.getText() === 'window.config'
      ) {
        found.push(node.right);
      }
    });
    const config = found.length === 1 ? valueOf(found[0]!) : undefined;
    if (!isObject(config)) {
      throw new Error(
        `${name} does not assign one object to window.config, so its keys cannot be read.`,
      );
    }
    const at = `${tree.pathOf(file)}:1`;
    const sources = sourcesOf(config);
    return [{kind: 'shipped-config', name, at, sources, config}];
  });
