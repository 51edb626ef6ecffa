/**
 * The worked extension and mode in `examples/extension-and-mode/<version>/`, executed with the managers and services of
 * that version's published core: registered, resolved by id, matched against display sets, entered and left.
 *
 * What the application and its extensions give (a layout, a viewport, tool groups, a list of studies) is a stand-in
 * here; each name that a stand-in answers to must be in the facts of the version.
 */
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';
import {loadCore, start, type Running} from '../facts/running-core';
import {RegistryOutOfReach} from '../facts/fetch';
import {packageRelease, type DocsVersion, type Facts} from '../facts/index';
import type {Problem, Skipped} from '../report';
import {available} from './run-sample';

type Loose = Record<string, any>;

/** Reads a file of the example; a test gives a faulty one instead. */
export type Read = (file: string) => string;

export const exampleFolder = (version: DocsVersion) =>
  path.join('examples', 'extension-and-mode', version);

const extensionId = '@example/extension-reading-aid';
const moduleId = (type: string, name: string) =>
  `${extensionId}.${type}.${name}`;

const ct = '1.2.840.10008.5.1.4.1.1.2';
const mr = '1.2.840.10008.5.1.4.1.1.4';
const study = '1.2.3';

const compiled = new Map<string, string>();

function compile(file: string, source: string): string {
  const key = `${file}\u0000${source}`;
  const before = compiled.get(key);
  if (before !== undefined) {
    return before;
  }
  const {outputText} = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  compiled.set(key, outputText);
  return outputText;
}

/** The files of the example as modules of the core's realm, so that they see its browser and its `@ohif/core`. */
function loader(read: Read, core: Loose, realm: Loose) {
  const loaded = new Map<string, Loose>();
  const find = (place: string) => {
    for (const ending of ['.ts', '.tsx', '/index.ts']) {
      try {
        return {file: place + ending, source: read(place + ending)};
      } catch {
        continue;
      }
    }
    throw new Error(`there is no ${place}.ts, .tsx or /index.ts`);
  };
  const load = (where: string): Loose => {
    const before = loaded.get(where);
    if (before) {
      return before;
    }
    const {file, source} = find(where);
    const sampleModule: {exports: Loose} = {exports: {}};
    loaded.set(where, sampleModule.exports);
    const require = (id: string): unknown => {
      if (id === '@ohif/core') {
        return core;
      }
      if (id === 'react') {
        return React;
      }
      if (id.startsWith('.')) {
        return load(path.join(path.dirname(where), id));
      }
      throw new Error(`${file} imports ${id}, which the viewer does not offer`);
    };
    const run = vm.runInContext(
      `(function (module, exports, require) {${compile(file, source)}\n})`,
      realm,
      {filename: file},
    ) as (m: typeof sampleModule, e: Loose, r: typeof require) => void;
    run(sampleModule, sampleModule.exports, require);
    return sampleModule.exports;
  };
  return load;
}

const instance = (
  series: string,
  number: number,
  attributes: Loose = {},
): Loose => ({
  StudyInstanceUID: study,
  SeriesInstanceUID: series,
  SOPInstanceUID: `${series}.${number}`,
  SOPClassUID: ct,
  Modality: 'CT',
  SeriesNumber: 1,
  InstanceNumber: number,
  ImageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
  ...attributes,
});

const volume = (series: string, frames: number, attributes: Loose = {}) =>
  Array.from({length: frames}, (_, i) => instance(series, i + 1, attributes));

/** Customizations became a map of ids in the release that also gave a disabled button its text. */
const hasNewCustomizations = (core: Loose) =>
  Boolean(core.CustomizationService.prototype.setCustomizations);

/** What `@ohif/extension-default` and `-cornerstone` give to this example, as far as it needs it. */
function standIns(core: Loose, uiType: string) {
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
      ],
      getUtilityModule: () => [
        {
          name: 'tools',
          exports: {
            toolNames: {
              WindowLevel: 'WindowLevel',
              Pan: 'Pan',
              Zoom: 'Zoom',
              StackScroll: 'StackScroll',
              Crosshairs: 'Crosshairs',
            },
            Enums: {
              MouseBindings: {
                Primary: 1,
                Secondary: 2,
                Auxiliary: 4,
                Wheel: 524288,
              },
            },
          },
        },
      ],
    },
  ];
}

/** Records which members of an object were asked for. */
function watched<T extends Loose>(target: T, asked: Set<string>): T {
  return new Proxy(target, {
    get(of, key) {
      if (typeof key === 'string') {
        asked.add(key);
      }
      return of[key as string];
    },
  });
}

const plain = (value: unknown): any =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

type Scene = {
  version: DocsVersion;
  facts: Facts;
  core: Loose;
  realm: Loose;
  running: Running & Loose;
  services: Loose;
  extension: Loose;
  mode: Loose;
  notices: Loose[];
  toolGroups: Map<string, Loose>;
  closed: string[];
  /** a file of the example, by its path without the ending */
  load: (where: string) => Loose;
};

const cores = new Map<DocsVersion, {core: Loose; realm: Loose}>();

/** Loaded once for each version: it takes most of a second. The managers and services are new for each step. */
function coreOf(version: DocsVersion) {
  let loaded = cores.get(version);
  if (!loaded) {
    const {exports, realm} = loadCore(packageRelease[version]);
    // The realm's own stand-in repeats itself, and display sets need ids that differ.
    realm.crypto = globalThis.crypto;
    loaded = {core: exports, realm};
    cores.set(version, loaded);
  }
  return loaded;
}

async function prepare(
  version: DocsVersion,
  read: Read,
  facts: Facts,
): Promise<Scene> {
  const {core, realm} = coreOf(version);
  realm.console.error = () => {};
  const running = start(core) as Running & Loose;
  const {services} = running.servicesManager as {services: Loose};
  const notices: Loose[] = [];
  const closed: string[] = [];
  const toolGroups = new Map<string, Loose>();
  services.uiNotificationService.setServiceImplementation({
    show: (n: Loose) => void notices.push(n),
    hide: () => {},
  });
  services.uiDialogService.setServiceImplementation({
    hideAll: () => void closed.push('dialogs'),
    dismissAll: () => void closed.push('dialogs'),
  });
  services.uiModalService.setServiceImplementation({
    hide: () => void closed.push('modal'),
    show: () => {},
  });
  services.viewportGridService.setServiceImplementation({
    getState: () => ({activeViewportId: 'one', viewports: new Map()}),
  });
  // What a bundle has once for all its services begins empty, too.
  services.displaySetService.onModeExit();
  core.DicomMetadataStore.listeners = {};
  core.classes.MetadataProvider.imageURIToUIDs.clear();
  core.classes.MetadataProvider.imageUIDsByImageId?.clear();
  // Works with the image loaders that the cornerstone extension hands to it.
  Object.assign(services.studyPrefetcherService, {
    onModeEnter: () => {},
    onModeExit: () => {},
  });
  running.servicesManager.registerService({
    name: 'toolGroupService',
    create: () => ({
      createToolGroupAndAddTools: (id: string, tools: Loose) =>
        void toolGroups.set(id, tools),
      destroy: () => toolGroups.clear(),
    }),
  });

  const load = loader(read, core, realm);
  const extension = load('extension/index').default as Loose;
  const mode = load('mode/index').default as Loose;
  const uiType = load('mode/toolbarButtons').default()[0].uiType as string;
  for (const standIn of standIns(core, uiType)) {
    await running.extensionManager.registerExtension(standIn, {}, []);
  }
  await running.extensionManager.registerExtension(extension, {}, [
    {
      namespace: moduleId('dataSourcesModule', 'hospitalJson'),
      sourceName: 'hospital',
      configuration: {
        friendlyName: 'Hospital archive',
        apiRoot: 'https://archive.example/api',
      },
    },
  ]);
  return {
    version,
    facts,
    core,
    realm,
    running,
    services,
    extension,
    mode,
    notices,
    toolGroups,
    closed,
    load,
  };
}

/** The viewer's own order on entering a mode (`routes/Mode/Mode.tsx`). */
function enter(scene: Scene) {
  const {running, services, mode} = scene;
  const made = mode.modeFactory({modeConfiguration: {}}) as Loose;
  services.displaySetService.init(
    running.extensionManager,
    made.sopClassHandlers,
  );
  services.customizationService.init(running.extensionManager);
  running.extensionManager.onModeEnter();
  made.onModeEnter({
    servicesManager: running.servicesManager,
    extensionManager: running.extensionManager,
    commandsManager: running.commandsManager,
    appConfig: running.appConfig,
  });
  running.hotkeysManager.setDefaultHotKeys(
    made.hotkeys ??
      services.customizationService.getCustomization('ohif.hotkeyBindings'),
  );
  if (made.hotkeys) {
    running.hotkeysManager.setHotkeys(made.hotkeys);
  }
  return made;
}

function leave(scene: Scene, made: Loose) {
  const {running} = scene;
  // No commands manager here: the viewer hands none to this hook.
  made.onModeExit({
    servicesManager: running.servicesManager,
    extensionManager: running.extensionManager,
    appConfig: running.appConfig,
  });
  running.hotkeysManager.destroy();
  running.extensionManager.onModeExit();
}

/** Puts the study before the hanging protocols, as the route does once the display sets are there. */
function showStudy(scene: Scene, protocolId: string) {
  const {services} = scene;
  services.hangingProtocolService.run(
    {
      studies: [{StudyInstanceUID: study}],
      activeStudy: {StudyInstanceUID: study},
      displaySets: services.displaySetService.getActiveDisplaySets(),
    },
    protocolId,
  );
}

const shown = (scene: Scene): string[] =>
  [
    ...scene.services.hangingProtocolService
      .getMatchDetails()
      .viewportMatchDetails.values(),
  ].map((v: Loose) => v.displaySetsInfo[0]?.displaySetInstanceUID as string);

const plainProtocol = {
  id: 'plain',
  protocolMatchingRules: [],
  displaySetSelectors: {any: {seriesMatchingRules: []}},
  stages: [
    {
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 1, columns: 1},
      },
      viewports: [{viewportOptions: {}, displaySets: [{id: 'any'}]}],
    },
  ],
};

type Step = {
  what: string;
  file: string;
  run: (scene: Scene) => void | Promise<void>;
};

export const steps: Step[] = [
  {
    what: 'the extension is registered under its id, with each module under its own',
    file: 'extension/index.ts',
    run: ({running, extension}) => {
      assert.equal(extension.id, extensionId);
      assert.ok(
        running.extensionManager
          .getRegisteredExtensionIds()
          .includes(extensionId),
      );
      for (const [type, name] of [
        ['panelModule', 'displaySets'],
        ['sopClassHandlerModule', 'ctLocalizer'],
        ['utilityModule', 'displaySets'],
        ['dataSourcesModule', 'hospitalJson'],
        ['customizationModule', 'default'],
      ] as const) {
        assert.ok(
          running.extensionManager.getModuleEntry(moduleId(type, name)),
          `${moduleId(type, name)} is not there`,
        );
      }
      assert.ok(
        running.commandsManager.getCommand('openInMpr', 'READING_AID'),
        'the command openInMpr is not there',
      );
      const protocols = running.extensionManager
        .getModulesByType('hangingProtocolModule')
        .flatMap((m: Loose) => m.module);
      assert.deepEqual(plain(protocols.map((p: Loose) => p.name)), [
        'readingAid.ctMpr',
      ]);
    },
  },
  {
    what: 'each module id of another extension that the mode names is in the facts of the version',
    file: 'mode/index.ts',
    run: ({mode, facts, version}) => {
      const made = mode.modeFactory({});
      const {id, props} = made.routes[0].layoutTemplate();
      const ids: string[] = [
        id,
        ...props.leftPanels,
        ...props.rightPanels,
        ...made.sopClassHandlers,
        ...props.viewports.flatMap((v: Loose) => [
          v.namespace,
          ...v.displaySetsToDisplay,
        ]),
      ];
      for (const one of ids.filter((i) => !i.startsWith(extensionId))) {
        assert.ok(
          facts.ofKind(version, 'module').some((f) => f.name === one),
          `${one} is no module of this version`,
        );
      }
      for (const one of ids) {
        assert.ok(
          Object.keys(made.extensions).includes(one.split('.')[0]!),
          `${one} is of an extension that the mode does not ask for`,
        );
      }
    },
  },
  {
    what: 'entering the mode makes the tool groups that the hanging protocol names',
    file: 'mode/index.ts',
    run: (scene) => {
      enter(scene);
      const protocol =
        scene.services.hangingProtocolService.getProtocolById(
          'readingAid.ctMpr',
        );
      for (const viewport of protocol.stages[0].viewports) {
        assert.ok(
          scene.toolGroups.has(viewport.viewportOptions.toolGroupId),
          `there is no tool group ${viewport.viewportOptions.toolGroupId}`,
        );
      }
      assert.deepEqual(
        plain(
          scene.toolGroups
            .get('default')!
            .active.map((t: Loose) => t.bindings[0].mouseButton),
        ),
        [1, 4, 2, 524288],
      );
    },
  },
  {
    what: 'a localizer is taken out of its series, and the slices are left to the next handler',
    file: 'extension/getSopClassHandlerModule.ts',
    run: (scene) => {
      enter(scene);
      const {displaySetService} = scene.services;
      displaySetService.makeDisplaySets([
        instance('1.2.3.1', 99, {
          ImageType: ['ORIGINAL', 'PRIMARY', 'LOCALIZER'],
        }),
        ...volume('1.2.3.1', 60),
      ]);
      assert.deepEqual(
        plain(
          displaySetService
            .getActiveDisplaySets()
            .map((d: Loose) => [
              d.SOPClassHandlerId,
              d.numImageFrames,
              d.isReconstructable,
            ]),
        ),
        [
          [moduleId('sopClassHandlerModule', 'ctLocalizer'), 1, false],
          ['@ohif/extension-default.sopClassHandlerModule.stack', 60, true],
        ],
      );
      displaySetService.makeDisplaySets(volume('1.2.3.2', 2));
      assert.equal(displaySetService.getActiveDisplaySets().length, 3);
    },
  },
  {
    what: 'the hanging protocol takes the CT volume in all three planes, and no MR',
    file: 'extension/getHangingProtocolModule.ts',
    run: (scene) => {
      enter(scene);
      const {displaySetService, hangingProtocolService} = scene.services;
      displaySetService.makeDisplaySets(
        volume('1.2.3.4', 80, {SOPClassUID: mr, Modality: 'MR'}),
      );
      assert.throws(
        () => showStudy(scene, 'readingAid.ctMpr'),
        /Can't find applicable stage/,
        'a study of MR only must not match',
      );
      displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
      displaySetService.makeDisplaySets(volume('1.2.3.6', 60));
      showStudy(scene, 'readingAid.ctMpr');
      const long = displaySetService.getDisplaySetsForSeries('1.2.3.6')[0];
      assert.deepEqual(
        shown(scene),
        Array(3).fill(long.displaySetInstanceUID),
        'the CT with more than 50 frames must be in each viewport',
      );
      const orientations = hangingProtocolService
        .getActiveProtocol()
        .stage.viewports.map((v: Loose) => v.viewportOptions.orientation);
      assert.deepEqual(plain(orientations), ['axial', 'sagittal', 'coronal']);
      assert.ok(
        hangingProtocolService
          .getActiveProtocol()
          .stage.viewports.every(
            (v: Loose) => v.viewportOptions.viewportType === 'volume',
          ),
        'only a viewport of type volume shows a plane that was not acquired',
      );
    },
  },
  {
    what: 'the command opens the CT that was asked for, else the first, and says when there is none',
    file: 'extension/getCommandsModule.ts',
    run: (scene) => {
      enter(scene);
      const {displaySetService, hangingProtocolService} = scene.services;
      const {commandsManager} = scene.running;
      hangingProtocolService.addProtocol('plain', plainProtocol);
      displaySetService.makeDisplaySets(
        volume('1.2.3.4', 80, {SOPClassUID: mr, Modality: 'MR'}),
      );
      showStudy(scene, 'plain');
      commandsManager.runCommand('openInMpr');
      assert.equal(hangingProtocolService.getState().protocolId, 'plain');
      assert.deepEqual(plain(scene.notices.map((n) => n.type)), ['warning']);

      displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
      displaySetService.makeDisplaySets(volume('1.2.3.6', 60));
      showStudy(scene, 'plain');
      const [short] = displaySetService.getDisplaySetsForSeries('1.2.3.5');
      const [long] = displaySetService.getDisplaySetsForSeries('1.2.3.6');
      commandsManager.runCommand('openInMpr');
      assert.deepEqual(
        shown(scene),
        Array(3).fill(short.displaySetInstanceUID),
      );
      commandsManager.runCommand('openInMpr', {
        displaySetInstanceUID: long.displaySetInstanceUID,
      });
      assert.deepEqual(shown(scene), Array(3).fill(long.displaySetInstanceUID));
      assert.equal(scene.notices.length, 1);

      hangingProtocolService.setProtocol = () => {
        throw new Error('no such stage');
      };
      const errors: unknown[] = [];
      scene.realm.console.error = (...args: unknown[]) => errors.push(args);
      commandsManager.runCommand('openInMpr');
      assert.equal(errors.length, 1, 'a failure must be in the console');
      assert.equal(scene.notices.length, 2, 'a failure must be shown');
    },
  },
  {
    what: 'the customization is read, changed by configuration, and a senseless value is not taken',
    file: 'extension/getCustomizationModule.ts',
    run: (scene) => {
      const {customizationService, displaySetService} = scene.services;
      const candidates = (configuration?: unknown) => {
        customizationService.globalCustomizations.clear();
        customizationService.transformedCustomizations.clear();
        customizationService.configuration = configuration;
        const made = enter(scene);
        displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
        const {evaluate} = scene.running.extensionManager
          .getModulesByType('toolbarModule')
          .flatMap((m: Loose) => m.module)
          .find((m: Loose) => m.name === 'evaluate.readingAid.mpr');
        const {disabled} = evaluate({});
        const {minimumFrames} =
          customizationService.getCustomization('readingAid.mpr');
        leave(scene, made);
        return {possible: !disabled, minimumFrames};
      };
      const set = (minimumFrames: unknown) =>
        customizationService.setCustomizations
          ? {'readingAid.mpr': {$merge: {minimumFrames}}}
          : [{id: 'readingAid.mpr', minimumFrames}];
      assert.deepEqual(candidates(), {possible: true, minimumFrames: 20});
      assert.deepEqual(candidates(set(40)), {
        possible: false,
        minimumFrames: 40,
      });
      assert.deepEqual(candidates(set('many')), {
        possible: true,
        minimumFrames: 'many',
      });
    },
  },
  {
    what: 'the buttons are in the toolbar, and MPR is disabled until a CT volume is there',
    file: 'mode/toolbarButtons.ts',
    run: (scene) => {
      enter(scene);
      const {toolbarService, displaySetService} = scene.services;
      const buttons = () => toolbarService.getButtonSection('primary');
      assert.deepEqual(plain(buttons().map((b: Loose) => b.id)), [
        'WindowLevel',
        'Pan',
        'Zoom',
        'OpenInMpr',
      ]);
      toolbarService.refreshToolbarState({viewportId: 'one'});
      const mpr = () => toolbarService.getButtonProps('OpenInMpr');
      assert.equal(mpr().disabled, true);
      if (hasNewCustomizations(scene.core)) {
        assert.equal(mpr().disabledText, 'No CT volume in this study');
      }
      // The extension has asked the toolbar to look again when display sets arrive.
      displaySetService.makeDisplaySets(volume('1.2.3.6', 60));
      assert.equal(mpr().disabled, false);

      scene.services.hangingProtocolService.addProtocol('plain', plainProtocol);
      showStudy(scene, 'plain');
      toolbarService.recordInteraction('OpenInMpr');
      assert.equal(
        scene.services.hangingProtocolService.getState().protocolId,
        'readingAid.ctMpr',
      );
    },
  },
  {
    what: 'the hotkey is added to those of the viewer, on a key that none of them has',
    file: 'mode/hotkeys.ts',
    run: (scene) => {
      enter(scene);
      const {hotkeyDefinitions} = scene.running.hotkeysManager;
      const all: Loose[] = Object.values(hotkeyDefinitions);
      const own = all.filter((h) => h.commandName === 'openInMpr');
      assert.deepEqual(plain(own.map((h) => h.keys)), [['m']]);
      assert.equal(
        all.filter((h) => h.keys.join('+') === own[0]!.keys.join('+')).length,
        1,
        'the key is taken by another command',
      );
      for (const binding of scene.core.defaults.hotkeyBindings) {
        assert.ok(
          all.some((h) => h.commandName === binding.commandName),
          `the viewer's own hotkey ${binding.commandName} is gone`,
        );
      }
    },
  },
  {
    what: 'the panel lists the display sets, with a button for the CT only, and stops listening',
    file: 'extension/getPanelModule.tsx',
    run: (scene) => {
      enter(scene);
      const {displaySetService, panelService} = scene.services;
      const id = moduleId('panelModule', 'displaySets');
      const panel = panelService.getPanelData(id);
      const html = () =>
        renderToStaticMarkup(React.createElement(panel.content));
      assert.equal(panel.id, id);
      assert.ok(
        scene.facts
          .named(scene.version, panel.iconName)
          .some(({owner}) => owner?.toLowerCase() === 'icons'),
        `${panel.iconName} is no icon`,
      );
      assert.match(html(), /no series yet/);
      displaySetService.makeDisplaySets(
        volume('1.2.3.6', 60, {SeriesDescription: 'Thorax'}),
      );
      displaySetService.makeDisplaySets(
        volume('1.2.3.4', 80, {
          SOPClassUID: mr,
          Modality: 'MR',
          SeriesDescription: 'T2',
        }),
      );
      assert.match(html(), /<td>Thorax<\/td><td>CT<\/td><td>60<\/td>/);
      assert.match(html(), /<td>T2<\/td><td>MR<\/td><td>80<\/td>/);
      assert.deepEqual(html().match(/aria-label="[^"]*"/g), [
        'aria-label="Open Thorax in MPR"',
      ]);

      const {describeDisplaySets} =
        scene.running.extensionManager.getModuleEntry(
          moduleId('utilityModule', 'displaySets'),
        ).exports;
      assert.deepEqual(
        plain(
          describeDisplaySets(displaySetService.getActiveDisplaySets(), {
            minimumFrames: 61,
          }).map((row: Loose) => [row.modality, row.frames, row.mpr]),
        ),
        [
          ['CT', 60, false],
          ['MR', 80, false],
        ],
      );

      const listeners = () =>
        Object.values(
          displaySetService.listeners as Record<string, unknown[]>,
        ).flat().length;
      const before = listeners();
      let calls = 0;
      const stop = scene
        .load('extension/getPanelModule')
        .onDisplaySetsChange(displaySetService, () => (calls += 1));
      displaySetService.makeDisplaySets(volume('1.2.3.7', 3));
      assert.ok(calls > 0, 'a new display set must be noticed');
      stop();
      assert.equal(listeners(), before, 'a subscription is left over');
    },
  },
  {
    what: 'the data source searches, retrieves and sends the sign-in header, without a request of its own otherwise',
    file: 'extension/getDataSourcesModule.ts',
    run: async (scene) => {
      const {realm, running, services, core} = scene;
      const requests: {url: string; headers: Loose}[] = [];
      const answers: Record<string, unknown> = {
        '/studies?patientName=DOE*&startDate=20260101': [
          {
            studyInstanceUid: study,
            patientId: 'P1',
            patientName: 'DOE^JANE',
            accession: 'A1',
            date: '20260102',
            time: '101500',
            description: 'Thorax',
            modalities: ['CT', 'SR'],
            instances: 61,
          },
        ],
        [`/studies/${study}/series`]: [
          {
            seriesInstanceUid: '1.2.3.6',
            seriesNumber: 2,
            modality: 'CT',
            description: 'Thorax',
            instances: 60,
          },
        ],
        [`/studies/${study}/instances`]: volume('1.2.3.6', 60).map(
          (attributes) => ({
            attributes,
            frames: [`https://archive.example/f/${attributes.SOPInstanceUID}`],
          }),
        ),
      };
      realm.fetch = (url: string, {headers}: {headers: Loose}) => {
        requests.push({url, headers: plain(headers)});
        const body = answers[url.replace('https://archive.example/api', '')];
        return Promise.resolve({
          ok: body !== undefined,
          status: body === undefined ? 404 : 200,
          json: () => Promise.resolve(body),
        });
      };
      services.userAuthenticationService.setServiceImplementation({
        getAuthorizationHeader: () => ({Authorization: 'Bearer t'}),
      });
      running.extensionManager.setActiveDataSource('hospital');
      const [source] =
        running.extensionManager.getActiveDataSource() as Loose[];
      assert.ok(source, 'the data source is not there');
      await source.initialize({params: {}, query: new URLSearchParams()});
      assert.deepEqual(
        plain(
          source.getStudyInstanceUIDs({
            params: {},
            query: new URLSearchParams(`StudyInstanceUIDs=${study},4.5`),
          }),
        ),
        [study, '4.5'],
      );
      assert.equal(requests.length, 0);

      // As the study list and the study browser call it: with the plain filters.
      const [found] = await source.query.studies.search({
        patientName: 'DOE*',
        patientId: '',
        startDate: '20260101',
        pageNumber: 1,
        offset: 0,
      });
      assert.deepEqual(plain(found), {
        studyInstanceUid: study,
        mrn: 'P1',
        patientName: 'DOE^JANE',
        accession: 'A1',
        date: '20260102',
        time: '101500',
        description: 'Thorax',
        modalities: 'CT/SR',
        instances: 61,
      });
      answers[`/studies?studyInstanceUid=${study}`] = [
        {studyInstanceUid: study, modalities: ['CT']},
      ];
      assert.deepEqual(
        (await source.query.studies.search({studyInstanceUid: study})).map(
          ({studyInstanceUid}: Loose) => studyInstanceUid,
        ),
        [study],
        'the study browser must find the open study',
      );
      assert.equal(
        (await source.query.series.search(study))[0].numSeriesInstances,
        60,
      );

      const made = enter(scene);
      const store = core.DicomMetadataStore;
      const {unsubscribe} = store.subscribe(
        store.EVENTS.INSTANCES_ADDED,
        ({StudyInstanceUID, SeriesInstanceUID}: Loose) =>
          services.displaySetService.makeDisplaySets(
            store.getSeries(StudyInstanceUID, SeriesInstanceUID).instances,
          ),
      );
      await source.retrieve.series.metadata({
        StudyInstanceUID: study,
        filters: {},
        returnPromises: true,
      });
      unsubscribe();
      const [displaySet] = services.displaySetService.getActiveDisplaySets();
      assert.equal(displaySet.numImageFrames, 60);
      const ids = plain(source.getImageIdsForDisplaySet(displaySet));
      assert.equal(ids.length, 60);
      assert.equal(ids[0], 'wadouri:https://archive.example/f/1.2.3.6.1');
      assert.equal(
        source.getImageIdsForInstance({instance: displaySet.images[0]}),
        ids[0],
      );
      assert.equal(
        core.classes.MetadataProvider.getUIDsFromImageID(ids[0])
          ?.SOPInstanceUID,
        '1.2.3.6.1',
        'the attributes of an image id must be found',
      );
      assert.ok(
        requests.every((r) => r.headers.Authorization === 'Bearer t'),
        'a request went out without the sign-in header',
      );
      await assert.rejects(
        () => source.query.series.search('9.9'),
        (error: Error) =>
          error.message === 'Hospital archive answered with 404.',
      );
      await assert.rejects(() => source.store.dicom({}), /not implemented/);
      leave(scene, made);
    },
  },
  {
    what: 'leaving the mode takes away what entering it made, and it can be entered again',
    file: 'mode/index.ts',
    run: (scene) => {
      const {running, services} = scene;
      const asked = new Set<string>();
      for (let round = 0; round < 2; round += 1) {
        const made = enter(scene);
        assert.equal(
          services.toolbarService.getButtonSection('primary').length,
          4,
          'each button must be there once, after each entry',
        );
        const {onModeExit} = made;
        leave(scene, {
          onModeExit: (params: Loose) => onModeExit(watched(params, asked)),
        });
        assert.equal(scene.toolGroups.size, 0, 'a tool group is left over');
        assert.deepEqual(scene.closed.splice(0), ['dialogs', 'modal']);
        assert.equal(
          Object.keys(running.hotkeysManager.hotkeyDefinitions).length,
          0,
        );
      }
      assert.ok(
        !asked.has('commandsManager'),
        'the viewer hands no commandsManager to onModeExit',
      );
    },
  },
  {
    what: 'a missing cornerstone extension is named',
    file: 'mode/index.ts',
    run: (scene) => {
      const {running, mode} = scene;
      running.extensionManager.modulesMap[
        '@ohif/extension-cornerstone.utilityModule.tools'
      ] = undefined;
      assert.throws(
        () =>
          mode.modeFactory({}).onModeEnter({
            servicesManager: running.servicesManager,
            extensionManager: running.extensionManager,
          }),
        /@ohif\/extension-cornerstone\.utilityModule\.tools/,
      );
    },
  },
  {
    what: 'the mode is for studies with a CT, and configuration can replace its parts',
    file: 'mode/index.ts',
    run: ({mode}) => {
      const made = mode.modeFactory({
        modeConfiguration: {displayName: 'Thorax'},
      });
      assert.equal(made.isValidMode({modalities: 'CT'}).valid, true);
      assert.equal(made.isValidMode({modalities: 'SR\\CT'}).valid, true);
      assert.equal(made.isValidMode({modalities: 'MR\\SR'}).valid, false);
      assert.equal(made.isValidMode({modalities: ''}).valid, false);
      assert.match(made.isValidMode({modalities: 'MR'}).description, /CT/);
      assert.equal(made.displayName, 'Thorax');
      assert.equal(mode.modeFactory({}).displayName, 'Reading aid');
      assert.equal(mode.id, made.id);
    },
  },
];

export async function checkExtensionAndMode(
  root: string,
  version: DocsVersion,
  facts: Facts,
  read: Read = (file) =>
    readFileSync(path.join(root, exampleFolder(version), file), 'utf8'),
): Promise<{problems: Problem[]; skipped: Skipped[]; ran: number}> {
  const folder = exampleFolder(version);
  if (!existsSync(path.join(root, folder))) {
    // A site of fixtures has no examples at all.
    const problems: Problem[] = existsSync(
      path.join(root, path.dirname(folder)),
    )
      ? [
          {
            file: folder,
            line: 1,
            check: 'examples',
            message: `does not exist, and config/releases.ts lists ${version}. Copy the example of the version that it was cut from. See CONTRIBUTING.md, "Cut a version".`,
          },
        ]
      : [];
    return {problems, skipped: [], ran: 0};
  }
  if (!available(packageRelease[version])) {
    return {
      problems: [],
      skipped: [
        {
          what: folder,
          why: `@ohif/core ${packageRelease[version]} is not in the cache; \`npm run facts\` fetches it`,
        },
      ],
      ran: 0,
    };
  }
  const problems: Problem[] = [];
  let ran = 0;
  for (const step of steps) {
    try {
      const scene = await prepare(version, read, facts);
      await step.run(scene);
      ran += 1;
    } catch (error) {
      if (error instanceof RegistryOutOfReach) {
        return {
          problems,
          skipped: [{what: folder, why: error.message}],
          ran,
        };
      }
      problems.push({
        file: path.join(folder, step.file),
        line: 1,
        check: 'examples',
        message: `does not hold: ${step.what}. ${(error as Error).message ?? String(error)}`,
      });
    }
  }
  return {problems, skipped: [], ran};
}
