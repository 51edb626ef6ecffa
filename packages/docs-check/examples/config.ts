/**
 * A whole `window.config = {…}` in a sample, and a data source that is shown alone: their
 * keys against the configuration facts of the page's version, and what the doctor says of
 * their values and of what is missing.
 */
import {checkConfig} from '@ohif-docs/doctor';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import ts from 'typescript';
import type {SaidRelease} from '../facts/index';
import {byVersion} from '../facts/releases';
import type {Place, RuleContext} from '../core/context';
import {releasesIn} from '../core/releases';
import {isAssignment, propertiesOf, textOf, unwrap, walk} from '../core/syntax';

const kind = 'config-key';

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

const namespaceOf = (node: ts.Node | undefined): string | null =>
  node && ts.isObjectLiteralExpression(node)
    ? textOf(propertiesOf(node).get('namespace'))
    : null;

/** Inside a data source of the reader's own extension, which has its own options. */
const ofOwnSource = (node: ts.Node): boolean =>
  namespaceOf(
    ts.findAncestor(node.parent, (up) => namespaceOf(up) !== null),
  )?.startsWith('@ohif/') === false;

/** `{namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName, configuration}`, anywhere in a sample. */
export function isDataSource(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) {
    return false;
  }
  return (
    /^@[\w-]+\/[\w-]+\.dataSourcesModule\./.test(namespaceOf(node) ?? '') ||
    // An entry of the list that a DICOMweb proxy answers with has no namespace.
    (propertiesOf(node).has('configuration') &&
      ts.isArrayLiteralExpression(node.parent) &&
      ts.isPropertyAssignment(node.parent.parent) &&
      /^["']?dicomWeb["']?$/.test(node.parent.parent.name.getText()))
  );
}

/** What is known of a sample in addition to its code: its title, its comments, and the text of its section. */
export type About = {title: string; comments: string; section: string};

/** A title (or a comment) says that the sample is not the whole file. */
const isPart = ({title, comments}: About) =>
  /\bwithout the other keys\b|\bexcerpt\b|\bpart\b|\bonly the keys?\b/i.test(
    `${title}\n${comments}`,
  );

/** A text that is about a viewer without a data source. */
const saysNoDataSource =
  /\b(?:no|not (?:a|one|any)|without (?:a|any)?|lacks?|empty|leaves? out)\s*(?:\w+ )?`?data ?sources?\b|\bdataSources`?(?::? \[\]| (?:is|stays|was|left) (?:empty|an empty))/i;

/** Rules of the doctor that a sample must not break, each with what the page may say instead. */
const rulesOfDoctor: Record<string, ((about: About) => boolean) | undefined> = {
  'default-source': isPart,
  'missing-data-sources': (about) =>
    isPart(about) ||
    saysNoDataSource.test(`${about.comments}\n${about.section}`),
  'missing-required': isPart,
  'wrong-type': undefined,
};

const knowledge = byVersion(({id}) => {
  let read: ReturnType<typeof knowledgeFor> | undefined;
  return () => (read ??= knowledgeFor(id));
});

/** Walks one sample; `owner` is the path of an object below `window.config`. */
class ConfigCheck {
  private readonly seen = new Set<ts.Node>();
  private readonly releases: SaidRelease[];

  constructor(
    private readonly file: ts.SourceFile,
    private readonly firstLine: number,
    private readonly resolver: RuleContext,
    private readonly place: (line: number) => Place,
    private readonly about: About,
  ) {
    this.releases = releasesIn(about.title);
  }

  private readonly at = (node: ts.Node) =>
    this.place(
      this.firstLine +
        this.file.getLineAndCharacterOfPosition(node.getStart(this.file)).line,
    );

  check(): void {
    walk(this.file, (node) => this.visit(node));
    if (/\bwindow\.config\b[^;\n]*=/.test(this.file.text)) {
      this.askDoctor(this.file.text, 0, Object.keys(rulesOfDoctor));
    }
  }

  /** @param before lines of the sample before the text */
  private askDoctor(text: string, before: number, rules: string[]): void {
    const {version} = this.resolver;
    const [release = version] = this.releases;
    if (release === 'older' || release === 'later') {
      return;
    }
    for (const {rule, message, why, range} of checkConfig(
      text,
      knowledge[release](),
    ).findings) {
      if (rules.includes(rule) && !rulesOfDoctor[rule]?.(this.about)) {
        this.resolver.problem(
          this.place(this.firstLine + before + range.line - 1),
          rule,
          `${message} ${why}`,
        );
      }
    }
  }

  private visit(node: ts.Node): void {
    if (isAssignment(node)) {
      const owner = 'window.config';
      const target = node.left.getText(this.file);
      const member = /^window\.config\.(\w+)$/.exec(target)?.[1];
      if (target === owner) {
        this.value(node.right, owner);
      } else if (member !== undefined) {
        this.resolver.member({owner, name: member, kind}, this.at(node));
        this.value(node.right, target);
      }
    } else if (
      ts.isObjectLiteralExpression(node) &&
      !this.seen.has(node) &&
      isDataSource(node)
    ) {
      this.object(node, 'window.config.dataSources');
      const {line} = this.file.getLineAndCharacterOfPosition(
        node.getStart(this.file),
      );
      this.askDoctor(
        `window.config = {extensions: [], modes: [], dataSources: [${node.getText(this.file)}]};`,
        line,
        ['wrong-type'],
      );
    }
  }

  private object(node: ts.ObjectLiteralExpression, owner: string): void {
    this.seen.add(node);
    for (const [key, property] of propertiesOf(node)) {
      if (/^[A-Za-z_$][\w$]*$/.test(key)) {
        this.key(key, property, owner);
      }
      if (ts.isPropertyAssignment(property)) {
        this.value(property.initializer, `${owner}.${key}`);
      }
    }
  }

  private key(name: string, property: ts.Node, owner: string): void {
    const place = this.at(property);
    const isOptionOfOwnSource =
      owner.startsWith('window.config.dataSources.configuration') &&
      ofOwnSource(property);
    if (known.has(owner) && !isOptionOfOwnSource) {
      this.resolver.member({owner, name, kind}, place);
    } else if (isOptionOfOwnSource || !free.has(owner)) {
      this.resolver.name(name, place);
    }
  }

  private value(expression: ts.Expression, owner: string): void {
    const node = unwrap(expression);
    if (ts.isObjectLiteralExpression(node)) {
      this.object(node, owner);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element) => this.value(element, owner));
    } else if (
      owner === 'window.config' &&
      (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    ) {
      // `window.config = ({servicesManager}) => ({…})`: a function can return the configuration.
      const results = ts.isBlock(node.body)
        ? node.body.statements.filter(ts.isReturnStatement)
        : [{expression: node.body}];
      results.forEach((result) => this.value(result.expression!, owner));
    }
  }
}

/** Reports what is wrong with the configurations and data sources of a sample. */
export const checkWindowConfig = (
  ...of: ConstructorParameters<typeof ConfigCheck>
): void => new ConfigCheck(...of).check();
