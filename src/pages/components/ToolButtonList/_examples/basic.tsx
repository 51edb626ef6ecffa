import React, {useState} from 'react';
import {
  ToolButton,
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@ohif/ui-next';

const tools = [
  {id: 'Length', icon: 'tool-length', label: 'Length'},
  {id: 'Bidirectional', icon: 'tool-bidirectional', label: 'Bidirectional'},
  {id: 'EllipticalROI', icon: 'tool-measure-ellipse', label: 'Ellipse'},
];

export default function Basic() {
  const [first, setFirst] = useState(tools[0]!);
  const [isActive, setActive] = useState(false);

  return (
    <ToolButtonList>
      <ToolButtonListDefault>
        <ToolButton
          {...first}
          isActive={isActive}
          onInteraction={() => setActive(!isActive)}
        />
      </ToolButtonListDefault>
      <ToolButtonListDivider />
      <ToolButtonListDropDown aria-label="More measurement tools">
        {tools.map((tool) => (
          <ToolButtonListItem
            key={tool.id}
            icon={tool.icon}
            onSelect={() => {
              setFirst(tool);
              setActive(true);
            }}>
            {tool.label}
          </ToolButtonListItem>
        ))}
      </ToolButtonListDropDown>
    </ToolButtonList>
  );
}
