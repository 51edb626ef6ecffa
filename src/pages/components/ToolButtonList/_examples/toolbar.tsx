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

export default function Toolbar() {
  const [tool, setTool] = useState('WindowLevel');
  const use = ({itemId}: {itemId: string}) => setTool(itemId);

  return (
    <div role="toolbar" aria-label="Viewer" style={{display: 'flex', gap: 4}}>
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
            id="Length"
            icon="tool-length"
            label="Length"
            isActive={tool === 'Length'}
            onInteraction={use}
          />
        </ToolButtonListDefault>
        <ToolButtonListDivider />
        <ToolButtonListDropDown aria-label="More measurement tools">
          <ToolButtonListItem
            icon="tool-angle"
            onSelect={() => setTool('Angle')}>
            Angle
          </ToolButtonListItem>
          <ToolButtonListItem
            icon="tool-rectangle"
            onSelect={() => setTool('RectangleROI')}>
            Rectangle
          </ToolButtonListItem>
        </ToolButtonListDropDown>
      </ToolButtonList>
    </div>
  );
}
