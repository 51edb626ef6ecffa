import React from 'react';
import {ScrollArea, ScrollBar} from '@ohif/ui-next';

const phases = ['Native', 'Arterial', 'Portal venous', 'Venous', 'Delayed'];

export default function Horizontal() {
  return (
    <ScrollArea type="always" aria-label="Phases" style={{maxWidth: 320}}>
      <div style={{display: 'flex', gap: 8, width: 640, paddingBottom: 14}}>
        {phases.map((phase) => (
          <div
            key={phase}
            style={{flex: 1, padding: 12, border: '1px solid currentcolor'}}>
            {phase}
          </div>
        ))}
      </div>
      <ScrollBar orientation="horizontal" />
    </ScrollArea>
  );
}
