import React, {useState} from 'react';
import {ToolButton} from '@ohif/ui-next';

export default function Basic() {
  const [active, setActive] = useState('Length');

  return (
    <div
      role="group"
      aria-label="Measurement tools"
      style={{display: 'flex', gap: 4}}>
      <ToolButton
        id="Length"
        icon="tool-length"
        label="Length"
        tooltip="Drag from one end to the other"
        isActive={active === 'Length'}
        onInteraction={({itemId}) => setActive(itemId)}
      />
      <ToolButton
        id="Angle"
        icon="tool-angle"
        label="Angle"
        tooltip="Click three points"
        isActive={active === 'Angle'}
        onInteraction={({itemId}) => setActive(itemId)}
      />
      <ToolButton
        id="EllipticalROI"
        icon="tool-measure-ellipse"
        label="Ellipse"
        isActive={active === 'EllipticalROI'}
        onInteraction={({itemId}) => setActive(itemId)}
      />
    </div>
  );
}
