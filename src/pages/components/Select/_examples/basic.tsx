import React from 'react';
import {
  Label,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@ohif/ui-next';

export default function Basic() {
  return (
    <div style={{maxWidth: 220}}>
      <Label htmlFor="preset">Window</Label>
      <Select defaultValue="lung">
        <SelectTrigger id="preset">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="soft">Soft tissue</SelectItem>
          <SelectItem value="lung">Lung</SelectItem>
          <SelectItem value="bone">Bone</SelectItem>
          <SelectItem value="brain">Brain</SelectItem>
        </SelectContent>
      </Select>
    </div>
  );
}
