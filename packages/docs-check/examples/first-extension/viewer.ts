/** The reader's packages after a step, registered with a running core, and what the viewer does with them. */
import {createRoot} from 'react-dom/client';
import * as React from 'react';
import {Window} from 'happy-dom';
import type {Loose} from '../../facts/bundle';
import type {DocsVersion} from '../../facts/index';
import {start, type Running} from '../../facts/running-core';
import {loader} from '../worked-example/load-modules';
import {platformExtensions} from '../worked-example/platform-extensions';
import {
  coreOf,
  enter,
  observeServices,
  plainProtocol,
  type Scene,
} from '../worked-example/scene';
import {volume} from '../worked-example/synthetic-study';
import {packageNames, type State} from './states';

export const panelId = `${packageNames.extension}.panelModule.findings`;
export const priorStudy = '1.2.2';

export type Viewer = Pick<
  Scene,
  'running' | 'services' | 'mode' | 'notices' | 'toolGroups' | 'closed'
> & {
  version: DocsVersion;
  core: Loose;
  extension: Loose;
  /** What the browser's console shows. */
  printed: string[];
  load: (where: string) => Loose;
};

/** Shows the console's messages, and those of the core, which keeps its own log. */
function listen(core: Loose, realm: Loose, printed: string[]): void {
  const print = (...values: unknown[]) => void printed.push(values.join(' '));
  for (const level of ['log', 'info', 'warn', 'error']) {
    realm.console[level] = print;
    if (core.log) {
      core.log[level] = print;
    }
  }
}

/**
 * Starts the viewer with the packages of a state. What the application catches and prints is in `printed`.
 *
 * @param configured customizations of the viewer's configuration
 */
export async function startViewer(
  version: DocsVersion,
  {files}: Pick<State, 'files'>,
  configured?: unknown,
): Promise<Viewer> {
  const {core, realm} = coreOf(version);
  const printed: string[] = [];
  listen(core, realm, printed);
  const running = start(core) as Running & Loose;
  const {services} = running.servicesManager as {services: Loose};
  const seen = observeServices(running, core);
  services.customizationService.configuration = configured;
  const read = (file: string) => {
    const source = files[file];
    if (source === undefined) {
      throw new Error(`there is no ${file}`);
    }
    return source;
  };
  const load = loader(read, core, realm);
  const uiType = services.customizationService.setCustomizations
    ? 'ohif.toolButton'
    : 'ohif.radioGroup';
  const extension = load('extension/src/index').default as Loose;
  services.hangingProtocolService.addProtocol('default', {
    ...plainProtocol,
    id: 'default',
  });
  for (const one of [...platformExtensions(core, uiType), extension]) {
    try {
      await running.extensionManager.registerExtension(one, {}, []);
    } catch (error) {
      // At start, the application prints the error and goes on.
      printed.push((error as Error).message);
    }
  }
  const mode = load('mode/src/index').default as Loose;
  return {
    version,
    core,
    running,
    services,
    extension,
    mode,
    printed,
    load,
    ...seen,
  };
}

/** Opens the mode as the route does: layout, hooks, and hanging protocols. */
export function openMode(viewer: Viewer): Loose {
  const {services} = viewer;
  const mode = viewer.mode.modeFactory({}) as Loose;
  const {props} = mode.routes[0].layoutTemplate();
  services.panelService.reset();
  services.panelService.addPanels('left', props.leftPanels ?? []);
  services.panelService.addPanels('right', props.rightPanels ?? []);
  enter(viewer);
  services.hangingProtocolService.setActiveProtocolIds(mode.hangingProtocol);
  return mode;
}

/** Loads studies, each with one CT series, and puts them before the hanging protocols. */
export function showStudies(viewer: Viewer, studies: string[], made: Loose) {
  const {displaySetService, hangingProtocolService} = viewer.services;
  for (const [index, StudyInstanceUID] of studies.entries()) {
    displaySetService.makeDisplaySets(
      volume(`1.2.3.${index + 1}`, 20, {StudyInstanceUID}),
    );
  }
  const [activeStudy] = studies;
  hangingProtocolService.run(
    {
      studies: studies.map((StudyInstanceUID) => ({StudyInstanceUID})),
      activeStudy: {StudyInstanceUID: activeStudy},
      displaySets: displaySetService.getActiveDisplaySets(),
    },
    made.hangingProtocol,
  );
}

/** The studies that the viewports show, in their order. */
export const shownStudies = ({services}: Viewer): string[] =>
  [
    ...services.hangingProtocolService
      .getMatchDetails()
      .viewportMatchDetails.values(),
  ].map(
    ({displaySetsInfo: [first]}: Loose) =>
      services.displaySetService.getDisplaySetByUID(first.displaySetInstanceUID)
        .StudyInstanceUID as string,
  );

/** Draws a length, as the tools do: the first call is the beginning, the second is the end. */
export function measure({services}: Viewer, label: string): string {
  const {measurementService} = services;
  const {POLYLINE} = measurementService.VALUE_TYPES;
  const source = measurementService.createSource('Tools', '1.0');
  measurementService.addMapping(
    source,
    'Length',
    [{valueType: POLYLINE, points: 2}],
    (measurement: Loose) => ({points: measurement.points}),
    (annotation: Loose) => ({
      ...annotation,
      type: POLYLINE,
      toolName: 'Length',
      displayText: {primary: ['5 mm'], secondary: []},
    }),
  );
  const annotation = {
    uid: label,
    label,
    points: [
      [0, 0, 0],
      [3, 4, 0],
    ],
  };
  source.annotationToMeasurement('Length', annotation);
  source.annotationToMeasurement('Length', annotation);
  return label;
}

export type Panel = {
  text: () => string;
  click: (label: string) => void;
  close: () => void;
};

/** Lets React see a browser while it works, and finish all of its work, effects included, before it returns. */
function inBrowser(browser: Window, work: () => void): void {
  const seen = {window: browser, IS_REACT_ACT_ENVIRONMENT: true};
  const descriptors = Object.keys(seen).map(
    (name) =>
      [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(seen)) {
    Object.defineProperty(globalThis, name, {configurable: true, value});
  }
  try {
    React.act(work);
  } finally {
    for (const [name, descriptor] of descriptors) {
      if (descriptor) {
        Object.defineProperty(globalThis, name, descriptor);
      } else {
        Reflect.deleteProperty(globalThis, name);
      }
    }
  }
}

/** Opens the reader's panel, with its effects. Run what changes it in `act`. */
export function openPanel(
  viewer: Viewer,
): Panel & {act: (work: () => void) => void} {
  const browser = new Window();
  const container = browser.document.createElement('div');
  browser.document.body.append(container);
  const {content} = viewer.services.panelService.getPanelData(panelId) as {
    content: React.FunctionComponent;
  };
  const act = (work: () => void) => inBrowser(browser, work);
  const root = createRoot(container as unknown as Element);
  act(() => root.render(React.createElement(content)));
  return {
    act,
    text: () => container.textContent,
    click: (label) => {
      const button = [...container.querySelectorAll('button')].find(
        ({textContent}) => textContent.includes(label),
      );
      if (!button) {
        throw new Error(`the panel has no button "${label}"`);
      }
      act(() => void button.click());
    },
    close: () => act(() => root.unmount()),
  };
}
