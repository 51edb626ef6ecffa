/** Checks the extension of the worked example. */
import assert from 'node:assert/strict';
import * as React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  enter,
  extensionId,
  leave,
  moduleId,
  plainProtocol,
  same,
  showStudy,
  shown,
  type Step,
} from './scene';
import {instance, mr, volume} from './synthetic-study';
import type {Loose} from '../../facts/bundle';

const ofMr = {SOPClassUID: mr, Modality: 'MR'};

/** How many functions listen to a service. */
const listeners = (service: Loose) =>
  Object.values(service.listeners as Record<string, unknown[]>).flat().length;

export const extensionSteps: Step[] = [
  {
    what: 'the extension is registered under its id, with each module under its own',
    file: 'extension/index.ts',
    run: ({running: {commandsManager, extensionManager}, extension}) => {
      same(extension.id, extensionId);
      const registered = extensionManager.getRegisteredExtensionIds();
      assert.ok(registered.includes(extensionId));
      for (const id of [
        moduleId('panelModule', 'displaySets'),
        moduleId('sopClassHandlerModule', 'ctLocalizer'),
        moduleId('utilityModule', 'displaySets'),
        moduleId('dataSourcesModule', 'hospitalJson'),
        moduleId('customizationModule', 'default'),
      ]) {
        assert.ok(extensionManager.getModuleEntry(id), `${id} is missing`);
      }
      assert.ok(
        commandsManager.getCommand('openInMpr', 'READING_AID'),
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
      const ImageType = ['ORIGINAL', 'PRIMARY', 'LOCALIZER'];
      displaySetService.makeDisplaySets([
        instance('1.2.3.1', 99, {ImageType}),
        ...volume('1.2.3.1', 60),
      ]);
      const sets: Loose[] = displaySetService.getActiveDisplaySets();
      same(
        sets.map((d) => [
          d.SOPClassHandlerId,
          d.numImageFrames,
          d.isReconstructable,
        ]),
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
      displaySetService.makeDisplaySets(volume('1.2.3.4', 80, ofMr));
      assert.throws(
        () => showStudy(scene, 'readingAid.ctMpr'),
        /Can't find applicable stage/,
        'a study of MR only must not match',
      );
      displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
      displaySetService.makeDisplaySets(volume('1.2.3.6', 60));
      showStudy(scene, 'readingAid.ctMpr');
      const long = displaySetService.getDisplaySetsForSeries('1.2.3.6')[0];
      const message =
        'the CT with more than 50 frames must be in each viewport';
      same(shown(scene), Array(3).fill(long.displaySetInstanceUID), message);
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
      displaySetService.makeDisplaySets(volume('1.2.3.4', 80, ofMr));
      showStudy(scene, 'plain');
      commandsManager.runCommand('openInMpr');
      same(hangingProtocolService.getState().protocolId, 'plain');
      same(
        scene.notices.map((n) => n.type),
        ['warning'],
      );

      const [short, long] = ['1.2.3.5', '1.2.3.6'].map((series, i) => {
        displaySetService.makeDisplaySets(volume(series, 30 + 30 * i));
        const [set] = displaySetService.getDisplaySetsForSeries(series);
        return (set as Loose).displaySetInstanceUID as string;
      });
      showStudy(scene, 'plain');
      commandsManager.runCommand('openInMpr');
      same(shown(scene), [short, short, short]);
      commandsManager.runCommand('openInMpr', {displaySetInstanceUID: long});
      same(shown(scene), [long, long, long]);
      same(scene.notices.length, 1);
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
        const entered = enter(scene);
        displaySetService.makeDisplaySets(volume('1.2.3.5', 30));
        const {evaluate} = scene.running.extensionManager
          .getModulesByType('toolbarModule')
          .flatMap((m: Loose) => m.module)
          .find((m: Loose) => m.name === 'evaluate.readingAid.mpr');
        const {disabled} = evaluate({});
        const {minimumFrames} =
          customizationService.getCustomization('readingAid.mpr');
        leave(scene, entered);
        return {possible: !disabled, minimumFrames};
      };
      const set = (minimumFrames: unknown) =>
        customizationService.setCustomizations
          ? {'readingAid.mpr': {$merge: {minimumFrames}}}
          : [{id: 'readingAid.mpr', minimumFrames}];
      same(candidates(), {possible: true, minimumFrames: 20});
      same(candidates(set(40)), {possible: false, minimumFrames: 40});
      same(candidates(set('many')), {possible: true, minimumFrames: 'many'});
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
      same(panel.id, id);
      assert.ok(
        scene.facts
          .named(scene.version, panel.iconName)
          .some(({owner}) => owner?.toLowerCase() === 'icons'),
        `${panel.iconName} is not an icon`,
      );
      assert.match(html(), /no series yet/);
      const SeriesDescription = 'Thorax';
      const thorax = volume('1.2.3.6', 60, {SeriesDescription});
      displaySetService.makeDisplaySets(thorax);
      assert.match(html(), /<td>Thorax<\/td><td>CT<\/td><td>60<\/td>/);
      same(html().match(/aria-label="[^"]*"/g), [
        'aria-label="Open Thorax in MPR"',
      ]);

      const before = listeners(displaySetService);
      let calls = 0;
      const stop = scene
        .load('extension/getPanelModule')
        .onDisplaySetsChange(displaySetService, () => (calls += 1));
      displaySetService.makeDisplaySets(volume('1.2.3.7', 3));
      assert.ok(calls > 0, 'a new display set must be noticed');
      stop();
      const message = 'a subscription is left over';
      same(listeners(displaySetService), before, message);
    },
  },
];
