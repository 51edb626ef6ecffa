import React from 'react';
import {Slider} from '@ohif/ui-next';

export default function Steps() {
  return (
    <div style={{maxWidth: 320}}>
      <span id="frame-rate">
        Frame rate: 5 to 60 frames per second, in steps of 5
      </span>
      <Slider
        aria-labelledby="frame-rate"
        defaultValue={[25]}
        min={5}
        max={60}
        step={5}
      />
    </div>
  );
}
