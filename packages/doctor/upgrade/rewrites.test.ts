import {expect, it} from 'vitest';
import {fixAll} from './index';

async function fixed(
  text: string,
  path = 'a.tsx',
  from: '3.8' | '3.9' = '3.9',
) {
  const to = from === '3.9' ? '3.10' : '3.9';
  const [file] = await fixAll([{path, text}], {from, to});
  return file?.text;
}

it.each([
  ['uiDialogService.create({});', 'uiDialogService.show({});'],
  [
    "services['uiDialogService']['create']({});",
    "services['uiDialogService']['show']({});",
  ],
  [
    'const { create } = services.uiDialogService;',
    'const { show: create } = services.uiDialogService;',
  ],
  [
    'const { create: open } = services.uiDialogService;',
    'const { show: open } = services.uiDialogService;',
  ],
  [
    'type A = { uiDialogService: { dismissAll(): void } };',
    'type A = { uiDialogService: { hideAll(): void } };',
  ],
  [
    'uiDialogService?.dismiss( { id: a + b } );',
    'uiDialogService?.hide(a + b);',
  ],
  ['uiDialogService.dismiss({ id });', 'uiDialogService.hide(id);'],
  [
    "const a = customizationService.get('a', b => b) || c;",
    "const a = (customizationService.getCustomization('a') ?? (b => b)) || c;",
  ],
  [
    "f(customizationService.getModeCustomization('a', {\n  b: 1, // why\n}));",
    "f(customizationService.getCustomization('a') ?? {\n  b: 1, // why\n});",
  ],
  [
    "customizationService.getModeCustomization('a')?.b;",
    "customizationService.getCustomization('a')?.b;",
  ],
  [
    "customizationService.getModeCustomization('a', {}).b;",
    "(customizationService.getCustomization('a') ?? {}).b;",
  ],
  [
    'hotkeysManager.setHotkeys(keys, "mine");',
    'hotkeysManager.setHotkeys(keys);',
  ],
  [
    'uiModalService.show({ content, customClassName });',
    'uiModalService.show({ content, className: customClassName });',
  ],
  [
    "import { Button, useModal } from '@ohif/ui';\n",
    "import { Button } from '@ohif/ui';\nimport { useModal } from '@ohif/ui-next';\n",
  ],
  [
    'import {\n  useModal,\n  Button,\n} from "@ohif/ui";\nimport { Icons } from "@ohif/ui-next";\n',
    'import {\n  Button,\n} from "@ohif/ui";\nimport { Icons, useModal } from "@ohif/ui-next";\n',
  ],
  [
    'import { Icon } from \'@ohif/ui\';\n<Icon name="a"><b /></Icon>;',
    'import { Icons } from \'@ohif/ui-next\';\n<Icons.ByName name="a"><b /></Icons.ByName>;',
  ],
  [
    'import { Icon } from \'@ohif/ui\';\n<Icon name="cancel" />;',
    'import { Icons } from \'@ohif/ui-next\';\n<Icons.ByName name="Cancel" />;',
  ],
  [
    "const b = {\n  id,\n  evaluate: 'evaluate.group.a',\n  c,\n};",
    'const b = {\n  id,\n  c,\n};',
  ],
  ["const b = { id, evaluate: 'evaluate.group.a' };", 'const b = { id };'],
  [
    "getCustomizationModule() { return [{ name: 'default', value: [\n  { id: a, ...b },\n  { id: 'c.d', e: 1 },\n] }]; }",
    "getCustomizationModule() { return [{ name: 'default', value: {\n  [a]: { ...b },\n  'c.d': { e: 1 },\n} }]; }",
  ],
])('rewrites %s', async (old, now) => {
  const text = old.startsWith('getCustom') ? `export default { ${old} };` : old;
  const expected = old.startsWith('getCustom')
    ? `export default { ${now} };`
    : now;
  expect(await fixed(text)).toBe(expected);
  expect(await fixed(expected)).toBe(expected);
});

it.each([
  // Other keys next to the id, a comment that would get lost, arguments that are not known.
  'uiDialogService.dismiss({ id, now: true });',
  'uiDialogService.dismiss(/* the note */ { id });',
  'uiDialogService.dismiss(...all);',
  'uiDialogService.dismiss(note);',
  "customizationService.get('a', ...rest);",
  // Not sure.
  "import { uiDialogService } from './mine';\nuiDialogService.create();",
  // Its value must be written in another way.
  "export default { getCustomizationModule: () => [{ name: 'default', value: [{ id: 'cinePlayer', content: A }] }] };",
])('leaves %s to the reader', async (text) => {
  expect(await fixed(text)).toBe(text);
});

it('removes options of the configuration from code and JSON', async () => {
  expect(
    await fixed(
      'window.config = {\n  a: 1, // first\n  useSharedArrayBuffer: true,\n};\n',
      'app-config.js',
      '3.8',
    ),
  ).toBe('window.config = {\n  a: 1, // first\n};\n');
  expect(
    await fixed(
      '{\n  "a": 1,\n  "useSharedArrayBuffer": true\n}\n',
      'a.json',
      '3.8',
    ),
  ).toBe('{\n  "a": 1\n}\n');
});
