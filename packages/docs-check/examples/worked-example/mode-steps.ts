/** Checks the mode of the worked example. */
import assert from 'node:assert/strict';
import {hasNewCustomizations} from './platform-extensions';
import {
  enter,
  extensionId,
  leave,
  plainProtocol,
  same,
  showStudy,
  type Step,
} from './scene';
import {volume} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

export const modeSteps: Step[] = [
  {
    what: 'each module id of another extension that the mode refers to is in the facts of the version',
    file: 'mode/index.ts',
    run: ({mode, facts, version}) => {
      const {extensions, routes, sopClassHandlers} = mode.modeFactory({});
      const {id: layout, props} = routes[0].layoutTemplate();
      const ids: string[] = [
        layout,
        ...props.leftPanels,
        ...props.rightPanels,
        ...sopClassHandlers,
        ...props.viewports.flatMap((v: Loose) => [
          v.namespace,
          ...v.displaySetsToDisplay,
        ]),
      ];
      const modules = facts.ofKind(version, 'module').map(({name}) => name);
      for (const id of ids) {
        assert.ok(
          id.startsWith(extensionId) || modules.includes(id),
          `${id} is not a module of this version`,
        );
        assert.ok(
          Object.keys(extensions).includes(id.split('.')[0]!),
          `${id} belongs to an extension that the mode does not list`,
        );
      }
    },
  },
  {
    what: 'entering the mode creates the tool groups that the hanging protocol refers to',
    file: 'mode/index.ts',
    run: (scene) => {
      enter(scene);
      const {hangingProtocolService} = scene.services;
      const {stages} =
        hangingProtocolService.getProtocolById('readingAid.ctMpr');
      for (const {viewportOptions} of stages[0].viewports) {
        const {toolGroupId} = viewportOptions;
        const message = `there is no tool group ${toolGroupId}`;
        assert.ok(scene.toolGroups.has(toolGroupId), message);
      }
      const {active} = scene.toolGroups.get('default')!;
      same(
        active.map((tool: Loose) => tool.bindings[0].mouseButton),
        [1, 4, 2, 524288],
      );
    },
  },
  {
    what: 'the buttons are in the toolbar, and MPR is disabled until a CT volume is there',
    file: 'mode/toolbarButtons.ts',
    run: (scene) => {
      enter(scene);
      const {displaySetService, hangingProtocolService, toolbarService} =
        scene.services;
      const buttons: Loose[] = toolbarService.getButtonSection('primary');
      same(
        buttons.map(({id}) => id),
        ['WindowLevel', 'Pan', 'Zoom', 'OpenInMpr'],
      );
      toolbarService.refreshToolbarState({viewportId: 'one'});
      const mpr = () => toolbarService.getButtonProps('OpenInMpr');
      same(mpr().disabled, true);
      if (hasNewCustomizations(scene.core)) {
        same(mpr().disabledText, 'No CT volume in this study');
      }
      // The extension has asked the toolbar to look again when display sets arrive.
      displaySetService.makeDisplaySets(volume('1.2.3.6', 60));
      same(mpr().disabled, false);

      hangingProtocolService.addProtocol('plain', plainProtocol);
      showStudy(scene, 'plain');
      toolbarService.recordInteraction('OpenInMpr');
      const {protocolId} = hangingProtocolService.getState();
      same(protocolId, 'readingAid.ctMpr');
    },
  },
  {
    what: 'the hotkey is added to those of the viewer, on a key that none of them has',
    file: 'mode/hotkeys.ts',
    run: (scene) => {
      enter(scene);
      const {hotkeyDefinitions} = scene.running.hotkeysManager;
      const bindings: Loose[] = Object.values(hotkeyDefinitions);
      const keysOf = (command: string) =>
        bindings.filter((h) => h.commandName === command).map((h) => h.keys);
      same(keysOf('openInMpr'), [['m']]);
      const onKey = bindings.filter(({keys}) => keys.join('+') === 'm');
      same(onKey.length, 1, 'another command already uses the key');
      for (const {commandName} of scene.core.defaults.hotkeyBindings) {
        const message = `the viewer's own hotkey ${commandName} is gone`;
        assert.ok(keysOf(commandName as string).length, message);
      }
    },
  },
  {
    what: 'leaving the mode removes what entering it created, and it can be entered again',
    file: 'mode/index.ts',
    run: (scene) => {
      const {hotkeysManager} = scene.running;
      for (let round = 0; round < 2; round += 1) {
        const instance = enter(scene);
        same(
          scene.services.toolbarService.getButtonSection('primary').length,
          4,
          'each button must be there once, after each entry',
        );
        leave(scene, instance);
        same(scene.toolGroups.size, 0, 'a tool group is left over');
        same(scene.closed.splice(0), ['dialogs', 'modal']);
        same(hotkeysManager.hotkeyDefinitions, {});
      }
    },
  },
  {
    what: 'the mode is for studies with a CT',
    file: 'mode/index.ts',
    run: ({mode}) => {
      const {isValidMode} = mode.modeFactory({});
      same(
        ['CT', 'SR\\CT', 'MR\\SR'].map(
          (modalities) => isValidMode({modalities}).valid,
        ),
        [true, true, false],
      );
    },
  },
];
