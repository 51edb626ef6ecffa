/**
 * How well a study or a display set fits rules: `HPMatcher.js` of the service, the same in
 * both releases.
 */
import {customAttributes} from './attributes';
import type {Data, Match, Rule, RuleResult} from './types';
import {validate} from './validators';

type Sources = Readonly<Record<string, Data | undefined>>;

/** A constraint can refer to an attribute instead of a value: `{attribute, from}`. */
function resolve(constraint: unknown, sources: Sources): unknown {
  if (typeof constraint !== 'object' || constraint === null) {
    return constraint;
  }
  const resolved = Object.entries(constraint as Data).map(([name, value]) => {
    // Throws for `null`, as in the viewer.
    const isReference =
      typeof value === 'object' &&
      Object.keys(value!).length > 0 &&
      'attribute' in value!;
    return [name, isReference ? {value: lookUp(value, sources)} : value];
  });
  return Object.fromEntries(resolved) as Data;
}

function lookUp(reference: object, sources: Sources): unknown {
  const {attribute, from} = reference as {attribute: string; from?: string};
  const source = sources[from ?? 'metadataInstance'];
  return Object.hasOwn(customAttributes, attribute)
    ? customAttributes[attribute]!(source!, sources.options)
    : (source?.[attribute] ?? sources.metadataInstance?.[attribute]);
}

/**
 * Evaluates each rule once.
 *
 * @param options what the rules can refer to besides the study or display set
 * @throws where the service does, for example if a constraint has `null` as a value
 */
export function matchRules(
  metadata: Data,
  rules: readonly Rule[] = [],
  options?: Data,
): Match {
  const [current, prior] = (options?.studies ?? []) as readonly Data[];
  const instance = (metadata.instances as readonly Data[] | undefined)?.[0];
  const sources = {
    prior,
    current,
    instance,
    ...options,
    options,
    metadataInstance: metadata,
  } as Sources;
  let score = 0;
  let requiredFailed = false;
  const results: RuleResult[] = [];
  rules.forEach((rule) => {
    const {attribute, from = 'metadataInstance'} = rule;
    const value = Object.hasOwn(customAttributes, attribute)
      ? customAttributes[attribute]!(metadata, options)
      : (sources[from]?.[attribute] ?? instance?.[attribute]);
    const constraint = resolve(rule.constraint, sources);
    const {passed, reasons} = validate(attribute, value, constraint);
    const points = passed ? parseInt(String(rule.weight || 1), 10) : 0;
    score += points;
    requiredFailed ||= !passed && Boolean(rule.required);
    results.push({rule, value, constraint, passed, reasons, points});
  });
  return {score: requiredFailed ? 0 : score, requiredFailed, rules: results};
}
