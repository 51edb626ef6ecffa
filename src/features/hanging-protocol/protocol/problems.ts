/** Finds what is wrong with the protocols of a text, before anything is matched. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import type {Behavior} from '../engine/releases';
import type {Data, Protocol} from '../engine/types';
import type {Places} from './literal';
import {createReport, type Part, type Problem} from './report';
import {attributesOf, ruleProblems, type Attributes} from './rule-problems';
import {hasShape} from './shape';
import {stageProblems} from './stage-problems';

/** The documented fields of each part: `protocol`, `stage`, `viewport`, and so on. */
export type Keys = Readonly<Record<string, readonly string[]>>;

export type Context = {
  behavior: Behavior;
  keys: Keys;
  studies: readonly Data[];
  displaySets: readonly Data[];
  /** Whether matching chooses the protocol, rather than the mode or the URL. */
  byRules: boolean;
};

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];

/** Reports fields whose names are almost those of documented ones. */
function checkKeys(
  value: unknown,
  part: Part,
  keys: readonly string[] = [],
): void {
  for (const key of isObject(value) ? Object.keys(value) : []) {
    const name = keys.includes(key) ? undefined : nearest(key, keys)?.name;
    if (name && !(name in (value as Data))) {
      part.in(key).error(`The viewer ignores \`${key}\`: write \`${name}\`.`, {
        key: name,
      });
    }
  }
}

function checkRules(
  rules: unknown,
  part: Part,
  known: Attributes,
  {keys}: Context,
): void {
  asList(rules).forEach((rule, index) => {
    if (isObject(rule)) {
      checkKeys(rule, part.in(index), keys.rule);
      ruleProblems(rule, part.in(index), known);
    }
  });
}

function checkSelectors(
  {displaySetSelectors}: Protocol,
  part: Part,
  context: Context,
): void {
  const {studies, displaySets, behavior, keys} = context;
  const known = {
    studyMatchingRules: attributesOf(studies, studies),
    seriesMatchingRules: attributesOf(displaySets, studies),
  };
  for (const [id, selector] of Object.entries(displaySetSelectors)) {
    const at = part.in(id);
    checkKeys(selector, at, keys.selector);
    for (const rules of [
      'studyMatchingRules',
      'seriesMatchingRules',
    ] as const) {
      checkRules(selector?.[rules], at.in(rules), known[rules], context);
    }
    if (!selector?.seriesMatchingRules) {
      at.error(
        `The selector \`${id}\` has no \`seriesMatchingRules\`, so the viewer cannot use the protocol: add the array, which can be empty.`,
      );
    } else if (
      ![
        ...selector.seriesMatchingRules,
        ...(selector.studyMatchingRules ?? []),
      ].some((rule) => rule?.required)
    ) {
      at.note(
        `No rule of the selector \`${id}\` is required, so it also takes a display set for which each rule fails: add \`required: true\` to a rule to leave the viewport empty instead.`,
      );
    }
    if (
      selector?.allowUnmatchedView !== undefined &&
      !behavior.selectorsAllowUnmatched
    ) {
      at.in('allowUnmatchedView').warning(
        'This release ignores `allowUnmatchedView` of a selector: write it into the `viewportOptions`.',
      );
    }
  }
}

/** Reports what the viewer needs and the protocol does not have. */
function checkParts(
  protocol: Protocol,
  part: Part,
  {behavior, byRules}: Context,
): void {
  const {id, name, protocolMatchingRules, displaySetSelectors, stages} =
    protocol;
  if (!stages) {
    // `_validateProtocol` returns here: it never comes to what else is missing.
    part.error(
      'The protocol has no `stages`. The viewer warns in the console (`Protocol has not stages:`), and registers its ID without a protocol: add a stage.',
    );
    return;
  }
  if (!id && !(behavior.idFallsBackToName && name)) {
    part.error(
      "The protocol has no `id`, so the viewer cannot apply it: add one, such as `id: 'example.ct'`.",
    );
  }
  if (!Array.isArray(protocolMatchingRules)) {
    part[byRules ? 'error' : 'warning'](
      'The protocol has no array `protocolMatchingRules`, so matching throws an error: add it, even if it is empty.',
    );
  } else if (
    protocolMatchingRules.length === 0 &&
    byRules &&
    id !== 'default'
  ) {
    part
      .in('protocolMatchingRules')
      .note(
        'Without rules, the protocol never wins by matching: add one, or let the mode request the protocol.',
      );
  }
  if (!isObject(displaySetSelectors)) {
    part.error(
      'The protocol has no object `displaySetSelectors`, so its registration throws an error: add it, even if it is empty.',
    );
  }
}

function checkFields(protocol: Protocol, part: Part, {keys}: Context): void {
  checkKeys(protocol, part, keys.protocol);
  asList(protocol.stages).forEach((stage, index) => {
    const at = part.in('stages', index);
    checkKeys(stage, at, keys.stage);
    asList((stage as Data | null)?.viewports).forEach((viewport, cell) => {
      const inside = at.in('viewports', cell);
      const options = (viewport as Data | null)?.viewportOptions;
      checkKeys(viewport, inside, keys.viewport);
      checkKeys(options, inside.in('viewportOptions'), keys.viewportOptions);
    });
  });
}

/**
 * @param value of the text: a protocol, or an array of protocols
 * @param places of its parts in the text
 */
export function problemsOf(
  text: string,
  value: unknown,
  places: Places,
  context: Context,
): Problem[] {
  const {whole, all} = createReport(text, places);
  const list = Array.isArray(value) ? value : [value];
  const ids = new Set<unknown>();
  list.forEach((protocol, index) => {
    const part = Array.isArray(value) ? whole.in(index) : whole;
    if (!hasShape(protocol, part)) {
      return;
    }
    if (ids.has(protocol.id)) {
      part
        .in('id')
        .error(
          `Two protocols share the ID \`${protocol.id}\`, and the viewer keeps the last one: use another ID.`,
        );
    }
    ids.add(protocol.id);
    checkParts(protocol, part, context);
    checkFields(protocol, part, context);
    if (!protocol.stages) {
      return;
    }
    const {studies} = context;
    checkRules(
      protocol.protocolMatchingRules,
      part.in('protocolMatchingRules'),
      attributesOf(studies.slice(0, 1), studies),
      context,
    );
    if (isObject(protocol.displaySetSelectors)) {
      checkSelectors(protocol, part.in('displaySetSelectors'), context);
    }
    stageProblems(protocol, part, context.byRules);
  });
  return all();
}
