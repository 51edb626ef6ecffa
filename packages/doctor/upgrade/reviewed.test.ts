/** Code that people published: what is right in the new release is left alone, what breaks is found. */
import {expect, it} from 'vitest';
import changes from '../../../docs/_data/changes.json';
import {checkFiles} from './check';
import {useChanges} from './data';

useChanges(changes.entries);

const check = (text: string) =>
  checkFiles([{path: 'a.tsx', text}], {from: '3.8', to: '3.10'});

it.each([
  [
    'an object with a position',
    "export const badge = { position: 'bottomRight', color: 'red' };",
  ],
  [
    'a list of one command',
    "export const a = m => m.commandsManager.run([{ commandName: 'clearMeasurements' }]);",
  ],
  [
    'a command without options',
    "commandsManager.runCommand('clearMeasurements');",
  ],
  [
    'a dialog of the package itself',
    "import { callInputDialog } from './ownDialogs';\ncallInputDialog(uiDialogService, uid);",
  ],
  [
    'hotkeys of the preferences',
    'export const c = hotkeysManager => ({ onSubmit: ({ hotkeyDefinitions }) => hotkeysManager.setHotkeys(hotkeyDefinitions) });',
  ],
  [
    'a tooltip of the old library',
    'import { Tooltip } from \'@ohif/ui\';\n<Tooltip content="x" position="bottom-left"><i>S</i></Tooltip>;',
  ],
  [
    'the header of the old library',
    'import { Header } from \'@ohif/ui\';\n<Header showPatientInfo="visible" />;',
  ],
  [
    'an image id of a file',
    'const imageId = `dicomfile:${root}`;\nmetadataProvider.addImageIdToUIDs(imageId, uids);',
  ],
  [
    'a list of customization modules',
    "export const g = { modeCustomizations: ['@my/extension.customizationModule.small'] };",
  ],
  [
    'buttons whose sections the mode creates',
    "import { toolbarButtons } from '@ohif/mode-longitudinal';\nt.createButtonSection('measurementSection', ['Length']);",
  ],
  ['hotkeys of an object of its own', 'export const h = { hotkeys: [] };'],
  [
    'a listener of the active viewport',
    'viewportGridService.subscribe(viewportGridService.EVENTS.ACTIVE_VIEWPORT_ID_CHANGED, draw);',
  ],
])('leaves %s alone', async (_, text) => {
  const {findings} = await check(text);
  expect(findings.map(({change}) => change)).toEqual([]);
});

it('is not sure of a value that has a fallback', async () => {
  const {findings} = await check(
    "const presets = customizationService.getCustomization('studyBrowser.viewPresets')?.value || own;\nconst { value } = customizationService.getCustomization('studyBrowser.viewPresets');",
  );
  expect(findings.map(({certainty}) => certainty)).toEqual(['likely', 'sure']);
});

it('says that code looks older than its releases', async () => {
  const {notUnderstood} = await check(
    "export default () => ({\n  isValidMode: ({ modalities }) => modalities.includes('CT'),\n  onModeEnter: () => { toolbarService.init(extensionManager); },\n});",
  );
  expect(notUnderstood.map(({line}) => line)).toEqual([3, 2]);
  expect(notUnderstood[0]!.what).toContain('from-3p7-to-3p8');
  const buttons = await check(
    "const buttons = [\n  { id: 'a', type: 'ohif.radioGroup' },\n  { uiType: 'ohif.action' },\n  { commandName: 'toggleReferenceLines' },\n];\nconst layout = { rightPanelDefaultClosed: true };",
  );
  expect(buttons.notUnderstood.map(({line}) => line)).toEqual([2, 3, 4, 6]);
  const newer = await check(
    "// type: 'ohif.radioGroup'\nconst buttons = [{ uiType: 'ohif.radioGroup', props: { type: 'tool' } }];\nconst layout = { rightPanelClosed: true };",
  );
  expect(newer.notUnderstood).toEqual([]);
  const siblings = await check('ToolbarService._createToggleButton(a, b);');
  expect(siblings.notUnderstood).toHaveLength(1);
  const inner = await check(
    "const mode = { isValidMode: ({ modalities }: { modalities: string }) => ({\n  valid: modalities.split('\\\\').some((m: string) => m === 'CT'),\n}) };",
  );
  expect(inner.notUnderstood).toEqual([]);
  const late = await check(
    "const mode = { isValidMode: function ({ modalities }) {\n  const list = modalities.split('\\\\').filter(m => { return m === 'CT'; });\n  return !!list.length;\n} };",
  );
  expect(late.notUnderstood).toHaveLength(1);
  const own = await check(
    'const mode = { isValidMode: study => rules(study) };',
  );
  expect(own.notUnderstood).toEqual([]);
  const right = await check(
    'export default { isValidMode: () => ({ valid: true }) };\nconst mode = { isValidMode: ({ modalities }) => {\n  return { valid: true };\n} };',
  );
  expect(right.notUnderstood).toEqual([]);
});

it('asks nothing about code that uses nothing of the viewer', async () => {
  const {checklist} = await check('export const one = 1;');
  expect(checklist).toEqual([]);
});
