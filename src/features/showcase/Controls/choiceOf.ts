import type {ComponentDoc} from '../plugin/props';

export type Choice = {
  prop: string;
  /** Without any, it is on or off. */
  values?: string[];
  initial: string | boolean;
};

/**
 * The choices of a prop: those of its type, or on and off.
 *
 * @param prop if the component does not declare it, an attribute of its element, such as `disabled`
 * @param omit values to leave out
 * @throws if the type has no choices
 */
export function choiceOf(
  prop: string,
  doc: ComponentDoc,
  omit: readonly string[],
): Choice {
  const found = doc.props.find(({name}) => name === prop);
  const type = found?.type ?? 'boolean';
  if (type === 'boolean') {
    return {prop, initial: found?.default === 'true'};
  }
  const values = [...type.matchAll(/'([^']+)'/g)]
    .map(([, value]) => value!)
    .filter((value) => !omit.includes(value));
  if (values.length === 0) {
    throw new Error(
      `<Controls of="${doc.name}"> cannot offer ${prop}, whose type is ${type}. Choose props that are boolean or a union of strings.`,
    );
  }
  return {prop, values, initial: found?.default?.slice(1, -1) ?? values[0]!};
}
