/** Checks the extension of the worked example. */
import assert from 'node:assert/strict';
import * as React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  enter,
  extensionId,
  leave,
  moduleId,
  plain,
  plainProtocol,
  showStudy,
  shown,
  type Step,
} from './scene';
import {instance, mr, volume} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

export const extensionSteps: Step[] = [
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
          `${moduleId(type, name)} is missing`,
        );
      }
      assert.ok(
        running.commandsManager.getCommand('openInMpr', 'READING_AID'),
        'the command openInMpr is missing',
      );
    },
  },
  {
    what: 'a localizer is removed from its series, and the slices are left to the next handler',
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
    },
  },
  {
    what: 'the hanging protocol shows the CT volume in all three planes, and no MR',
    file: 'extension/getHangingProtocolModule.ts',
    run: (scene) => {
      enter(scene);
      const {displaySetService} = scene.services;
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
    },
  },
  {
    what: 'the command opens the CT that was requested, otherwise the first CT, and says if a study has no CT',
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
    },
  },
  {
    what: 'the customization is read, changed by configuration, and an invalid value is ignored',
    file: 'extension/getCustomizationModule.ts',
    run: (scene) => {
      const {customizationService, displaySetService} = scene.services;
      const candidates = (configuration?: unknown) => {
        customizationService.globalCustomizations.clear();
        customizationService.transformedCustomizations.clear();
        customizationService.configuration = configuration;
        const instance = enter(scene);
        displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
        const {evaluate} = scene.running.extensionManager
          .getModulesByType('toolbarModule')
          .flatMap((m: Loose) => m.module)
          .find((m: Loose) => m.name === 'evaluate.readingAid.mpr');
        const {disabled} = evaluate({});
        const {minimumFrames} =
          customizationService.getCustomization('readingAid.mpr');
        leave(scene, instance);
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
        `${panel.iconName} is not an icon`,
      );
      assert.match(html(), /no series yet/);
      displaySetService.makeDisplaySets(
        volume('1.2.3.6', 60, {SeriesDescription: 'Thorax'}),
      );
      assert.match(html(), /<td>Thorax<\/td><td>CT<\/td><td>60<\/td>/);
      assert.deepEqual(html().match(/aria-label="[^"]*"/g), [
        'aria-label="Open Thorax in MPR"',
      ]);

      const listeners = () =>
        Object.values(
          displaySetService.listeners as Record<string, unknown[]>,
        ).flat().length;
      const listenerCount = listeners();
      let calls = 0;
      const stop = scene
        .load('extension/getPanelModule')
        .onDisplaySetsChange(displaySetService, () => (calls += 1));
      displaySetService.makeDisplaySets(volume('1.2.3.7', 3));
      assert.ok(calls > 0, 'a new display set must be noticed');
      stop();
      assert.equal(listeners(), listenerCount, 'a subscription is left over');
    },
  },
];
