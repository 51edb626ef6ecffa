/** A rule, and what it can visit. `rules/README.md` says how to add one. */
import type ts from 'typescript';
import type {About} from '../examples/config';
import type {FactMention, Place, RuleContext} from './context';
import type {CodeBlock, ProseBlock} from './page';
import type {ParsedSample} from './sample';

/** A name, and where it is used. */
export type Mention = {name: string; place: Place};

/** `call`: the one whose callee the member is, if a reader would run it as it is. */
export type MemberMention = Mention & {
  owner: string;
  call?: ts.CallExpression | undefined;
  at?: (node: ts.Node) => Place;
};

export type ImportMention = {
  node: ts.ImportDeclaration;
  package: string;
  /** The module is the package itself, not a file in it. */
  isWhole: boolean;
  /** Whether a name is used as a type only. */
  isType: (name: string) => boolean;
  at: (node: ts.Node) => Place;
};

export type SampleMention = {
  block: CodeBlock;
  parsed: ParsedSample | undefined;
  place: (line: number) => Place;
  /** The same with other text around the name. */
  placeIn: (line: number, text: string) => Place;
  about: About;
};

/** What the visitor finds on a page, by the kind of name that its position makes it. */
export type Mentions = {
  /** Words of prose, headings and cells. */
  prose: {block: ProseBlock; place: (line: number) => Place};
  /** A fence. */
  sample: SampleMention;
  /** An inline code or a line of a sample, whatever it is; `routes` are those of the page's modes. */
  text: {text: string; place: Place; routes: ReadonlySet<string>};
  /** `import … from '@ohif/…'` */
  import: ImportMention;
  /** `service.member`, `{member} = service` */
  member: MemberMention;
  /** `service.EVENTS.NAME` */
  event: Mention & {owner: string};
  /** `servicesManager.services.name` */
  service: Mention;
  /** An `UPPER_CASE` text that no owner is known of, such as a variable of the environment. */
  variable: Mention;
  /** A call in prose: `name()` */
  call: Mention;
  /** A key of an object: an option, a property. */
  key: Mention;
  /** Any other name. */
  name: Mention;
  /** The name of a TypeScript type. */
  type: Mention;
  /** `@ohif/extension-default.panelModule.seriesList` */
  moduleId: Mention;
  /** `@ohif/core`, or an id that looks like one. */
  package: Mention;
  eventString: Mention;
  command: Mention;
  tool: Mention;
  evaluator: Mention;
  customization: Mention;
  /** An id with dots, colons or dashes in prose. */
  dottedId: Mention;
};

export type Rule = {
  id: string;
  visit: {
    [Kind in keyof Mentions]?: (
      mention: Mentions[Kind],
      context: RuleContext,
    ) => void;
  };
  /**
   * Judges a name that exists: what the text around it must say of it.
   *
   * @returns what is wrong with using it here
   */
  judge?: (
    mention: FactMention,
    context: RuleContext,
  ) => {message: string; nearest?: string | null} | null;
};

export const rule = (id: string, visit: Rule['visit']): Rule => ({id, visit});

/** Tells the rules what was found. */
export type Emit = <Kind extends keyof Mentions>(
  kind: Kind,
  mention: Mentions[Kind],
) => void;
