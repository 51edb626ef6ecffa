import React, {useState} from 'react';
import {Slider} from '@ohif/ui-next';

export default function Commit() {
  const [radius, setRadius] = useState(12);
  const [applied, setApplied] = useState(12);

  return (
    <div style={{maxWidth: 320}}>
      <span id="brush-radius">Brush radius: {radius} mm</span>
      <Slider
        aria-labelledby="brush-radius"
        value={[radius]}
        min={1}
        max={50}
        onValueChange={([next]) => setRadius(next ?? 1)}
        onValueCommit={([next]) => setApplied(next ?? 1)}
      />
      <span role="status">Applied: {applied} mm</span>
    </div>
  );
}
