import React from 'react';
import {ToolButton} from '@ohif/ui-next';

export default function Sizes() {
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <ToolButton id="Zoom-default" icon="tool-zoom" label="Zoom" />
      <ToolButton id="Zoom-small" icon="tool-zoom" label="Zoom" size="small" />
      <ToolButton id="Zoom-tiny" icon="tool-zoom" label="Zoom" size="tiny" />
    </div>
  );
}
