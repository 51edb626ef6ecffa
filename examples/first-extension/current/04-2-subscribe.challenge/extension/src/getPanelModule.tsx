import React, {useEffect, useState} from 'react';
import onFindingsChange from './onFindingsChange';

function FindingsPanel({servicesManager}) {
  const {measurementService, viewportGridService} = servicesManager.services;
  const [findings, setFindings] = useState(
    measurementService.getMeasurements(),
  );

  useEffect(() => {
    const update = () => setFindings(measurementService.getMeasurements());
    update();
    return onFindingsChange(measurementService, update);
  }, [measurementService]);

  const show = (uid) =>
    measurementService.jumpToMeasurement(
      viewportGridService.getActiveViewportId(),
      uid,
    );

  return (
    <div className="text-foreground p-2 text-sm">
      <h2>Findings</h2>
      {!findings.length && <p>No findings yet.</p>}
      <ul>
        {findings.map(({uid, label, toolName, displayText}) => (
          <li key={uid}>
            <button type="button" onClick={() => show(uid)}>
              {label || toolName}: {displayText?.primary?.join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function getPanelModule(params) {
  const component = () => <FindingsPanel {...params} />;
  return [
    {name: 'findings', label: 'Findings', iconName: 'tab-linear', component},
  ];
}
