import React, {useState} from 'react';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@ohif/ui-next';

export default function Placeholder() {
  const [label, setLabel] = useState('');

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 12}}>
      <div style={{width: 200}}>
        <Select value={label} onValueChange={setLabel}>
          <SelectTrigger aria-label="Finding label">
            <SelectValue placeholder="Choose a label" />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="nodule">Nodule</SelectItem>
            <SelectItem value="mass">Mass</SelectItem>
            <SelectItem value="cyst">Cyst</SelectItem>
          </SelectContent>
        </Select>
      </div>
      <span role="status">{label ? `Labeled: ${label}` : 'No label yet'}</span>
    </div>
  );
}
