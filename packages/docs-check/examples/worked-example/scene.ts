/** Registers the worked example with a running core and simulates the viewer. */
import {packageRelease, type DocsVersion, type Facts} from '../../facts/index';
import {loadCore, start, type Running} from '../../facts/running-core';
import {loader, type Read} from './load-modules';
import {platformExtensions} from './platform-extensions';
import {study} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

export const extensionId = '@example/extension-reading-aid';
export const moduleId = (type: string, name: string) =>
  `${extensionId}.${type}.${name}`;

export const plain = (value: unknown): any =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

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

const cores = new Map<DocsVersion, {core: Loose; realm: Loose}>();

/** Loaded once for each version: it takes most of a second. The managers and services are new for each step. */
export function coreOf(version: DocsVersion) {
  let loaded = cores.get(version);
  if (!loaded) {
    const {exports, realm} = loadCore(packageRelease[version]);
    loaded = {core: exports, realm};
    cores.set(version, loaded);
  }
  return loaded;
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
    ...seen,
    load,
  };
}

/** The viewer's own order on entering a mode (`routes/Mode/Mode.tsx`). */
export function enter(scene: Pick<Scene, 'running' | 'services' | 'mode'>) {
  const {running, services, mode} = scene;
  const instance = mode.modeFactory({modeConfiguration: {}}) as Loose;
  services.displaySetService.init(
    running.extensionManager,
    instance.sopClassHandlers,
  );
  services.customizationService.init(running.extensionManager);
  running.extensionManager.onModeEnter();
  instance.onModeEnter({
    servicesManager: running.servicesManager,
    extensionManager: running.extensionManager,
    commandsManager: running.commandsManager,
    appConfig: running.appConfig,
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

export function leave(scene: Pick<Scene, 'running'>, made: Loose) {
  const {running} = scene;
  // The viewer passes no commands manager to this hook.
  made.onModeExit({
    servicesManager: running.servicesManager,
    extensionManager: running.extensionManager,
    appConfig: running.appConfig,
  });
  running.hotkeysManager.destroy();
  running.extensionManager.onModeExit();
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
