import React from 'react';
import {ScrollArea} from '@ohif/ui-next';

const series = Array.from({length: 16}, (_, i) => `Series ${i + 1}`);

export default function Arrows() {
  return (
    <ScrollArea
      showArrows
      type="always"
      aria-label="Series"
      style={{height: 140, width: 220}}>
      {series.map((name) => (
        <div key={name} style={{padding: '4px 8px'}}>
          {name}
        </div>
      ))}
    </ScrollArea>
  );
}
