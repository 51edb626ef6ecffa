import React from 'react';
import {Icons, ToolButton} from '@ohif/ui-next';

export default function UnknownIcon() {
  return (
    <div style={{display: 'flex', gap: 8}}>
      <ToolButton
        id="typo"
        icon="tool-unknown"
        label="The icon name is unknown"
      />
      <ToolButton id="own" label="Your own icon">
        <Icons.StatusTracking />
      </ToolButton>
    </div>
  );
}
