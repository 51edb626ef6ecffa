import React, {useEffect, useState} from 'react';
import {getLabels} from './getCustomizationModule';
import onFindingsChange from './onFindingsChange';

function FindingsPanel({commandsManager, servicesManager}) {
  const {measurementService} = servicesManager.services;
  const [findings, setFindings] = useState(
    measurementService.getMeasurements(),
  );

  useEffect(() => {
    const update = () => setFindings(measurementService.getMeasurements());
    update();
    return onFindingsChange(measurementService, update);
  }, [measurementService]);

  const {heading, empty} = getLabels(servicesManager.services);
  const count = () => commandsManager.runCommand('countFindings');

  return (
    <div className="text-foreground p-2 text-sm">
      <h2>{heading}</h2>
      {!findings.length && <p>{empty}</p>}
      <ul>
        {findings.map(({uid, label, toolName, displayText}) => (
          <li key={uid}>
            {label || toolName}: {displayText?.primary?.join(', ')}
          </li>
        ))}
      </ul>
      <button type="button" onClick={count}>
        Count
      </button>
    </div>
  );
}

export default function getPanelModule(params) {
  const component = () => <FindingsPanel {...params} />;
  return [
    {name: 'findings', label: 'Findings', iconName: 'tab-linear', component},
  ];
}
