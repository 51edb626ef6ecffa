import React from 'react';
import {Input, Label} from '@ohif/ui-next';

export default function WithLabel() {
  return (
    <div style={{maxWidth: 240}}>
      <Label htmlFor="segment-name">Name of the segment</Label>
      <Input id="segment-name" defaultValue="Liver" />
    </div>
  );
}
