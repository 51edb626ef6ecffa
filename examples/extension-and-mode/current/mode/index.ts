import hotkeys, {type HotkeyBinding} from './hotkeys';
import toolbarButtons, {
  primarySection,
  type ToolbarButton,
} from './toolbarButtons';

const id = '@example/mode-reading-aid';

const viewer = {
  layout: '@ohif/extension-default.layoutTemplateModule.viewerLayout',
  seriesList: '@ohif/extension-default.panelModule.seriesList',
  stackHandler: '@ohif/extension-default.sopClassHandlerModule.stack',
  viewport: '@ohif/extension-cornerstone.viewportModule.cornerstone',
  tools: '@ohif/extension-cornerstone.utilityModule.tools',
};

const readingAid = {
  panel: '@example/extension-reading-aid.panelModule.displaySets',
  localizerHandler:
    '@example/extension-reading-aid.sopClassHandlerModule.ctLocalizer',
};

/** The viewer loads these before it enters the mode. */
const extensionDependencies = {
  '@ohif/extension-default': '^3.10.0-beta',
  '@ohif/extension-cornerstone': '^3.10.0-beta',
  '@example/extension-reading-aid': '^1.0.0',
};

type Tool = {toolName: string; bindings?: {mouseButton: number}[]};

type ToolsModule = {
  toolNames: Record<
    'WindowLevel' | 'Pan' | 'Zoom' | 'StackScroll' | 'Crosshairs',
    string
  >;
  Enums: {
    MouseBindings: Record<
      'Primary' | 'Secondary' | 'Auxiliary' | 'Wheel',
      number
    >;
  };
};

type ModeParams = {
  servicesManager: {
    services: {
      customizationService: {
        setCustomizations(
          customizations: Record<string, {$push: HotkeyBinding[]}>,
        ): void;
      };
      toolbarService: {
        addButtons(buttons: ToolbarButton[]): void;
        createButtonSection(section: string, buttonIds: string[]): void;
      };
      toolGroupService: {
        createToolGroupAndAddTools(
          toolGroupId: string,
          tools: {active: Tool[]; disabled?: Tool[]},
        ): void;
        destroy(): void;
      };
      uiDialogService: {hideAll(): void};
      uiModalService: {hide(): void};
    };
  };
  extensionManager: {
    getModuleEntry(moduleId: string): {exports: ToolsModule} | undefined;
  };
};

/**
 * Each viewport refers to a tool group.
 * If no mode has created that group, the viewport has no tools.
 */
function createToolGroups({
  servicesManager,
  extensionManager,
}: ModeParams): void {
  const {toolGroupService} = servicesManager.services;
  const tools = extensionManager.getModuleEntry(viewer.tools);
  if (!tools) {
    throw new Error(
      `${viewer.tools} is missing. Is @ohif/extension-cornerstone in pluginConfig.json?`,
    );
  }
  const {toolNames, Enums} = tools.exports;
  const {Primary, Secondary, Auxiliary, Wheel} = Enums.MouseBindings;
  const active = [
    {toolName: toolNames.WindowLevel, bindings: [{mouseButton: Primary}]},
    {toolName: toolNames.Pan, bindings: [{mouseButton: Auxiliary}]},
    {toolName: toolNames.Zoom, bindings: [{mouseButton: Secondary}]},
    {toolName: toolNames.StackScroll, bindings: [{mouseButton: Wheel}]},
  ];
  toolGroupService.createToolGroupAndAddTools('default', {active});
  toolGroupService.createToolGroupAndAddTools('mpr', {
    active,
    // Crosshairs need several planes.
    // They are added but disabled, until the user turns them on.
    disabled: [{toolName: toolNames.Crosshairs}],
  });
}

/**
 * The study list calls this for each study.
 * Its modalities are one string with backslashes, as in DICOM: `CT\SR`.
 */
function isValidMode({modalities}: {modalities: string}) {
  return {
    valid: modalities.split('\\').includes('CT'),
    // The study list shows this when the mode's button is disabled.
    description: 'The reading aid opens studies with a CT.',
  };
}

function onModeEnter(params: ModeParams): void {
  const {customizationService, toolbarService} =
    params.servicesManager.services;
  createToolGroups(params);
  toolbarService.addButtons(toolbarButtons());
  // Pass a copy, because the toolbar service adds to the list that it receives.
  toolbarService.createButtonSection('primary', [...primarySection]);
  // The viewer binds these keys after this function returns,
  // and drops them when the user leaves the mode.
  customizationService.setCustomizations({
    'ohif.hotkeyBindings': {$push: hotkeys},
  });
}

/**
 * Undoes `onModeEnter`, and closes any open dialog.
 * The core's services reset themselves.
 */
function onModeExit({servicesManager}: ModeParams): void {
  const {toolGroupService, uiDialogService, uiModalService} =
    servicesManager.services;
  uiDialogService.hideAll();
  uiModalService.hide();
  toolGroupService.destroy();
}

function layoutTemplate() {
  return {
    id: viewer.layout,
    props: {
      leftPanels: [viewer.seriesList],
      rightPanels: [readingAid.panel],
      rightPanelClosed: false,
      viewports: [
        {
          namespace: viewer.viewport,
          displaySetsToDisplay: [
            readingAid.localizerHandler,
            viewer.stackHandler,
          ],
        },
      ],
    },
  };
}

function modeFactory({
  modeConfiguration,
}: {
  modeConfiguration?: Record<string, unknown>;
}) {
  return {
    id,
    // The path in the URL: /reading-aid?StudyInstanceUIDs=…
    routeName: 'reading-aid',
    displayName: 'Reading aid',
    isValidMode,
    onModeEnter,
    onModeExit,
    routes: [{path: 'reading-aid', layoutTemplate}],
    extensions: extensionDependencies,
    hangingProtocol: 'default',
    // The order matters. The stack handler accepts every image,
    // so the localizer handler comes first.
    sopClassHandlers: [readingAid.localizerHandler, viewer.stackHandler],
    // The entry for this mode in the configuration's
    // `modesConfiguration` can replace any key above.
    ...modeConfiguration,
  };
}

const mode = {id, modeFactory, extensionDependencies};

export default mode;
