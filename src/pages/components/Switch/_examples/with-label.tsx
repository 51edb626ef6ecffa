import React from 'react';
import {Label, Switch} from '@ohif/ui-next';

export default function WithLabel() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <Switch id="reference-lines" defaultChecked />
      <Label htmlFor="reference-lines">Reference lines</Label>
    </div>
  );
}
