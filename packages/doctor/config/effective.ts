/** The table of what the viewer will read. */
import type {EffectiveValue, Finding} from '../types';
import {propertyOf, valueOf, type ObjectValue} from './model';
import type {Shared} from './rule';

/** Data sources in the table. A list of all options of thousands would block the page. */
const most = 50;

type Known = {default?: string; effect: string; dead: boolean};

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

function row(
  text: string,
  object: ObjectValue,
  key: string,
  {effect, ...known}: Known,
  range: (start: number, end: number) => Finding['range'],
): Omit<EffectiveValue, 'path'> {
  const without: Omit<EffectiveValue, 'path'> =
    known.default === undefined || known.default === 'undefined'
      ? {value: null, from: 'missing', effect}
      : {value: known.default, from: 'default', effect};
  const property = propertyOf(object, key);
  if (property) {
    const {value} = property;
    const place = range(property.start, property.end);
    // The viewer reads these as if the key were missing.
    if (value.kind === 'null' || value.kind === 'undefined') {
      return {...without, range: place};
    }
    return {
      value: short(text.slice(value.start, value.end)),
      from: value.kind === 'unknown' ? 'not judged' : 'file',
      effect,
      range: place,
    };
  }
  return object.open ? {value: null, from: 'not judged', effect} : without;
}

/** Keys with an effect; an option of an object follows its object, with dots. */
function valuesOf(
  {file, config, sources, knowledge}: Shared,
  range: (start: number, end: number) => Finding['range'],
): EffectiveValue[] {
  const values: EffectiveValue[] = [];
  for (const [key, known] of Object.entries(knowledge.keys)) {
    if (!known.dead) {
      values.push({path: key, ...row(file.text, config, key, known, range)});
    }
  }
  for (const {configuration, kind, index} of sources.slice(0, most)) {
    if (kind !== 'dicomweb' || !configuration) {
      continue;
    }
    for (const [option, known] of Object.entries(knowledge.options)) {
      const [first = option, inner] = option.split('.');
      const outer = inner ? valueOf(configuration, first) : configuration;
      if (!known.dead && outer?.kind === 'object') {
        values.push({
          path: `dataSources[${index}].configuration.${option}`,
          ...row(file.text, outer, inner ?? option, known, range),
        });
      }
    }
  }
  return values;
}

/**
 * What the viewer reads; a value that depends on a condition is not judged.
 *
 * @param contexts one for each way through the file
 */
export function effectiveValues(
  contexts: readonly Shared[],
  range: (start: number, end: number) => Finding['range'],
): EffectiveValue[] {
  const [first = [], ...others] = contexts.map((context) =>
    valuesOf(context, range),
  );
  const lists = others.map(
    (values) => new Map(values.map((one) => [one.path, one.value])),
  );
  return first.map((one) =>
    lists.every((values) => values.get(one.path) === one.value)
      ? one
      : {path: one.path, effect: one.effect, value: null, from: 'not judged'},
  );
}
