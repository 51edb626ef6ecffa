import React from 'react';
import {Checkbox, Label} from '@ohif/ui-next';

export default function WithLabel() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <Checkbox id="annotations" defaultChecked />
      <Label htmlFor="annotations">Include the annotations</Label>
    </div>
  );
}
