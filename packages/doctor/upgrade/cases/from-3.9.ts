import type {Cases} from './cases';

/** Changes from 3.9 to 3.10. */
export const from39: Record<string, Cases> = {
  'dialog-options': {
    finds: "uiDialogService.create({ id: 'a', centralize: true, content });",
    accepts: 'const centralize = true;',
  },
  'call-input-dialog': {
    finds:
      "import { callInputDialog as ask } from '@ohif/extension-default';\nask(uiDialogService, data, done);",
    accepts: [
      'function callInputDialog(a) {}\ncallInputDialog(service);',
      "import { callInputDialog } from './dialogs';\ncallInputDialog(uiDialogService, data);",
    ],
  },
  'create-report-prompt': {
    finds:
      "import { createReportDialogPrompt } from '@ohif/extension-default';\nawait createReportDialogPrompt(uiDialogService, { extensionManager });",
    accepts:
      'const createReportDialogPrompt = a => a;\ncreateReportDialogPrompt(b);',
  },
  'modal-class-name': {
    finds:
      "services.uiModalService.show({ content, customClassName: 'wide' });",
    accepts: 'const customClassName = 1;',
  },
  'modal-dimensions': {
    finds: "uiModalService.show({ content, containerDimensions: 'w-1/2' });",
    accepts: 'const containerDimensions = [1, 2];',
  },
  'modal-frame': {
    old: 'uiModalService.show({ content, isOpen: true, closeButton: false, movable: true });',
    finds: 'services.uiModalService?.show({ content, movable: true });',
    accepts: [
      'uiModalService.show({ content, shouldCloseOnEsc: false });',
      'drawer.show({ movable: true });',
    ],
  },
  'modal-hide': {
    finds: '<Form onClose={servicesManager.services.uiModalService.hide} />;',
    accepts: 'uiModalService.hide();',
  },
  'ui-modal-movable': {
    finds:
      'import { Modal } from \'@ohif/ui\';\n<Modal title="a" movable={true} />;',
    accepts: "import { Modal } from './Modal';\n<Modal movable />;",
  },
  'customization-merge-key': {
    finds: "const list = [{ id: 'a.b', merge: 'Replace', value: 1 }];",
    accepts: "const options = { merge: 'theirs' };",
  },
  'customization-config-string': {
    finds:
      "window.config = { customizationService: { upload: '@my/extension.customizationModule.upload' } };",
    accepts: [
      "window.config = { customizationService: ['@my/a.customizationModule.b', '@my/a.customizationModule.c'] };",
      "export const mode = { modeCustomizations: ['@my/a.customizationModule.b'] };",
    ],
  },
  'customization-inherits': {
    finds: [
      "const item = { customizationType: 'ohif.overlayItem' };",
      "const item = { customizationType: '@ohif/contextMenuAnnotationCode' };",
      'const item = { customizationType: mine };',
    ],
    accepts: [
      'const customizationType = 1;',
      "const item = { customizationType: 'ohif.contextSubMenu' };",
    ],
  },
  'customization-transform': {
    finds:
      "const item = { inheritsFrom: 'a', transform: function () { return this; } };",
    accepts: [
      "const style = { transform: 'none' };",
      'const t = { transform: x => x };',
    ],
  },
  'customization-events': {
    finds: 'use(CustomizationService.EVENTS.GLOBAL_CUSTOMIZATION_MODIFIED);',
    accepts: 'use(states.MODE_CUSTOMIZATION_MODIFIED);',
  },
  'customization-module-form': {
    finds: [
      "function getCustomizationModule() {\n  return [{ name: 'default', value: [{ id, ...settings }] }];\n}",
      "function getCustomizationModule() { return [{ name: 'a', value: { id: 'b', c } }]; }",
    ],
    accepts:
      "function getUtilityModule() { return [{ name: 'a', value: [1] }]; }",
  },
  'id-study-mode': {
    finds:
      "customizationService.getCustomization('PanelStudyBrowser.studyMode');",
    accepts: 'use(PanelStudyBrowser.studyMode);',
  },
  'id-panel-measurement': {
    finds: "const a = { 'PanelMeasurement.disableEditing': true };",
    accepts: 'use(PanelMeasurement.disableEditing);',
  },
  'id-panel-segmentation': {
    finds: "const a = { id: 'PanelSegmentation.tableMode', mode: 'expanded' };",
    accepts: 'use(PanelSegmentation.tableMode);',
  },
  'id-custom-routes': {
    finds: "customizationService.getCustomization('customRoutes');",
    accepts: 'use(customRoutes);',
  },
  'id-viewport-overlay': {
    finds:
      "customizationService.getCustomization('cornerstoneOverlayTopLeft');",
    accepts: 'use(cornerstoneOverlay);',
  },
  'id-measurement-item': {
    finds: "customizationService.getCustomization('MeasurementItem');",
    accepts: '<MeasurementItem />;',
  },
  'id-unwrapped': {
    finds: [
      "const a = { id: 'cinePlayer', content: CinePlayer };",
      "const presets = customizationService.getCustomization('studyBrowser.viewPresets')?.value || own;",
      "const { modalities: list } = customizationService.getModeCustomization('autoCineModalities', {});",
    ],
    accepts:
      "use(customizationService.getCustomization('cinePlayer').length, other.getCustomization('cinePlayer').value);",
  },
  'toolbar-split-button': {
    finds: "const buttons = [{ uiType: 'ohif.splitButton' }];",
    accepts: 'use(ohif.splitButton);',
  },
  'toolbar-button-group': {
    finds: "const buttons = [{ uiType: 'ohif.buttonGroup' }];",
    accepts: 'use(ohif.buttonGroup);',
  },
  'toolbar-nesting': {
    finds: "const button = { props: { groupId: 'More', items: [zoom] } };",
    accepts: "const protocol = { groupId: 'a', name: 'b' };",
  },
  'toolbar-group-evaluators': {
    finds:
      "const props = {\n  evaluate: 'evaluate.group.promoteToPrimary',\n};",
    accepts: [
      "const props = { evaluate: 'evaluate.cornerstoneTool' };",
      "const own = [{ name: 'evaluate.group.mine', evaluate: () => ({}) }];",
    ],
  },
  'toolbar-evaluate-mpr': {
    finds: "const props = { evaluate: ['evaluate.mpr'] };",
    accepts: [
      "const props = { evaluate: 'evaluate.mprView' };",
      "const own = [{ name: 'evaluate.mpr', evaluate: () => ({}) }];",
    ],
  },
  'toolbar-options': {
    finds: 'options.map(option => option.commands(value));',
    accepts: "const buttons = [{ id: 'a', commands: 'nextImage' }];",
  },
  'toolbar-option-component': {
    finds: 'const button = { optionComponent: Brush };',
    accepts: 'const button = { options: [radius] };',
  },
  'toolbar-on-interaction': {
    finds: 'onInteraction?.({ groupId, itemId, commands });',
    accepts: 'onInteraction(event);',
  },
  'toolbar-toolbox': {
    finds: "import { ToolboxProvider as Provider, Button } from '@ohif/ui';",
    accepts: "import { Toolbox } from '@ohif/ui-next';",
  },
  'use-toolbar': {
    finds:
      "import { useToolbar } from '@ohif/core';\nconst { buttons } = useToolbar({ servicesManager });",
    accepts: 'useToolbox({ servicesManager });',
  },
  'hotkeys-mode': {
    finds: 'export default { id, routes: [], hotkeys: myHotkeys };',
    accepts: [
      'const { hotkeys } = props;',
      'hotkeysManager.setDefaultHotKeys(hotkeys.defaults.hotkeyBindings);',
    ],
  },
  'hotkeys-config': {
    finds: 'window.config = { dataSources: [], hotkeys: [] };',
    accepts: ['const list = { hotkeys };', 'export const a = { hotkeys: [] };'],
  },
  'hotkeys-stored': {
    finds: "window.localStorage.removeItem('hotkey-definitions');",
    accepts: "use('hotkey-definition');",
  },
  'ui-hooks': {
    finds: "import { Button, useModal as modal } from '@ohif/ui';",
    accepts: "import { useModal } from './modal';",
  },
  'run-results': {
    finds: [
      'return commandsManager.run([a, b]);',
      'const r = commandsManager.run([first, second]);',
    ],
    accepts: [
      'commandsManager.run([a, b]);',
      "const one = commandsManager.run([{ commandName: 'fit' }]);",
      'return commandsManager.run([fit]);',
      'calls.push(() => commandsManager.run(command, options));',
    ],
  },
  'command-delete-measurement': {
    finds: "commandsManager.runCommand('deleteMeasurement', { uid });",
    accepts: 'deleteMeasurement(uid);',
  },
  'measurements-jump': {
    finds: 'use(MeasurementService.EVENTS.JUMP_TO_MEASUREMENT_VIEWPORT);',
    accepts: 'use(states.JUMP_TO_MEASUREMENT_VIEWPORT);',
  },
  'protocol-own-id': {
    finds:
      "const getHangingProtocolModule = () => [{ name: 'chest', protocol: { name: 'chest', stages } }];",
    accepts: 'hangingProtocolService.addProtocol(id, protocol);',
  },
  'protocol-enter': {
    finds: 'const protocol = { callbacks: { onProtocolEnter: [] } };',
    accepts: 'onProtocolEnter();',
  },
  'workflow-exit': {
    finds: "const step = { id: 'a', onEnter: [], onExit: [] };",
    accepts: 'const app = { onExit() {} };',
  },
  'metadata-frames': {
    finds: "const copy = { a: 1, ...metaData.get('instance', id) };",
    accepts: "const instance = metaData.get('instance', id);",
  },
  'metadata-wadors': {
    finds:
      "import { MetadataProvider } from '@ohif/core';\nMetadataProvider.addImageIdToUIDs(`wadors:${root}/files/7`, uids);",
    accepts: [
      "ids.addImageIdToUIDs('wadors:a', uids);",
      'const id = `dicomfile:${root}/${name}`;\nmetadataProvider.addImageIdToUIDs(id, uids);',
    ],
  },
  'metadata-patient-name': {
    finds: "const { patientName } = metadataProvider.get('patientModule', id);",
    accepts: "metaData.get('imagePlaneModule', id);",
  },
  'cornerstone3d-major': {
    file: 'package.json',
    old: '{"dependencies": {"@cornerstonejs/core": "^2.2.4"}}',
    finds: '{"peerDependencies": {"@cornerstonejs/tools": "2.19.14"}}',
    accepts: [
      '{"dependencies": {"@cornerstonejs/core": "^3.8.2"}}',
      '{"dependencies": {"@cornerstonejs/codec-little-endian": "^2.0.1"}}',
      '{"scripts": {"@cornerstonejs/core": "2.0.0"}}',
    ],
  },
  'html-template': {
    file: 'index.html',
    finds:
      '<!doctype html>\n<script\ttype="text/javascript" src="/app-config.js"></script>',
    accepts: [
      '<!-- <script src="app-config.js"></script> -->',
      '<p>app-config.js</p>',
    ],
  },
  'bulk-data-default': {
    finds: "const c = { qidoRoot: '/a', wadoRoot: '/a' };",
    accepts: ['use(wadoRoot);', 'const displaySet = { instance, wadoRoot };'],
  },
  'icon-component': {
    finds: [
      'import { Button, Icon } from \'@ohif/ui\';\n<div><Icon name="tool-zoom" /></div>;',
      'import { Icon } from \'../../../../platform/ui/src/components\';\n<Icon name="tool" />;',
    ],
    accepts: 'import { Icon } from \'./Icon\';\n<Icon name="a" />;',
  },
  'icon-names': {
    finds: [
      "const button = { id: 'a', icon: 'row-lock' };",
      "const panel = { name: 'a', iconName: 'logo-ohif-small' };",
    ],
    accepts: [
      '<Icon name="tool-length" />;',
      '<Button name="row-hidden" />;',
      "const panel = { name: 'a', iconName: 'tab-linear' };",
    ],
  },
  'icon-add': {
    finds: "import { addIcon } from '@ohif/ui';\naddIcon('mine', Mine);",
    accepts: "import { addIcon } from './icons';\naddIcon('mine', Mine);",
  },
  'svg-component': {
    finds: "import { Svg } from '@ohif/ui';",
    accepts: "import { Svg } from 'react-native-svg';\n<Svg />;",
  },
  tooltip: {
    finds:
      'import { Tooltip } from \'@ohif/ui-next\';\n<Tooltip content="a" />;',
    accepts: 'import { Tooltip } from \'antd\';\n<Tooltip content="a" />;',
  },
  'tooltip-clipboard': {
    finds:
      'import { TooltipClipboard } from \'@ohif/ui\';\n<TooltipClipboard text="a" />;',
    accepts: "import { TooltipClipboard } from './a';\n<TooltipClipboard />;",
  },
  'table-selector-header': {
    finds:
      "import { SegmentationTable as Table } from '@ohif/ui-next';\n<Table.SelectorHeader />;",
    accepts: '<Table.SelectorHeader />;',
  },
  'table-expanded-header': {
    finds:
      "import { SegmentationTable } from '@ohif/ui-next';\n<SegmentationTable.Header></SegmentationTable.Header>;",
    accepts: '<Table.Header />;',
  },
  'table-menu': {
    finds:
      "import { SegmentationTable } from '@ohif/ui-next';\n<SegmentationTable onSegmentationRemoveFromViewport={a}></SegmentationTable>;",
    accepts: '<Table onSegmentationDownload={a} />;',
  },
  'tours-config': {
    finds: 'window.config.tours = [];',
    accepts: 'use(tours);',
  },
  'tours-wait': {
    finds: "await waitForElement('.viewport-element', 20);",
    accepts: 'waitForElement(element);',
  },
  'tests-active': {
    finds: "cy.get('@zoom').should('not.have.class', 'active');",
    accepts: "cy.get('@zoom').should('have.class', 'open');",
  },
  'tests-disabled': {
    finds: "cy.get('.ohif-disabled').click();",
    accepts: "setClassName('ohif-disabled');",
  },
  'tests-stack-scroll': {
    finds: "page.locator('[data-cy=StackScroll]').click();",
    accepts: 'cy.get(\'[data-cy="Zoom"]\');',
  },
  'mode-more-tools': {
    finds: [
      "import { moreTools as more } from '@ohif/mode-longitudinal';",
      "import { toolbarButtons } from '@ohif/mode-longitudinal';\ntoolbarService.addButtons(toolbarButtons);",
    ],
    accepts: "import { moreTools } from './moreTools';",
  },
  'id-layout-presets': {
    finds: "const a = { id: 'advancedPresets', value: [] };",
    accepts: 'use(commonPresets);',
  },
  'config-window-level-menu': {
    finds: 'window.config = { addWindowLevelActionMenu: true };',
    accepts: "use('addWindowLevelActionMenu is gone');",
  },
  'label-dialogs': {
    finds:
      "import { callLabelAutocompleteDialog } from '@ohif/extension-default';",
    accepts:
      'function showLabelAnnotationPopup() {}\nshowLabelAnnotationPopup();',
  },
  'command-reference-lines': {
    finds: "commandsManager.run('setSourceViewportForReferenceLinesTool');",
    accepts: 'setSourceViewportForReferenceLinesTool();',
  },
  'command-brush-context': {
    finds:
      "const command = { commandName: 'setThresholdRange', context: 'SEGMENTATION' };",
    accepts: "commandsManager.runCommand('hide', {}, 'SEGMENTATION');",
  },
  'command-tmtv-statistics': {
    finds: "commandsManager.run('getLesionStats');",
    accepts: 'calculateSuvPeak();',
  },
};
