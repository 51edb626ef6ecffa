import React, {useState} from 'react';
import {Numeric} from '@ohif/ui-next';

export default function SingleRange() {
  const [radius, setRadius] = useState(25);

  return (
    <div style={{maxWidth: 320}}>
      <Numeric.Container
        mode="singleRange"
        value={radius}
        onChange={(value) => setRadius(value as number)}
        min={0.5}
        max={99.5}
        step={0.5}>
        <Numeric.Label>Radius in mm</Numeric.Label>
        <Numeric.SingleRange showNumberInput />
      </Numeric.Container>
    </div>
  );
}
