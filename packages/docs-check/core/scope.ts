/** Resolves the variables of a sample: local values, services, managers, or packages. */
import ts from 'typescript';
import domain from '../rules/domain.json';
import type {DocsVersion, Facts} from '../facts/index';
import {knownOf} from '../facts/releases';
import type {Place} from './lookup';
import {forEachBinding} from './sample';
import {isImportedName, isNamed, moduleOf, unwrap, walk} from './syntax';

/** The object that has all services: `servicesManager.services`. */
export const servicesMark = '#services';
const eventsMark = '#EVENTS';

export const eventsOf = (owner: string) => `${owner}${eventsMark}`;
/** The service of an owner `x#EVENTS`, or null for any other owner. */
export const ownerOfEvents = (owner: string) =>
  owner.endsWith(eventsMark) ? owner.slice(0, -eventsMark.length) : null;

export type Owners = {
  facts: Facts;
  /** The owner that a spelling refers to. */
  ownerOf: (spelling: string, place?: Place) => string | null;
};

/** Owners as a page of that version spells them. */
export const ownersIn = (facts: Facts, version: DocsVersion): Owners => ({
  facts,
  ownerOf: (spelling, place) =>
    facts.owner(version, spelling, knownOf(place?.releases ?? [])),
});

export class Scope {
  private readonly aliases = new Map<string, string>();
  private readonly declared = new Set<string>();
  private readonly otherImports = new Set<string>();
  private readonly usesRequire: boolean;

  constructor(
    file: ts.SourceFile,
    private readonly owners: Owners,
    private readonly placeOf: (node: ts.Node) => Place,
    private readonly hasMembers: (owner: string) => boolean,
  ) {
    this.usesRequire = file.text.includes('require(');
    walk(file, this.collect);
  }

  isDeclared(name: string): boolean {
    return this.declared.has(name);
  }

  /** A variable that holds something of a package other than those that were executed. */
  isOfOtherPackage(name: string): boolean {
    return (
      this.otherImports.has(name) ||
      (this.declared.has(name) && this.usesRequire)
    );
  }

  alias(variable: ts.BindingName, owner: string): void {
    if (ts.isIdentifier(variable)) {
      this.aliases.set(variable.text, owner);
    }
  }

  private readonly collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      forEachBinding(node.name, (name) => this.declared.add(name));
    } else if (isNamed(node) || isImportedName(node)) {
      const {name} = node;
      if (name && ts.isIdentifier(name)) {
        this.declared.add(name.text);
        if (
          isImportedName(node) &&
          !domain.executedPackages.includes(moduleOf(node))
        ) {
          this.otherImports.add(name.text);
        }
      }
    }
  };

  /** The owner that a spelling refers to without any declaration: services and managers are called the same everywhere. */
  known(spelling: string): string | null {
    return /Service$|Manager$/.test(spelling) ||
      domain.ownersByName.includes(spelling) ||
      this.owners.facts.isService(spelling)
      ? this.owners.ownerOf(spelling)
      : null;
  }

  /** The service, manager, or part of a package that an expression refers to. */
  ownerOf(expression: ts.Expression): string | null {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) {
      return this.ownerOfVariable(node.text);
    }
    return ts.isPropertyAccessExpression(node)
      ? this.ownerOfMember(node)
      : null;
  }

  private ownerOfVariable(name: string): string | null {
    const alias = this.aliases.get(name);
    if (alias) {
      return alias;
    }
    const isOwn =
      this.declared.has(name) &&
      !this.owners.facts.isService(name) &&
      !name.endsWith('Manager');
    return isOwn ? null : this.known(name);
  }

  private ownerOfMember(node: ts.PropertyAccessExpression): string | null {
    const name = node.name.text;
    if (name === 'services') {
      return servicesMark;
    }
    const under = this.ownerOf(node.expression);
    if (under === servicesMark) {
      return this.owners.ownerOf(name, this.placeOf(node)) ?? name;
    }
    if (under && name === 'EVENTS') {
      return eventsOf(under);
    }
    if (under && !under.includes('#')) {
      const deeper = `${under}.${name}`;
      if (this.hasMembers(deeper)) {
        return deeper;
      }
    }
    // `this.services.x`, `props.commandsManager`: a service or manager is called the same everywhere.
    return this.owners.facts.isService(name) || domain.managers.includes(name)
      ? this.known(name)
      : null;
  }
}
