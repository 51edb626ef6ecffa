import React from 'react';
import {Button, Icons} from '@ohif/ui-next';

export default function WithIcon() {
  return (
    <div
      style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8}}>
      <Button>
        <Icons.Download />
        Download
      </Button>
      <Button variant="ghost">
        <Icons.Plus />
        Add segmentation
      </Button>
      <Button size="icon" variant="ghost" aria-label="Refresh the study list">
        <Icons.Refresh />
      </Button>
    </div>
  );
}
