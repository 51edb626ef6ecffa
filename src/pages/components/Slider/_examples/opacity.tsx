import React, {useState} from 'react';
import {Slider} from '@ohif/ui-next';

export default function Opacity() {
  const [opacity, setOpacity] = useState(60);

  return (
    <div
      style={{display: 'flex', alignItems: 'center', gap: 16, maxWidth: 360}}>
      <span id="opacity-label">Opacity</span>
      <Slider
        aria-labelledby="opacity-label"
        value={[opacity]}
        onValueChange={([next]) => setOpacity(next ?? 0)}
      />
      <output style={{width: 40, textAlign: 'end'}}>{opacity}%</output>
    </div>
  );
}
