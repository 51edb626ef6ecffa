import React from 'react';
import {Slider} from '@ohif/ui-next';

export default function Disabled() {
  return (
    <div style={{maxWidth: 320}}>
      <span id="outline">Outline width (turned off)</span>
      <Slider aria-labelledby="outline" defaultValue={[30]} disabled />
    </div>
  );
}
