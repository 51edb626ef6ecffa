import React from 'react';
import {ToolButton} from '@ohif/ui-next';

export default function Disabled() {
  return (
    <ToolButton
      id="Crosshairs"
      icon="tool-crosshair"
      label="Crosshairs"
      disabled
      disabledText="Open an MPR layout first"
    />
  );
}
