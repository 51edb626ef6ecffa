const customizationId = 'findings.panel';
const defaults = {heading: 'Findings', empty: 'No findings yet.'};

/** The viewer uses the entry named `default` when it enters a mode. */
export default function getCustomizationModule() {
  return [{name: 'default', value: {[customizationId]: defaults}}];
}

/**
 * What the panel shows: the defaults,
 * unless a configuration or a mode changes them.
 */
export function getLabels({customizationService}) {
  return {
    ...defaults,
    ...customizationService.getCustomization(customizationId),
  };
}
