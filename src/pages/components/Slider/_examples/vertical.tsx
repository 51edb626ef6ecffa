import React from 'react';
import {Slider} from '@ohif/ui-next';

export default function Vertical() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 16, height: 140}}>
      <Slider
        orientation="vertical"
        aria-label="Slice"
        defaultValue={[40]}
        min={1}
        max={120}
      />
      <span>Slice 1 to 120</span>
    </div>
  );
}
