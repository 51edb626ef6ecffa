/** Registers the worked example with a running core and simulates the viewer. */
import assert from 'node:assert/strict';
import {packageRelease, type DocsVersion, type Facts} from '../../facts/index';
import {loadCore, start, type Running} from '../../facts/running-core';
import {loader, type Read} from './load-modules';
import {platformExtensions} from './platform-extensions';
import {study} from './synthetic-study';
import type {Loaded, Loose} from '../../facts/bundle';

export const extensionId = '@example/extension-reading-aid';
export const moduleId = (type: string, name: string) =>
  `${extensionId}.${type}.${name}`;

export const plain = (value: unknown): any =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Compares as JSON, because objects of another realm have other prototypes. */
export const same = (is: unknown, right: unknown, message?: string) =>
  assert.deepEqual(plain(is), right, message);

export type Scene = {
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
  /** Loads a file of the example by its path without the extension. */
  load: (where: string) => Loose;
};

const cores = new Map<DocsVersion, Loaded>();

/** Loaded once for each version: it takes most of a second. The managers and services are new for each step. */
export function coreOf(version: DocsVersion) {
  const loaded = cores.get(version) ?? loadCore(packageRelease[version]);
  cores.set(version, loaded);
  return {core: loaded.exports, realm: loaded.realm};
}

type Seen = Pick<Scene, 'notices' | 'toolGroups' | 'closed'>;

/** Gives the services that the application implements an implementation that records. */
export function observeServices(running: Running & Loose, core: Loose): Seen {
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
  // What all services of a bundle share also begins empty.
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
  return {notices, toolGroups, closed};
}

export async function prepare(
  version: DocsVersion,
  read: Read,
  facts: Facts,
): Promise<Scene> {
  const {core, realm} = coreOf(version);
  realm.console.error = () => {};
  const running = start(core) as Running & Loose;
  const {services} = running.servicesManager as {services: Loose};
  const seen = observeServices(running, core);
  const load = loader(read, core, realm);
  const extension = load('extension/index').default as Loose;
  const mode = load('mode/index').default as Loose;
  const uiType = load('mode/toolbarButtons').default()[0].uiType as string;
  for (const one of platformExtensions(core, uiType)) {
    await running.extensionManager.registerExtension(one, {}, []);
  }
  const configuration = {
    friendlyName: 'Hospital archive',
    apiRoot: 'https://archive.example/api',
  };
  const namespace = moduleId('dataSourcesModule', 'hospitalJson');
  await running.extensionManager.registerExtension(extension, {}, [
    {namespace, sourceName: 'hospital', configuration},
  ]);
  const example = {version, facts, extension, mode, load};
  return {...example, core, realm, running, services, ...seen};
}

/** The viewer's own order on entering a mode (`routes/Mode/Mode.tsx`). */
export function enter(scene: Pick<Scene, 'running' | 'services' | 'mode'>) {
  const {running, services, mode} = scene;
  const {appConfig, commandsManager, extensionManager, servicesManager} =
    running;
  const instance = mode.modeFactory({modeConfiguration: {}}) as Loose;
  services.displaySetService.init(extensionManager, instance.sopClassHandlers);
  services.customizationService.init(extensionManager);
  extensionManager.onModeEnter();
  instance.onModeEnter({
    servicesManager,
    extensionManager,
    commandsManager,
    appConfig,
  });
  running.hotkeysManager.setDefaultHotKeys(
    instance.hotkeys ??
      services.customizationService.getCustomization('ohif.hotkeyBindings'),
  );
  if (instance.hotkeys) {
    running.hotkeysManager.setHotkeys(instance.hotkeys);
  }
  return instance;
}

export function leave({running}: Pick<Scene, 'running'>, instance: Loose) {
  const {appConfig, extensionManager, servicesManager} = running;
  // The viewer passes no commands manager to this hook.
  instance.onModeExit({servicesManager, extensionManager, appConfig});
  running.hotkeysManager.destroy();
  extensionManager.onModeExit();
}

/** Puts the study before the hanging protocols, as the route does once the display sets are there. */
export function showStudy(scene: Scene, protocolId: string) {
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

export const shown = (scene: Scene): string[] =>
  [
    ...scene.services.hangingProtocolService
      .getMatchDetails()
      .viewportMatchDetails.values(),
  ].map((v: Loose) => v.displaySetsInfo[0]?.displaySetInstanceUID as string);

export const plainProtocol = {
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

/** One thing that must hold, and the file to look at if it does not. */
export type Step = {
  what: string;
  file: string;
  run: (scene: Scene) => void | Promise<void>;
};
