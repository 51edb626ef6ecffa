import React from 'react';
import {Numeric} from '@ohif/ui-next';

export default function Stepper() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 32}}>
      <Numeric.Container mode="stepper" defaultValue={24} min={1} max={90}>
        <Numeric.Label>Frames per second</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>
      <Numeric.Container
        mode="stepper"
        defaultValue={1.5}
        min={0.5}
        max={5}
        step={0.5}>
        <Numeric.Label>Outline in pixels</Numeric.Label>
        <Numeric.NumberStepper direction="vertical" />
      </Numeric.Container>
    </div>
  );
}
