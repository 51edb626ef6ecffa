/** Checks the mode of the worked example. */
import assert from 'node:assert/strict';
import {hasNewCustomizations} from './platform-extensions';
import {
  enter,
  extensionId,
  leave,
  plain,
  plainProtocol,
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
      const instance = mode.modeFactory({});
      const {id, props} = instance.routes[0].layoutTemplate();
      const ids: string[] = [
        id,
        ...props.leftPanels,
        ...props.rightPanels,
        ...instance.sopClassHandlers,
        ...props.viewports.flatMap((v: Loose) => [
          v.namespace,
          ...v.displaySetsToDisplay,
        ]),
      ];
      for (const one of ids.filter((i) => !i.startsWith(extensionId))) {
        assert.ok(
          facts.ofKind(version, 'module').some((f) => f.name === one),
          `${one} is not a module of this version`,
        );
      }
      for (const one of ids) {
        assert.ok(
          Object.keys(instance.extensions).includes(one.split('.')[0]!),
          `${one} belongs to an extension that the mode does not list`,
        );
      }
    },
  },
  {
    what: 'entering the mode creates the tool groups that the hanging protocol refers to',
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
      const bindings: Loose[] = Object.values(hotkeyDefinitions);
      const mprBindings = bindings.filter((h) => h.commandName === 'openInMpr');
      assert.deepEqual(plain(mprBindings.map((h) => h.keys)), [['m']]);
      assert.equal(
        bindings.filter(
          (h) => h.keys.join('+') === mprBindings[0]!.keys.join('+'),
        ).length,
        1,
        'another command already uses the key',
      );
      for (const binding of scene.core.defaults.hotkeyBindings) {
        assert.ok(
          bindings.some((h) => h.commandName === binding.commandName),
          `the viewer's own hotkey ${binding.commandName} is gone`,
        );
      }
    },
  },
  {
    what: 'leaving the mode removes what entering it created, and it can be entered again',
    file: 'mode/index.ts',
    run: (scene) => {
      const {running, services} = scene;
      for (let round = 0; round < 2; round += 1) {
        const instance = enter(scene);
        assert.equal(
          services.toolbarService.getButtonSection('primary').length,
          4,
          'each button must be there once, after each entry',
        );
        leave(scene, instance);
        assert.equal(scene.toolGroups.size, 0, 'a tool group is left over');
        assert.deepEqual(scene.closed.splice(0), ['dialogs', 'modal']);
        assert.equal(
          Object.keys(running.hotkeysManager.hotkeyDefinitions).length,
          0,
        );
      }
    },
  },
  {
    what: 'the mode is for studies with a CT',
    file: 'mode/index.ts',
    run: ({mode}) => {
      const instance = mode.modeFactory({});
      assert.equal(instance.isValidMode({modalities: 'CT'}).valid, true);
      assert.equal(instance.isValidMode({modalities: 'SR\\CT'}).valid, true);
      assert.equal(instance.isValidMode({modalities: 'MR\\SR'}).valid, false);
    },
  },
];
