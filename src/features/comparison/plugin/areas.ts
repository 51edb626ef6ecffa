/** The areas of a comparison, in the order of the page, and the kinds of names in each. */

type AreaOfKinds = {
  id: string;
  title: string;
  /** Readable names of the kinds in the facts and the reference data. */
  kinds: Readonly<Record<string, string>>;
};

export const areas: readonly AreaOfKinds[] = [
  {
    id: 'configuration',
    title: 'Configuration',
    kinds: {
      'config-key': 'Configuration key',
      'data-source-option': 'Data source option',
      'dicom-json-field': 'DICOM JSON field',
    },
  },
  {
    id: 'url',
    title: 'URL parameters',
    kinds: {'url-parameter': 'URL parameter'},
  },
  {
    id: 'services',
    title: 'Services and managers',
    kinds: {
      service: 'Service',
      manager: 'Manager',
      method: 'Method',
      event: 'Event',
      field: 'Field',
      static: 'Static member',
      'enum-member': 'Value of an enum',
    },
  },
  {id: 'commands', title: 'Commands', kinds: {command: 'Command'}},
  {
    id: 'hotkeys',
    title: 'Hotkeys',
    kinds: {hotkey: 'Hotkey', 'window-level-preset': 'Window level preset'},
  },
  {
    id: 'customization',
    title: 'Customization',
    kinds: {customization: 'Customization'},
  },
  {
    id: 'extensions',
    title: 'Extensions and modes',
    kinds: {
      module: 'Module',
      'module-type': 'Module type',
      'extension-property': 'Property of an extension',
      hook: 'Hook',
      'hanging-protocol': 'Hanging protocol',
      'hanging-protocol-key': 'Key of a hanging protocol',
      'utility-export': 'Export of a utility module',
    },
  },
  {
    id: 'toolbar',
    title: 'Toolbar and tools',
    kinds: {
      evaluator: 'Evaluator',
      'toolbar-section': 'Toolbar section',
      'toolbar-ui-type': 'Type of a toolbar button',
      tool: 'Tool',
    },
  },
  {
    id: 'components',
    title: 'Components and exports',
    kinds: {
      'component-part': 'Part of a component',
      prop: 'Prop',
      export: 'Export',
    },
  },
  {id: 'icons', title: 'Icons', kinds: {icon: 'Icon'}},
  {
    id: 'deployment',
    title: 'Build and Docker image',
    kinds: {
      'environment-variable': 'Environment variable',
      'docker-image': 'Docker image',
    },
  },
  {id: 'behavior', title: 'Behavior', kinds: {behavior: 'Behavior'}},
];

/** @throws if no area has the kind: then its differences would be missing from the page */
export function areaOfKind(kind: string): AreaOfKinds {
  const area = areas.find(({kinds}) => kind in kinds);
  if (!area) {
    throw new Error(
      `src/features/comparison/plugin/areas.ts has no area for differences of the kind "${kind}". Add it to one of: ${areas.map(({id}) => id).join(', ')}.`,
    );
  }
  return area;
}
