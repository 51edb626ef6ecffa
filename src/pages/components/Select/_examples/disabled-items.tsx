import React from 'react';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@ohif/ui-next';

export default function DisabledItems() {
  return (
    <div style={{width: 240}}>
      <Select defaultValue="stack">
        <SelectTrigger aria-label="Show the series as">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="stack">Stack of images</SelectItem>
          <SelectItem value="mpr">MPR</SelectItem>
          <SelectItem value="volume" disabled>
            Volume (uneven slice spacing)
          </SelectItem>
        </SelectContent>
      </Select>
    </div>
  );
}
