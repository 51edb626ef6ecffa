/**
 * The names that the samples of a page declare. They are the page's own: its text and its other
 * samples may use them without any release having them.
 */
import ts from 'typescript';
import domain from '../rules/domain.json';
import type {CodeBlock, Page} from './page';
import {
  forEachBinding,
  isScript,
  parseSample,
  propertyName,
  type ParsedSample,
} from './sample';
import {isImportedName, isNamed, moduleOf, walk} from './syntax';

export type PageNames = {
  /** Declared by the page's own samples. */
  local: Set<string>;
  /** String values in the page's samples, and words of its recipes. */
  values: Set<string>;
};

const platformVariable = new RegExp(domain.platformVariable);

/** A function, a class, a type, and what is in them. */
const declares = (node: ts.Node): node is ts.NamedDeclaration =>
  isNamed(node) ||
  (ts.isClassElement(node) && ts.isClassLike(node.parent)) ||
  ts.isTypeElement(node) ||
  ts.isEnumMember(node);

/** The names of one sample, collected into those of the page. */
class SampleNames {
  private readonly defined = new Set<string>();
  private readonly read = new Set<string>();

  constructor(
    private readonly file: ts.SourceFile,
    private readonly names: PageNames,
  ) {}

  collect(): void {
    walk(this.file, this.visit);
    // What a sample both makes and reads is the sample's own data.
    for (const name of this.defined) {
      if (this.read.has(name)) {
        this.names.local.add(name);
      }
    }
  }

  private readonly visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      this.variable(node);
    } else if (declares(node)) {
      if (node.name && ts.isIdentifier(node.name)) {
        this.names.local.add(node.name.text);
      }
    } else if (isImportedName(node)) {
      const isPlatform = /^@(?:ohif|cornerstonejs)\//.test(moduleOf(node));
      const isRenamed = ts.isImportSpecifier(node) && node.propertyName;
      if (node.name && (!isPlatform || isRenamed)) {
        this.names.local.add(node.name.text);
      }
    } else if (ts.isObjectLiteralElementLike(node)) {
      this.property(node);
    } else if (ts.isPropertyAccessExpression(node)) {
      this.read.add(node.name.text);
    } else if (ts.isStringLiteralLike(node)) {
      this.string(node);
    } else if (ts.isArrowFunction(node)) {
      this.result(node);
    }
  };

  private variable(node: ts.VariableDeclaration | ts.ParameterDeclaration) {
    const isPattern = ts.isObjectBindingPattern(node.name);
    if (ts.isParameter(node) && isPattern) {
      forEachBinding(node.name, (name) => this.defined.add(name));
      return;
    }
    // `const {x} = …services` takes x from the platform: it is not the sample's own name.
    const fromPlatform =
      isPattern &&
      node.initializer &&
      /(?:services|Manager|EVENTS|Service)$/.test(
        node.initializer.getText(this.file),
      );
    if (!fromPlatform) {
      forEachBinding(node.name, (name) => this.names.local.add(name));
    }
  }

  private property(node: ts.ObjectLiteralElementLike) {
    const name = propertyName(node);
    if (name === null) {
      return;
    }
    this.defined.add(name);
    const holder = node.parent.parent;
    if (
      (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) &&
      domain.namingHolders.includes(holder.name.getText(this.file))
    ) {
      this.names.local.add(name);
    }
  }

  private string({parent, text}: ts.StringLiteralLike) {
    if (text.length >= 80 || ts.isImportDeclaration(parent)) {
      return;
    }
    const key = ts.isPropertyAssignment(parent) ? propertyName(parent) : '';
    const method =
      ts.isCallExpression(parent) &&
      ts.isPropertyAccessExpression(parent.expression)
        ? parent.expression.name.text
        : '';
    if (
      !domain.nameSlots.includes(key ?? '') &&
      !domain.readingCalls.includes(method)
    ) {
      this.names.values.add(text);
    }
    if (
      (domain.namingKeys.includes(key ?? '') &&
        /^[A-Za-z_$][\w$]*$/.test(text)) ||
      domain.namingCalls.includes(method)
    ) {
      this.names.local.add(text);
    }
  }

  /** What a function of the sample gets from a callback has the sample's own keys: `create(() => ({x}))` of a store. */
  private result({body, parent}: ts.ArrowFunction) {
    if (
      ts.isParenthesizedExpression(body) &&
      ts.isObjectLiteralExpression(body.expression) &&
      ts.isCallExpression(parent) &&
      ts.isIdentifier(parent.expression) &&
      this.names.local.has(parent.expression.text)
    ) {
      for (const property of body.expression.properties) {
        this.names.local.add(propertyName(property) ?? '');
      }
    }
  }
}

/** Words of a recipe (a compose service, a shell variable, an nginx directive): its own tools check them. */
function addRecipeWords(recipe: string, values: Set<string>): void {
  for (const words of [/[A-Za-z_$@][\w$./:-]*/g, /[A-Za-z_$][\w$]*/g]) {
    for (const [word] of recipe.matchAll(words)) {
      if (!platformVariable.test(word)) {
        values.add(word.replace(/[.:]+$/, ''));
      }
    }
  }
}

/** Parses every sample of a page, and collects the names that they declare. */
export function readSamples(page: Page): {
  names: PageNames;
  samples: Map<CodeBlock, ParsedSample>;
} {
  const names: PageNames = {local: new Set(), values: new Set()};
  const samples = new Map<CodeBlock, ParsedSample>();
  for (const block of page.blocks) {
    if (block.type !== 'code') {
      continue;
    }
    if (!isScript(block.lang)) {
      addRecipeWords(block.value, names.values);
      continue;
    }
    const parsed = parseSample(block.value, block.lang);
    samples.set(block, parsed);
    new SampleNames(parsed.file, names).collect();
  }
  return {names, samples};
}
