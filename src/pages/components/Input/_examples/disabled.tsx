import React from 'react';
import {Input, Label} from '@ohif/ui-next';

export default function Disabled() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 12}}>
      <div>
        <Label htmlFor="accession">Accession number (from the archive)</Label>
        <Input id="accession" defaultValue="A-20471" readOnly />
      </div>
      <div>
        <Label htmlFor="reader">Second reader (needs a first report)</Label>
        <Input id="reader" disabled />
      </div>
    </div>
  );
}
