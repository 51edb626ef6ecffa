/** A list as narrow as its names, with the bar that appears under the pointer. */
import React from 'react';
import {ScrollArea} from '@ohif/ui-next';

const segments = Array.from({length: 24}, (_, i) => `Vertebra ${i + 1}`);

export default function List() {
  return (
    <ScrollArea type="always" style={{height: 140, width: 120}}>
      {segments.map((name) => (
        <div key={name} style={{padding: '4px 8px'}}>
          {name}
        </div>
      ))}
    </ScrollArea>
  );
}
