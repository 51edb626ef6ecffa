import React, {useState} from 'react';
import {
  Separator,
  ToolButton,
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@ohif/ui-next';

const measurements = [
  {id: 'Length', icon: 'tool-length', label: 'Length'},
  {id: 'Angle', icon: 'tool-angle', label: 'Angle'},
  {id: 'RectangleROI', icon: 'tool-rectangle', label: 'Rectangle'},
];

export default function Toolbar() {
  const [tool, setTool] = useState('WindowLevel');
  const [first, setFirst] = useState(measurements[0]!);
  const use = ({itemId}: {itemId: string}) => setTool(itemId);

  return (
    <div role="group" aria-label="Tools" style={{display: 'flex', gap: 4}}>
      <ToolButton
        id="WindowLevel"
        icon="tool-window-level"
        label="Window level"
        isActive={tool === 'WindowLevel'}
        onInteraction={use}
      />
      <ToolButton
        id="Pan"
        icon="tool-move"
        label="Pan"
        isActive={tool === 'Pan'}
        onInteraction={use}
      />
      <Separator orientation="vertical" />
      <ToolButtonList>
        <ToolButtonListDefault>
          <ToolButton
            {...first}
            isActive={tool === first.id}
            onInteraction={use}
          />
        </ToolButtonListDefault>
        <ToolButtonListDivider />
        <ToolButtonListDropDown aria-label="More measurement tools">
          {measurements.map((measurement) => (
            <ToolButtonListItem
              key={measurement.id}
              icon={measurement.icon}
              onSelect={() => {
                setFirst(measurement);
                setTool(measurement.id);
              }}>
              {measurement.label}
            </ToolButtonListItem>
          ))}
        </ToolButtonListDropDown>
      </ToolButtonList>
    </div>
  );
}
