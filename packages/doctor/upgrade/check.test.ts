import {expect, it} from 'vitest';
import table from '../../../docs/_data/changes.json';
import {
  applyFixes,
  changesFor,
  checkFiles,
  fixAll,
  isSourceFolder,
  kindOf,
  pairs,
  type UpgradeFile,
} from './index';

const upgrade = {from: '3.9', to: '3.10'} as const;

async function check(text: string, path = 'src/panel.tsx') {
  return checkFiles([{path, text}], upgrade);
}

async function changes(text: string, path?: string) {
  const {findings} = await check(text, path);
  return findings.map(
    ({change, certainty, line}) => `${line} ${change} ${certainty}`,
  );
}

it.each([
  'uiDialogService.create({});',
  'servicesManager.services.uiDialogService.create({});',
  "servicesManager.services['uiDialogService'].create({});",
  'services?.uiDialogService?.create?.({});',
  'this.uiDialogService.create({});',
  'props.servicesManager.services.UIDialogService.create({});',
  '(services.uiDialogService as Dialogs)!.create<Note>({});',
  'const { uiDialogService: d } = servicesManager.services as Services;\nd.create({});',
  'const { services } = servicesManager;\nconst { uiDialogService: d = other } = services;\nd.create({});',
  'const { services: { uiDialogService: { create } } } = servicesManager;',
  'const { create: open } = services.uiDialogService;',
  'let d;\nd = services.uiDialogService;\nd.create({});',
  'const d = services.uiDialogService;\nconst e = d;\ne.create({});',
  'const open = services.uiDialogService.create;',
  'function f({ servicesManager: { services: { uiDialogService: d } } }) { d.create({}); }',
  'const f = (d: UIDialogService) => d.create({});',
  'class A { constructor(private d: AppTypes.UIDialogService) { d.create({}); } }',
  'const { uiDialogService } = useSystem().servicesManager.services;\nuiDialogService.create({});',
])('follows names: %s', async (text) => {
  const {findings} = await check(text);
  expect(findings.map(({change}) => change)).toEqual(['dialog-create']);
  expect(findings[0]?.certainty).toBe('sure');
});

it.each([
  'const uiDialogService = new Dialogs();\nuiDialogService.create({});',
  'const uiDialogService = { create() {} };\nuiDialogService.create({});',
  'function f(uiDialogService) {}\nconst uiDialogServices = [];\nuiDialogServices.create();',
  'dialogs.create({});',
  'document.create({});',
  '// uiDialogService.create({});',
  "const text = 'uiDialogService.create({})';",
  'const text = `uiDialogService.create({})`;',
  'const x = /uiDialogService.create/;',
])('leaves other code alone: %s', async (text) => {
  expect(await changes(text)).toEqual([]);
});

it('uses the name that is valid at the place', async () => {
  expect(
    await changes(
      'const { uiDialogService } = services;\nfunction f() {\n  const uiDialogService = new Mine();\n  uiDialogService.create();\n}\nuiDialogService.create();',
    ),
  ).toEqual(['6 dialog-create sure']);
});

it('is not sure of a service that comes from elsewhere', async () => {
  expect(
    await changes(
      "import { uiDialogService } from './services';\nuiDialogService.create({});",
    ),
  ).toEqual(['2 dialog-create likely']);
});

it('reads damaged code, fragments, and conflict markers', async () => {
  expect(
    await changes(
      'function f() {\n<<<<<<< HEAD\n  uiDialogService.create({ id });\n||||||| base\n=======\n  uiDialogService.dismissAll();\n>>>>>>> theirs\n  if (a { ...\n  uiDialogService.dismissAll();\n',
    ),
  ).toEqual([
    '3 dialog-create sure',
    '6 dialog-dismiss-all sure',
    '9 dialog-dismiss-all sure',
  ]);
  expect(await changes("  id: 'Zoom',\n  uiType: 'ohif.splitButton',")).toEqual(
    ['2 toolbar-split-button sure'],
  );
  expect(await changes("{ uiType: 'ohif.splitButton' },")).toEqual([
    '1 toolbar-split-button sure',
  ]);
});

it('lists lines that it did not understand', async () => {
  const {notUnderstood} = await check('const a = 1;\nconst = = 2;\nb();\n');
  expect(notUnderstood).toEqual([
    {
      file: 'src/panel.tsx',
      line: 2,
      endLine: 2,
      what: 'Not fully understood: look at these lines yourself.',
    },
  ]);
});

it('returns the range, the reason, and the page', async () => {
  const {findings} = await check(
    '\n  services.uiDialogService\n    .dismiss({ id });',
  );
  expect(findings[0]?.fix?.edits.map(({text}) => text)).toEqual([
    'services.uiDialogService\n    .hide(id)',
  ]);
  expect(findings).toEqual([
    expect.objectContaining({
      change: 'dialog-dismiss',
      since: '3.10',
      area: 'dialogs',
      file: 'src/panel.tsx',
      line: 3,
      column: 6,
      endLine: 3,
      endColumn: 13,
      page: '/migration-guide/3p9-to-3p10/UI/DialogService#rename-the-calls',
    }),
  ]);
});

it('counts totals, what is left, and the questions', async () => {
  const {totals, estimate, checklist, read, ignored} = await checkFiles(
    [
      {
        path: 'a.ts',
        text: "uiDialogService.create({});\ncustomizationService.addModeCustomizations([]);\nuseSplice('$splice');",
      },
      {path: 'logo.png', text: 'a'},
      {path: 'README.md', text: 'uiDialogService.create({})'},
    ],
    upgrade,
  );
  expect(totals).toEqual([
    {area: 'dialogs', sure: 1, likely: 0, fixes: 1},
    {area: 'customization', sure: 1, likely: 0, fixes: 0},
  ]);
  expect([read, ignored]).toEqual([1, 2]);
  expect(estimate).toEqual({
    automatic: 1,
    byHand: 1,
    toReview: 0,
    questions: checklist.length,
  });
  expect(checklist.map(({change}) => change)).toContain('toolbar-unknown-type');
});

it('takes the steps from 3.8 to 3.10 in their order', async () => {
  const files: UpgradeFile[] = [
    {
      path: 'mode.ts',
      text: "const buttons = [{ evaluate: 'evaluate.not3D', customizationType: 'ohif.overlayItem' }];",
    },
  ];
  const {findings} = await checkFiles(files, {from: '3.8', to: '3.10'});
  expect(findings.map(({change, since}) => `${since} ${change}`)).toEqual([
    '3.9 from-3p8-evaluate-not-3d',
    '3.10 customization-inherits',
  ]);
  const [fixed] = await fixAll(files, {from: '3.8', to: '3.10'});
  expect(fixed?.text).toBe(
    "const buttons = [{ evaluate: { name: 'evaluate.viewport.supported', unsupportedViewportTypes: ['volume3d'] }, inheritsFrom: 'ohif.overlayItem' }];",
  );
});

it.each([
  ['3.10', '3.9'],
  ['3.9', '3.9'],
  ['3.7', '3.10'],
  ['3.9', '4.0'],
])('says which upgrades exist instead of %s to %s', async (from, to) => {
  await expect(checkFiles([], {from, to} as never)).rejects.toThrow(
    `There are no rules for an upgrade from ${from} to ${to}. Upgrades: 3.8 to 3.9, 3.8 to 3.10, 3.9 to 3.10.`,
  );
  expect(pairs).toHaveLength(3);
});

it('reports progress, and stops when aborted', async () => {
  const files = Array.from({length: 5}, (_, i) => ({
    path: `${i}.ts`,
    text: 'a;',
  }));
  const controller = new AbortController();
  const seen: string[] = [];
  const {cancelled, read} = await checkFiles(
    files,
    upgrade,
    ({done, total, path}) => {
      seen.push(`${done}/${total} ${path}`);
      if (done === 2) {
        controller.abort();
      }
    },
    controller.signal,
  );
  expect(seen).toEqual(['1/5 0.ts', '2/5 1.ts']);
  expect([cancelled, read]).toEqual([true, 2]);
});

it('reads JSON, style sheets, and HTML', async () => {
  expect(
    await changes(
      '{\n  "dependencies": {\n    "@cornerstonejs/core": "^2.2.20"\n  }\n}\n',
      'package.json',
    ),
  ).toEqual(['3 cornerstone3d-major sure']);
  expect(await changes('{"customizationType": "a"}', 'a.json')).toEqual([
    '1 customization-inherits sure',
  ]);
  expect(
    await changes('<script src="app-config.js"></script>', 'index.html'),
  ).toEqual(['1 html-template sure']);
  const {findings} = await checkFiles(
    [
      {
        path: 'a.css',
        text: '/* group-hover:a */\n.a { @apply p-1 group-hover:flex; }',
      },
    ],
    {from: '3.8', to: '3.9'},
  );
  expect(findings.map(({line, column}) => [line, column])).toEqual([[2, 17]]);
});

it('writes a comment for what it does not fix, once', async () => {
  const files = [
    {
      path: 'a.tsx',
      text: '\ufefffunction f() {\r\n  if (a) {\r\n    customizationService.addModeCustomizations([]);\r\n  }\r\n  return <div>{b ? <Icon name="row-unlock" /> : null}</div>;\r\n}\r\n',
    },
  ];
  const {findings} = await checkFiles(files, upgrade);
  const once = applyFixes(files, findings, {comments: true});
  expect(once[0]?.text).toMatch(
    /^\ufefffunction f\(\) \{\r\n {2}if \(a\) \{\r\n {4}\/\/ TODO 3\.10: Renamed in 3\.10\. For example: `[^\n]*`\.\r\n {4}customizationService/,
  );
  expect(once[0]?.text).toContain('  // TODO 3.10: ');
  const again = await checkFiles(once, upgrade);
  expect(again.notUnderstood).toEqual([]);
  expect(applyFixes(once, again.findings, {comments: true})).toEqual(once);
});

it.each([
  ['src/index.tsx', 'code'],
  ['a.mjs', 'code'],
  ['pasted', 'code'],
  ['package.json', 'json'],
  ['a.scss', 'style'],
  ['public/html-templates/index.html', 'html'],
  ['types.d.ts', null],
  ['package-lock.json', null],
  ['app.min.js', null],
  ['README.md', null],
  ['src/LICENSE', null],
])('knows how to read %s: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it('opens folders of sources only', () => {
  const folders = ['src', 'node_modules', '.git', 'dist', 'extensions'];
  expect(folders.filter(isSourceFolder)).toEqual(['src', 'extensions']);
});

it('returns only the changes that a page shows', () => {
  const slugs = changesFor(table.entries).map(({slug}) => slug);
  expect(slugs).toContain('dialog-create');
  expect(slugs).toContain('toolbar-unknown-type');
  expect(slugs).not.toContain('toolbar-add-buttons');
  expect(slugs).not.toContain('from-3p7-toolbar-init');
  const [first] = changesFor(table.entries);
  expect(Object.keys(first ?? {})).not.toContain('covers');
});

it.each([
  // A call without arguments can be written as it is; others are samples.
  [
    'uiDialogService.dismissAll();',
    'Renamed in 3.10. Write `uiDialogService.hideAll()`.',
  ],
  [
    // The reader's line, rewritten.
    "const a = customizationService.getCustomization('a', b);",
    "Different arguments in 3.10. Write `const a = customizationService.getCustomization('a') ?? b`.",
  ],
])('says what is a sample: %s', async (text, message) => {
  const {findings} = await check(text);
  expect(findings.map((finding) => finding.message)).toEqual([message]);
});

it.each([
  // The mode's list, the defaults in it, and their name are one problem.
  [
    'const mode = { routes: [], hotkeys: [...hotkeys.defaults.hotkeyBindings] };',
    ['1 hotkeys-mode sure'],
  ],
  [
    'const mode = { routes: [], hotkeys: [\n  ...hotkeys.defaults.hotkeyBindings,\n] };',
    ['1 hotkeys-mode sure'],
  ],
  [
    'const mode = { hotkeys: [...hotkeys.defaults.hotkeyBindings] };',
    ['1 hotkeys-mode likely'],
  ],
  // Each of these is an edit.
  [
    'uiDialogService.dismissAll(); uiDialogService.dismissAll();',
    ['1 dialog-dismiss-all sure', '1 dialog-dismiss-all sure'],
  ],
  [
    'uiDialogService.create({ centralize: true });',
    ['1 dialog-create sure', '1 dialog-options sure'],
  ],
])('reports one problem once: %s', async (text, expected) => {
  expect(await changes(text)).toEqual(expected);
});

it('reports the change that says more, in either step', async () => {
  const found = async (text: string) =>
    (
      await checkFiles([{path: 'a.ts', text}], {from: '3.8', to: '3.10'})
    ).findings.map(({change}) => change);
  expect(
    await found('use(stateSyncService.getState().viewportGridStore);'),
  ).toEqual(['from-3p8-state-grid']);
  expect(await found('stateSyncService.getState();')).toEqual([
    'from-3p8-state-register',
  ]);
  expect(await found("import { addIcon } from '@ohif/ui';")).toEqual([
    'icon-add',
  ]);
});

it.each([
  'class A { constructor({ services }) { this.dialogs = services.uiDialogService; } open() { this.dialogs.create({}); } }',
  'class A { constructor(private dialogs: UIDialogService) {} open() { this.dialogs.create({}); } }',
  'class A { #dialogs = services.uiDialogService; open() { this.#dialogs.create({}); } }',
  'class A { dialogs = null; start({ uiDialogService }) { this.dialogs = uiDialogService; this.dialogs.create({}); } }',
  'class A { constructor(anything) { this.uiDialogService = anything; } open() { this.uiDialogService.create({}); } }',
])('follows fields of a class: %s', async (text) => {
  expect(await changes(text)).toEqual(['1 dialog-create sure']);
});

it.each([
  'class A { constructor() { this.uiDialogService = new Mine(); } open() { this.uiDialogService.create({}); } }',
  'class A { constructor({ services }) { this.dialogs = services.uiDialogService; } }\nclass B { open() { this.dialogs.create({}); } }',
])('does not take another field for a service: %s', async (text) => {
  expect(await changes(text)).toEqual([]);
});
