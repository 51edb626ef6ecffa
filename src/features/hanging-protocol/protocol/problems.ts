/** Finds what is wrong with the protocols of a text, before anything is matched. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import type {Behavior} from '../engine/releases';
import type {Data, Protocol} from '../engine/types';
import type {Places} from './literal';
import {createReport, type Add, type Problem} from './report';
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
  part: unknown,
  path: string,
  keys: readonly string[] = [],
  add: Add,
): void {
  for (const key of isObject(part) ? Object.keys(part) : []) {
    const name = keys.includes(key) ? undefined : nearest(key, keys)?.name;
    if (name && !(name in (part as Data))) {
      add(
        `${path}/${key}`,
        'error',
        `The viewer ignores \`${key}\`: write \`${name}\`.`,
        {key: name},
      );
    }
  }
}

function checkRules(
  rules: unknown,
  path: string,
  known: Attributes,
  {keys}: Context,
  add: Add,
): void {
  asList(rules).forEach((rule, index) => {
    if (isObject(rule)) {
      checkKeys(rule, `${path}/${index}`, keys.rule, add);
      ruleProblems(rule, `${path}/${index}`, known, add);
    }
  });
}

function checkSelectors(
  {displaySetSelectors}: Protocol,
  path: string,
  context: Context,
  add: Add,
): void {
  const {studies, displaySets, behavior, keys} = context;
  const ofStudies = attributesOf(studies, studies);
  const ofSeries = attributesOf(displaySets, studies);
  for (const [id, selector] of Object.entries(displaySetSelectors)) {
    const at = `${path}displaySetSelectors/${id}`;
    checkKeys(selector, at, keys.selector, add);
    checkRules(
      selector?.studyMatchingRules,
      `${at}/studyMatchingRules`,
      ofStudies,
      context,
      add,
    );
    checkRules(
      selector?.seriesMatchingRules,
      `${at}/seriesMatchingRules`,
      ofSeries,
      context,
      add,
    );
    if (!selector?.seriesMatchingRules) {
      add(
        at,
        'error',
        `The selector \`${id}\` has no \`seriesMatchingRules\`, so the viewer cannot use the protocol: add the array, which can be empty.`,
      );
    } else if (
      ![
        ...selector.seriesMatchingRules,
        ...(selector.studyMatchingRules ?? []),
      ].some((rule) => rule?.required)
    ) {
      add(
        at,
        'note',
        `No rule of the selector \`${id}\` is required, so it also takes a display set for which each rule fails: add \`required: true\` to a rule to leave the viewport empty instead.`,
      );
    }
    if (
      selector?.allowUnmatchedView !== undefined &&
      !behavior.selectorsAllowUnmatched
    ) {
      add(
        `${at}/allowUnmatchedView`,
        'warning',
        'This release ignores `allowUnmatchedView` of a selector: write it into the `viewportOptions`.',
      );
    }
  }
}

/** Reports what the viewer needs and the protocol does not have. */
function checkParts(
  protocol: Protocol,
  path: string,
  {behavior, byRules}: Context,
  add: Add,
): void {
  const {id, name, protocolMatchingRules, displaySetSelectors, stages} =
    protocol;
  const root = path.replace(/\/$/, '');
  if (!stages) {
    // `_validateProtocol` returns here: it never comes to what else is missing.
    add(
      root,
      'error',
      'The protocol has no `stages`. The viewer warns in the console (`Protocol has not stages:`), and registers its ID without a protocol: add a stage.',
    );
    return;
  }
  if (!id && !(behavior.idFallsBackToName && name)) {
    add(
      root,
      'error',
      "The protocol has no `id`, so the viewer cannot apply it: add one, such as `id: 'example.ct'`.",
    );
  }
  if (!Array.isArray(protocolMatchingRules)) {
    add(
      root,
      byRules ? 'error' : 'warning',
      'The protocol has no array `protocolMatchingRules`, so matching throws an error: add it, even if it is empty.',
    );
  } else if (
    protocolMatchingRules.length === 0 &&
    byRules &&
    id !== 'default'
  ) {
    add(
      `${path}protocolMatchingRules`,
      'note',
      'Without rules, the protocol never wins by matching: add one, or let the mode request the protocol.',
    );
  }
  if (!isObject(displaySetSelectors)) {
    add(
      root,
      'error',
      'The protocol has no object `displaySetSelectors`, so its registration throws an error: add it, even if it is empty.',
    );
  }
}

function checkFields(
  protocol: Protocol,
  path: string,
  {keys}: Context,
  add: Add,
): void {
  checkKeys(protocol, path.replace(/\/$/, ''), keys.protocol, add);
  asList(protocol.stages).forEach((stage, index) => {
    const at = `${path}stages/${index}`;
    checkKeys(stage, at, keys.stage, add);
    asList((stage as Data | null)?.viewports).forEach((viewport, cell) => {
      checkKeys(viewport, `${at}/viewports/${cell}`, keys.viewport, add);
      checkKeys(
        (viewport as Data | null)?.viewportOptions,
        `${at}/viewports/${cell}/viewportOptions`,
        keys.viewportOptions,
        add,
      );
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
  const {add, all} = createReport(text, places);
  const list = Array.isArray(value) ? value : [value];
  const ids = new Set<unknown>();
  list.forEach((protocol, index) => {
    const path = Array.isArray(value) ? `${index}/` : '';
    if (!hasShape(protocol, path.replace(/\/$/, ''), add)) {
      return;
    }
    if (ids.has(protocol.id)) {
      add(
        `${path}id`,
        'error',
        `Two protocols share the ID \`${protocol.id}\`, and the viewer keeps the last one: use another ID.`,
      );
    }
    ids.add(protocol.id);
    checkParts(protocol, path, context, add);
    checkFields(protocol, path, context, add);
    if (!protocol.stages) {
      return;
    }
    const {studies} = context;
    checkRules(
      protocol.protocolMatchingRules,
      `${path}protocolMatchingRules`,
      attributesOf(studies.slice(0, 1), studies),
      context,
      add,
    );
    if (isObject(protocol.displaySetSelectors)) {
      checkSelectors(protocol, path, context, add);
    }
    stageProblems(protocol, path, context.byRules, add);
  });
  return all();
}
