import React from 'react';
import {
  ToolButton,
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@ohif/ui-next';

export default function DisabledItem() {
  return (
    <ToolButtonList>
      <ToolButtonListDefault>
        <ToolButton id="brush" icon="tool-brush" label="Brush" />
      </ToolButtonListDefault>
      <ToolButtonListDivider />
      <ToolButtonListDropDown aria-label="More segmentation tools">
        <ToolButtonListItem icon="tool-eraser">Eraser</ToolButtonListItem>
        <ToolButtonListItem
          icon="tool-threshold"
          disabled
          disabledText="(needs a volume)">
          Threshold brush
        </ToolButtonListItem>
      </ToolButtonListDropDown>
    </ToolButtonList>
  );
}
