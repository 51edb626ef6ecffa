import React from 'react';
import {Button, Icons} from '@ohif/ui-next';

export default function Sizes() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <Button size="sm">Small</Button>
      <Button>Default</Button>
      <Button size="lg">Large</Button>
      <Button size="icon" variant="ghost" aria-label="Settings">
        <Icons.GearSettings />
      </Button>
    </div>
  );
}
