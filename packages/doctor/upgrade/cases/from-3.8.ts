import type {Cases} from './cases';

/** Changes from 3.8 to 3.9. */
export const from38: Record<string, Cases> = {
  'from-3p8-shared-array-buffer': {
    finds: [
      'window.config = {routerBasename: "/", useSharedArrayBuffer: "AUTO"};',
      "export const enter = ({ appConfig }) => appConfig.useSharedArrayBuffer === 'AUTO';",
    ],
    accepts: 'const useSharedArrayBuffer = true;',
  },
  'from-3p8-cross-origin-warning': {
    finds: 'window.config = {\n  showWarningMessageForCrossOrigin: true,\n};',
    accepts: 'log(showWarningMessageForCrossOrigin);',
  },
  'from-3p8-react': {
    file: 'package.json',
    old: '{"dependencies": {"react": "^17.0.2"}}',
    finds: '{"peerDependencies": {"react-dom": "17.0.2"}}',
    accepts: [
      '{"dependencies": {"react": "^18.3.1"}}',
      '{"scripts": {"react": "17.0.2"}}',
      '{"peerDependencies": {"react": "^17.0.0 || ^18.0.0"}}',
      '{"peerDependencies": {"react": ">=17.0.0"}}',
      '{"dependencies": {"react-draggable": "^17.0.0"}}',
    ],
  },
  'from-3p8-svg-import': {
    finds: "import Logo from 'assets/logo.svg';",
    accepts: [
      "import logo from './logo.png';",
      "import { ReactComponent } from './a.svg';",
    ],
  },
  'from-3p8-authorization-code-flow': {
    finds: 'const oidc = [{client_id: "a", useAuthorizationCodeFlow: false}];',
    accepts: "const oidc = [{response_type: 'code'}];",
  },
  'from-3p8-stack-scroll-wheel': {
    finds: "const passive = [{ toolName: 'StackScrollMouseWheel' }];",
    accepts: "const passive = [{ toolName: 'StackScroll' }];",
  },
  'from-3p8-volume-rotate-wheel': {
    finds:
      'const { toolNames } = utilities;\nuse(toolNames.VolumeRotateMouseWheel);',
    accepts: 'use(mine.VolumeRotateMouseWheel);',
  },
  'from-3p8-segmentation-display': {
    finds: 'const tools = { active: [{ toolName: "SegmentationDisplay" }] };',
    accepts: 'const SegmentationDisplay = 1;',
  },
  'from-3p8-segmentation-trigger': {
    finds:
      'const { EVENTS } = segmentationService;\nuse(EVENTS.SEGMENTATION_PIXEL_DATA_CREATED);',
    accepts: "use('SEGMENTATION_PIXEL_DATA_CREATED is old');",
  },
  'from-3p8-dicom-upload': {
    finds:
      "const upload = ['@my/extension.customizationModule.cornerstoneDicomUploadComponent'];",
    accepts: "const upload = '@my/extension.customizationModule.upload';",
  },
  'from-3p8-evaluate-not-3d': {
    finds: "const button = {evaluate: ['evaluate.not3D', 'evaluate.action']};",
    accepts: "const button = {evaluate: 'evaluate.not3DAtAll'};",
  },
  'from-3p8-evaluate-is-us': {
    finds: "const button = {evaluate: ['evaluate.isUS']};",
    accepts: "const button = {evaluate: 'evaluate.isUSB'};",
  },
  'from-3p8-bulk-data-uri': {
    finds: 'const source = {configuration: {useBulkDataURI: false}};',
    accepts: 'const useBulkDataURI = bulkDataURI.enabled;',
  },
  'from-3p8-panel-measure': {
    finds:
      "const panels = { rightPanels: ['@ohif/extension-default.panelModule.measure'] };",
    accepts: "const p = '@ohif/extension-default.panelModule.seriesList';",
  },
  'from-3p8-panel-segmentation': {
    finds:
      "const p = '@ohif/extension-cornerstone-dicom-seg.panelModule.panelSegmentationWithTools';",
    accepts:
      "const p = '@ohif/extension-cornerstone-dicom-seg.sopClassHandlerModule.dicom-seg';",
  },
  'from-3p8-customization-editing': {
    finds: [
      "customizationService.addModeCustomizations([{ id: 'segmentation.disableEditing', value: true }]);",
      "customizationService.getCustomization('segmentation.panel');",
      'const mode = { onModeEnter: ({ appConfig }) => { appConfig.disableEditing = true; } };',
    ],
    accepts: [
      "const a = { id: 'segmentation.panels', disableEditing: true };",
      'props.disableEditing = true;',
    ],
  },
  'from-3p8-customization-mode': {
    finds: "const a = [{ segmentationPanelMode: 'dropdown' }];",
    accepts: 'const segmentationPanelMode = 1;',
  },
  'from-3p8-customization-add': {
    finds:
      "customizationService.addModeCustomizations([{ id: 'segmentation.panel', addSegment: true }]);",
    accepts: "const a = { id: 'other', addSegment: false };",
  },
  'from-3p8-add-icon': {
    finds: "import { Button, addIcon as add } from '@ohif/ui';",
    accepts: "import { addIcon } from './icons';",
  },
  'from-3p8-display-text': {
    finds: [
      "const measurement = { displayText: '5 mm' };",
      "measurementService.getMeasurements().map(m => m.displayText.join(' '));",
    ],
    accepts: 'const measurement = { displayText };',
  },
  'from-3p8-is-selected': {
    finds: 'measurements.forEach(measurement => use(measurement?.selected));',
    accepts: 'use(row.selected);',
  },
  'from-3p8-notification-position': {
    finds: [
      "uiNotificationService.show({ position: 'topLeft' });",
      "uiNotificationService.show({ title: 'a', position: 'topRight' });",
    ],
    accepts: [
      "const style = { origin: 'topLeft' };",
      "export const badge = { position: 'bottomRight', color: 'red' };",
    ],
  },
  'from-3p8-header-patient-info': {
    old: "import { Header } from '@ohif/ui-next';\n<Header showPatientInfo={show} />;",
    finds:
      "import * as ui from '@ohif/ui-next';\n<ui.Header showPatientInfo={show} />;",
    accepts: [
      "import { Header } from '@ohif/ui';\n<Header showPatientInfo={show} />;",
      "import { Header } from './Header';\n<Header showPatientInfo={show} />;",
      '<Titles showPatientInfo={show} />;',
    ],
  },
  'from-3p8-hover-group': {
    inStrings: true,
    old: '<div className="invisible group-hover:visible" />;',
    finds: "const style = 'hidden sm:group-hover:flex';",
    accepts: [
      '<div className="invisible group-hover/pane:visible" />;',
      'const group = { hover: 1 };',
      '<div className="group flex"><i className="group-hover:visible" /></div>;',
    ],
  },
  'from-3p8-state-register': {
    finds:
      'const { stateSyncService: state } = services;\nstate.store({ a: 1 });',
  },
  'from-3p8-peer-import': {
    finds: "import('dicom-microscopy-viewer').then(run);",
    accepts: "const page = React.lazy(() => import('./Page'));",
  },
  'from-3p8-add-segment': {
    old: 'segmentationService.addSegment(segmentationId, { segmentIndex, toolGroupId, properties: { label, color } });',
    finds: [
      'const { segmentationService: s } = services;\ns.addSegment(id, { properties: { label } });',
      'segmentationService.addSegment(id, 1);',
      'segmentationService.addSegment(id, nextIndex);',
      "segmentationService.addSegment(id, config, 'default');",
    ],
    accepts: [
      'graph.add(id, { properties: { label } });',
      'segmentationService.addSegment(id);',
      'segmentationService.addSegment(id, options);',
      'segmentationService.addSegment(id, { segmentIndex: 1, label });',
    ],
  },
  'from-3p8-labelmap-volume': {
    finds:
      'const volume = services.segmentationService.getLabelmapVolume(id).scalarData;',
    accepts: 'const data = volume.getScalarData();',
  },
  'from-3p8-segments': {
    finds: 'const n = segmentation.segments.length;',
    accepts: 'line.segments.map(draw);',
  },
  'from-3p8-id': {
    finds: 'segmentations.map(segmentation => segmentation.id);',
    accepts: 'use(study.id);',
  },
  'from-3p8-create-command': {
    finds: "const button = { commands: 'createEmptySegmentationForViewport' };",
    accepts: 'createEmptySegmentationForViewport();',
  },
  'from-3p8-event-updated': {
    finds:
      'const { EVENTS } = services.segmentationService;\nuse(EVENTS.SEGMENTATION_UPDATED);',
    accepts: 'use(states.SEGMENTATION_UPDATED);',
  },
  'from-3p8-event-removed': {
    finds: 'use(segmentationService.EVENTS?.SEGMENTATION_REMOVED);',
    accepts: 'use(states.SEGMENTATION_REMOVED);',
  },
  'from-3p8-event-configuration': {
    finds:
      'use(SegmentationService.EVENTS.SEGMENTATION_CONFIGURATION_CHANGED);',
    accepts: 'use(states.SEGMENTATION_CONFIGURATION_CHANGED);',
  },
  'from-3p8-render-inactive': {
    old: 'segmentationService.setConfiguration({ renderInactiveSegmentations: false });',
    finds:
      'services.segmentationService.setConfiguration({ fillAlpha: 1, renderInactiveSegmentations: true });',
    accepts:
      'settings.setConfiguration({ renderInactiveSegmentations: true });',
  },
  'from-3p8-new-image-set': {
    finds: [
      'use(cs.Enums.Events.STACK_VIEWPORT_NEW_STACK);',
      "import { EVENTS, eventTarget } from '@cornerstonejs/core';\neventTarget.addEventListener(EVENTS.STACK_VIEWPORT_NEW_STACK, f);",
    ],
    accepts: 'use(mine.STACK_VIEWPORT_NEW_STACK);',
  },
  'from-3p8-global-representation-config': {
    finds:
      "import { segmentation as parts } from '@cornerstonejs/tools';\nparts.config.setGlobalRepresentationConfig(type, {});",
    accepts: 'const setGlobalRepresentationConfig = 1;',
  },
  'from-3p8-set-use-shared-array-buffer': {
    finds:
      "import { setUseSharedArrayBuffer } from '@cornerstonejs/core';\nsetUseSharedArrayBuffer(false);",
    accepts:
      'const setUseSharedArrayBuffer = () => 1;\nsetUseSharedArrayBuffer();',
  },
};
