/** What must hold after each step of the tutorial. */
import assert from 'node:assert/strict';
import type {Loose} from '../../facts/bundle';
import {leave, plain} from '../worked-example/scene';
import {study} from '../worked-example/synthetic-study';
import {packageNames, type State} from './states';
import {
  measure,
  openMode,
  openPanel,
  panelId,
  priorStudy,
  showStudies,
  shownStudies,
  startViewer,
  type Viewer,
} from './viewer';

export type Claim = {
  /** Name of the step that makes it true. */
  step: string;
  /** Name of the step after which it is no longer true. */
  until?: string;
  what: string;
  holds: (viewer: Viewer, state: State) => void | Promise<void>;
};

const buttonIds = ({services}: Viewer): string[] =>
  plain(
    services.toolbarService
      .getButtonSection('primary')
      .map(({id}: Loose) => id as string),
  );

const isDisabled = ({services}: Viewer, id: string): boolean => {
  services.toolbarService.refreshToolbarState({viewportId: 'one'});
  return Boolean(services.toolbarService.getButtonProps(id).disabled);
};

const listeners = ({services}: Viewer): number =>
  Object.values(
    services.measurementService.listeners as Record<string, unknown[]>,
  ).flat().length;

const packageClaims: Claim[] = [
  {
    step: '02-create',
    what: 'the extension and the mode have the names of their packages, and the mode opens an image',
    holds: (viewer) => {
      assert.equal(viewer.extension.id, packageNames.extension);
      assert.equal(viewer.mode.id, packageNames.mode);
      assert.ok(
        viewer.running.extensionManager
          .getRegisteredExtensionIds()
          .includes(packageNames.extension),
      );
      const mode = openMode(viewer);
      showStudies(viewer, [study], mode);
      assert.deepEqual(shownStudies(viewer), [study]);
    },
  },
  {
    step: '03-tools',
    what: 'the mode creates the tool group and the buttons, and removes the tool group',
    holds: (viewer) => {
      const mode = openMode(viewer);
      assert.deepEqual(
        plain(
          viewer.toolGroups
            .get('default')!
            .active.map(({bindings}: Loose) => bindings[0].mouseButton),
        ),
        [1, 4, 2, 524288],
      );
      assert.deepEqual(buttonIds(viewer).slice(0, 2), [
        'WindowLevel',
        'Length',
      ]);
      leave(viewer, mode);
      assert.equal(viewer.toolGroups.size, 0, 'a tool group is left over');
    },
  },
];

const panelClaims: Claim[] = [
  {
    step: '04-1-panel',
    what: 'the panel lists the measurements that are there when it opens',
    holds: (viewer) => {
      openMode(viewer);
      const {iconName, label} =
        viewer.services.panelService.getPanelData(panelId);
      assert.deepEqual([iconName, label], ['tab-linear', 'Findings']);
      const panel = openPanel(viewer);
      assert.match(panel.text(), /Findings.*No findings yet\./);
      panel.close();
      measure(viewer, 'Lesion 1');
      assert.match(openPanel(viewer).text(), /Lesion 1: 5 mm/);
    },
  },
  {
    step: '04-1-panel',
    until: '04-2-subscribe',
    what: 'the open panel does not notice a new measurement yet',
    holds: (viewer) => {
      openMode(viewer);
      const panel = openPanel(viewer);
      panel.act(() => void measure(viewer, 'Lesion 1'));
      assert.match(panel.text(), /No findings yet\./);
    },
  },
  {
    step: '04-2-subscribe',
    what: 'the open panel follows each change, and stops listening when it closes',
    holds: (viewer) => {
      openMode(viewer);
      const {measurementService} = viewer.services;
      const listenerCount = listeners(viewer);
      const panel = openPanel(viewer);
      panel.act(() => void measure(viewer, 'Lesion 1'));
      assert.match(panel.text(), /Lesion 1: 5 mm/);
      panel.act(() =>
        measurementService.update('Lesion 1', {
          ...measurementService.getMeasurement('Lesion 1'),
          label: 'Metastasis',
        }),
      );
      assert.match(panel.text(), /Metastasis/);
      panel.act(() => measurementService.remove('Lesion 1'));
      assert.match(panel.text(), /No findings yet\./);
      panel.act(() => void measure(viewer, 'Lesion 2'));
      panel.act(() => measurementService.clearMeasurements());
      assert.match(panel.text(), /No findings yet\./);
      panel.close();
      assert.equal(
        listeners(viewer),
        listenerCount,
        'a subscription is left over',
      );
    },
  },
  {
    step: '04-2-subscribe.challenge',
    what: 'a click on a finding asks the measurement service to show it',
    holds: (viewer) => {
      openMode(viewer);
      measure(viewer, 'Lesion 1');
      const calls: unknown[][] = [];
      viewer.services.measurementService.jumpToMeasurement = (
        ...parameters: unknown[]
      ) => void calls.push(parameters);
      openPanel(viewer).click('Lesion 1');
      assert.deepEqual(calls, [['one', 'Lesion 1']]);
    },
  },
];

const commandClaims: Claim[] = [
  {
    step: '05-1-command',
    what: 'the command shows how many findings there are',
    holds: (viewer) => {
      openMode(viewer);
      const {commandsManager} = viewer.running;
      measure(viewer, 'Lesion 1');
      commandsManager.runCommand('countFindings');
      measure(viewer, 'Lesion 2');
      commandsManager.runCommand('countFindings');
      assert.deepEqual(
        viewer.notices.map(({message}) => message),
        ['1 finding', '2 findings'],
      );
    },
  },
  {
    step: '05-2-panel-button',
    what: 'the button in the panel runs the command',
    holds: (viewer) => {
      openMode(viewer);
      openPanel(viewer).click('Count');
      assert.deepEqual(
        viewer.notices.map(({message}) => message),
        ['0 findings'],
      );
    },
  },
  {
    step: '06-1-toolbar-button',
    what: 'the toolbar has the button, and it runs the command',
    holds: (viewer) => {
      openMode(viewer);
      assert.ok(buttonIds(viewer).includes('CountFindings'));
      viewer.services.toolbarService.recordInteraction('CountFindings');
      assert.equal(viewer.notices.length, 1);
    },
  },
  {
    step: '06-2-evaluator',
    what: 'the toolbar button is disabled while there is no finding, and changes with the findings',
    holds: (viewer) => {
      openMode(viewer);
      assert.equal(isDisabled(viewer, 'CountFindings'), true);
      const {toolbarService, measurementService} = viewer.services;
      const countIsDisabled = () =>
        toolbarService.getButtonProps('CountFindings').disabled;
      measure(viewer, 'Lesion 1');
      assert.equal(
        countIsDisabled(),
        false,
        'a new finding must enable the button',
      );
      measurementService.remove('Lesion 1');
      assert.equal(countIsDisabled(), true);
    },
  },
  {
    step: '06-2-evaluator.challenge',
    what: 'the second button removes all findings',
    holds: (viewer) => {
      openMode(viewer);
      measure(viewer, 'Lesion 1');
      viewer.services.toolbarService.recordInteraction('ClearFindings');
      assert.deepEqual(
        plain(viewer.services.measurementService.getMeasurements()),
        [],
      );
      assert.equal(isDisabled(viewer, 'ClearFindings'), true);
    },
  },
];

const modeClaims: Claim[] = [
  {
    step: '07-hanging-protocol',
    what: 'two studies are shown next to each other in the order of the URL, and one study as before',
    holds: (viewer) => {
      const mode = openMode(viewer);
      const {hangingProtocolService} = viewer.services;
      showStudies(viewer, [study], mode);
      assert.equal(hangingProtocolService.getState().protocolId, 'default');
      showStudies(viewer, [study, priorStudy], mode);
      assert.equal(
        hangingProtocolService.getState().protocolId,
        'findings.compare',
      );
      assert.deepEqual(shownStudies(viewer), [study, priorStudy]);
    },
  },
  {
    step: '07-hanging-protocol.challenge',
    what: 'both viewports belong to one group that shares window and level',
    holds: (viewer) => {
      const mode = openMode(viewer);
      showStudies(viewer, [study, priorStudy], mode);
      assert.deepEqual(
        plain(
          viewer.services.hangingProtocolService
            .getActiveProtocol()
            .stage.viewports.map(({viewportOptions}: Loose) =>
              viewportOptions.syncGroups.map(({type, id}: Loose) => [type, id]),
            ),
        ),
        [[['voi', 'findings']], [['voi', 'findings']]],
      );
    },
  },
  {
    step: '08-customization',
    what: 'the configuration changes the heading of the panel and keeps the other text',
    holds: async (viewer, state) => {
      const configured = viewer.services.customizationService.setCustomizations
        ? {'findings.panel': {$merge: {heading: 'Lesions'}}}
        : [{id: 'findings.panel', heading: 'Lesions'}];
      const changed = await startViewer(viewer.version, state, configured);
      openMode(changed);
      assert.match(openPanel(changed).text(), /Lesions.*No findings yet\./);
    },
  },
  {
    step: '09-finish',
    what: 'the hotkey is added to those of the viewer, the mode rejects studies without images, and it cleans up',
    holds: (viewer) => {
      const mode = openMode(viewer);
      const keys: Loose[] = Object.values(
        viewer.running.hotkeysManager.hotkeyDefinitions,
      );
      assert.deepEqual(
        plain(
          keys
            .filter(({keys: [key]}) => key === 'm')
            .map(({commandName}) => commandName as string),
        ),
        ['countFindings'],
      );
      assert.ok(keys.length > 1, "the viewer's own hotkeys are gone");
      for (const [modalities, valid] of [
        ['CT', true],
        ['SR\\CT', true],
        ['SR', false],
        ['', false],
      ] as const) {
        assert.equal(mode.isValidMode({modalities}).valid, valid, modalities);
      }
      leave(viewer, mode);
      assert.deepEqual(viewer.closed, ['dialogs', 'modal']);
      const renamed = {displayName: 'Lesions'};
      assert.equal(
        viewer.mode.modeFactory({modeConfiguration: renamed}).displayName,
        'Lesions',
      );
    },
  },
];

export const claims: Claim[] = [
  ...packageClaims,
  ...panelClaims,
  ...commandClaims,
  ...modeClaims,
];
