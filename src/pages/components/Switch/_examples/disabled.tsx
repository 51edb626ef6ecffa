import React from 'react';
import {Label, Switch} from '@ohif/ui-next';

export default function Disabled() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <Switch id="fusion" disabled aria-describedby="fusion-why" />
      <Label htmlFor="fusion">Fuse PET and CT</Label>
      <span id="fusion-why">This study has no PET series.</span>
    </div>
  );
}
