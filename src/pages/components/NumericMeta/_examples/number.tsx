import React, {useState} from 'react';
import {Numeric} from '@ohif/ui-next';

export default function NumberInput() {
  const [slices, setSlices] = useState(10);

  return (
    <Numeric.Container
      mode="number"
      value={slices}
      onChange={(value) => setSlices(value as number)}
      min={1}
      max={200}>
      <Numeric.Label>Slices in the slab</Numeric.Label>
      <Numeric.NumberInput />
    </Numeric.Container>
  );
}
