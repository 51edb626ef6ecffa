import React, {useState} from 'react';
import {Button} from '@ohif/ui-next';

export default function Failing() {
  const [measurements, setMeasurements] = useState<string[] | null>(['Length']);

  if (measurements === null) {
    throw new TypeError("Cannot read properties of null (reading 'length')");
  }
  return (
    <Button variant="destructive" onClick={() => setMeasurements(null)}>
      Make this example fail
    </Button>
  );
}
