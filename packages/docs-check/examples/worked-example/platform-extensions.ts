/** Stubs of the parts of the platform's extensions that the worked example needs. */
import {ct, mr} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

/** Customizations became a map of ids in the release that also gave a disabled button its text. */
export const hasNewCustomizations = (core: Loose) =>
  Boolean(core.CustomizationService.prototype.setCustomizations);

const tools = 'WindowLevel Pan Zoom StackScroll Crosshairs Length'.split(' ');

const MouseBindings = {Primary: 1, Secondary: 2, Auxiliary: 4, Wheel: 524288};

/** Minimal versions of `@ohif/extension-default` and `@ohif/extension-cornerstone`. */
export function platformExtensions(core: Loose, uiType: string) {
  const stack = {
    name: 'stack',
    sopClassUids: [ct, mr],
    getDisplaySetsFromSeries: (instances: Loose[]) => {
      const set = new core.classes.ImageSet(instances);
      set.setAttributes({
        displaySetInstanceUID: set.uid,
        SOPClassHandlerId:
          '@ohif/extension-default.sopClassHandlerModule.stack',
        StudyInstanceUID: instances[0]!.StudyInstanceUID,
        SeriesInstanceUID: instances[0]!.SeriesInstanceUID,
        SeriesDescription: instances[0]!.SeriesDescription,
        Modality: instances[0]!.Modality,
        numImageFrames: instances.length,
        // The real handler looks at geometry; a localizer among the slices makes its answer no.
        isReconstructable:
          instances.length > 1 &&
          instances.every((i) => !i.ImageType.includes('LOCALIZER')),
      });
      return [set];
    },
  };
  const component = () => null;
  return [
    {
      id: '@ohif/extension-default',
      getSopClassHandlerModule: () => [stack],
      getPanelModule: () => [{name: 'seriesList', component}],
      getLayoutTemplateModule: () => [{name: 'viewerLayout', component}],
      getToolbarModule: () => [{name: uiType, defaultComponent: component}],
      getCustomizationModule: () => [
        {
          name: 'default',
          value: hasNewCustomizations(core)
            ? {'ohif.hotkeyBindings': core.defaults.hotkeyBindings}
            : [],
        },
      ],
    },
    {
      id: '@ohif/extension-cornerstone',
      getViewportModule: () => [{name: 'cornerstone', component}],
      getToolbarModule: () => [
        {name: 'evaluate.cornerstoneTool', evaluate: () => ({disabled: false})},
        {name: 'evaluate.action', evaluate: () => ({disabled: false})},
      ],
      getUtilityModule: () => [
        {
          name: 'tools',
          exports: {
            toolNames: Object.fromEntries(tools.map((name) => [name, name])),
            Enums: {MouseBindings},
          },
        },
      ],
    },
  ];
}
