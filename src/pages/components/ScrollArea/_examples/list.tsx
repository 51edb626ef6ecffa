import React from 'react';
import {ScrollArea} from '@ohif/ui-next';

const segments = Array.from({length: 24}, (_, i) => `Vertebra ${i + 1}`);

export default function List() {
  return (
    <ScrollArea aria-label="Segments" style={{height: 140, width: 220}}>
      {segments.map((name) => (
        <div key={name} style={{padding: '4px 8px'}}>
          {name}
        </div>
      ))}
    </ScrollArea>
  );
}
