import React, {useState} from 'react';
import {Numeric} from '@ohif/ui-next';

export default function DoubleRange() {
  const [limits, setLimits] = useState<[number, number]>([-450, 150]);

  return (
    <div style={{maxWidth: 400}}>
      <Numeric.Container
        mode="doubleRange"
        values={limits}
        onChange={(values) => setLimits(values as [number, number])}
        min={-1000}
        max={1000}
        step={10}>
        <Numeric.Label>Threshold in HU</Numeric.Label>
        <Numeric.DoubleRange showNumberInputs />
      </Numeric.Container>
    </div>
  );
}
