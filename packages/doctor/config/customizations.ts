/** What a configuration sets as customizations. */
import {valueOf, type ObjectValue, type Property, type Value} from './model';
import type {Context} from './rule';

const page = 'platform/services/customization-service';

export const pageOfCustomizations = `${page}/customizationService`;
export const pageOfCommands = `${page}/customization-commands`;

const commands =
  /^\$(set|push|merge|apply|unset|splice|unshift|filter|toggle|transform|add|remove)$/;

export const isCommand = (key: string) => commands.test(key);

/** Whether customizations of this release have commands such as `$set`; those of 3.9 do not. */
export const hasCommands = ({knowledge}: Pick<Context, 'knowledge'>) =>
  !knowledge.customizations.some((id) => id.startsWith('@ohif/'));

/** The parts of `customizationService`: of a list, its elements. */
function partsOf(config: ObjectValue): Value[] {
  const value = valueOf(config, 'customizationService');
  return value?.kind === 'list' ? value.items : value ? [value] : [];
}

type Customization = {
  id: string;
  /** Its key, or the `id` of an element that has one. */
  target: {at: Value} | {key: Property};
  value: Value;
};

/** Ids with what is set for them; 3.9 also takes elements with an `id`. */
export function customizationsOf(
  context: Pick<Context, 'config' | 'knowledge'>,
): Customization[] {
  return partsOf(context.config).flatMap((part): Customization[] => {
    if (part.kind !== 'object') {
      return [];
    }
    const id = valueOf(part, 'id');
    if (id) {
      return id.kind === 'string' && !hasCommands(context)
        ? [{id: id.value, target: {at: id}, value: part}]
        : [];
    }
    return part.properties.map((key) => ({
      id: key.key,
      target: {key},
      value: key.value,
    }));
  });
}
