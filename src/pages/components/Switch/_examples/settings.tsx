import React, {useState} from 'react';
import {Label, Switch} from '@ohif/ui-next';

const labels = {
  overlay: 'Patient details in the corners',
  scale: 'Scale bar',
  sync: 'Scroll the viewports together',
};

type Setting = keyof typeof labels;

export default function Settings() {
  const [on, setOn] = useState<Record<Setting, boolean>>({
    overlay: true,
    scale: true,
    sync: false,
  });

  return (
    <div style={{maxWidth: 280}}>
      {(Object.keys(labels) as Setting[]).map((name) => (
        <div
          key={name}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            padding: '6px 0',
          }}>
          <Label htmlFor={name}>{labels[name]}</Label>
          <Switch
            id={name}
            checked={on[name]}
            onCheckedChange={(next) => setOn({...on, [name]: next})}
          />
        </div>
      ))}
    </div>
  );
}
