import React from 'react';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@ohif/ui-next';

const series = Array.from({length: 40}, (_, index) => ({
  uid: `series-${index + 1}`,
  name: `Series ${index + 1}, ${index % 2 === 0 ? 'axial' : 'coronal'}`,
}));

export default function LongList() {
  return (
    <div style={{width: 240}}>
      <Select defaultValue="series-12">
        <SelectTrigger aria-label="Series">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {series.map(({uid, name}) => (
            <SelectItem key={uid} value={uid}>
              {name}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}
