import React, {useEffect, useState} from 'react';
import {getMprSettings} from './getCustomizationModule';
import {describeDisplaySets} from './getUtilityModule';
import type {DisplaySetService, ExtensionParams, Services} from './types';

/**
 * Calls back on each change of the study's display sets.
 * Call the returned function to stop.
 */
export function onDisplaySetsChange(
  displaySetService: DisplaySetService,
  callback: () => void,
): () => void {
  const {DISPLAY_SETS_ADDED, DISPLAY_SETS_CHANGED, DISPLAY_SETS_REMOVED} =
    displaySetService.EVENTS;
  const subscriptions = [
    DISPLAY_SETS_ADDED,
    DISPLAY_SETS_CHANGED,
    DISPLAY_SETS_REMOVED,
  ].map((event) => displaySetService.subscribe(event, callback));
  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}

const readRows = ({customizationService, displaySetService}: Services) =>
  describeDisplaySets(
    displaySetService.getActiveDisplaySets(),
    getMprSettings(customizationService),
  );

function DisplaySetsPanel({commandsManager, servicesManager}: ExtensionParams) {
  const {services} = servicesManager;
  const [rows, setRows] = useState(() => readRows(services));

  useEffect(() => {
    const update = () => setRows(readRows(services));
    // Display sets may have arrived between the first rendering and this effect.
    update();
    return onDisplaySetsChange(services.displaySetService, update);
  }, [services]);

  if (!rows.length) {
    return (
      <p className="text-muted-foreground p-2 text-sm">
        The study has no series yet.
      </p>
    );
  }

  return (
    <table className="text-foreground w-full text-sm">
      <caption className="sr-only">Series of this study</caption>
      <thead>
        <tr>
          <th scope="col">Series</th>
          <th scope="col">Modality</th>
          <th scope="col">Frames</th>
          <th scope="col">Planes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.displaySetInstanceUID}>
            <td>{row.description}</td>
            <td>{row.modality}</td>
            <td>{row.frames}</td>
            <td>
              {row.mpr && (
                <button
                  type="button"
                  aria-label={`Open ${row.description} in MPR`}
                  onClick={() =>
                    commandsManager.runCommand('openInMpr', {
                      displaySetInstanceUID: row.displaySetInstanceUID,
                    })
                  }>
                  MPR
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function getPanelModule(params: ExtensionParams) {
  // Create the component once. If the entry below created it,
  // each render would mount a new one without its state.
  const Panel = () => <DisplaySetsPanel {...params} />;
  return [
    {
      name: 'displaySets',
      iconName: 'tab-studies',
      iconLabel: 'Series',
      label: 'Series of this study',
      component: Panel,
    },
  ];
}
