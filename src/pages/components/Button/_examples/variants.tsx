import React from 'react';
import {Button} from '@ohif/ui-next';

export default function Variants() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 8}}>
      <Button>Save report</Button>
      <Button variant="secondary">Add segment</Button>
      <Button variant="outline">Cancel</Button>
      <Button variant="ghost">Reset</Button>
      <Button variant="link">Show the series</Button>
      <Button variant="destructive">Delete all</Button>
    </div>
  );
}
