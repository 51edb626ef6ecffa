import React, {useState} from 'react';
import {Label, Switch} from '@ohif/ui-next';

export default function Controlled() {
  const [fill, setFill] = useState(true);

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 16}}>
      <Switch id="fill" checked={fill} onCheckedChange={setFill} />
      <Label htmlFor="fill">Fill the segments</Label>
      <svg width="48" height="48" role="img" aria-label="Preview">
        <circle
          cx="24"
          cy="24"
          r="18"
          stroke="#4f9d6b"
          strokeWidth="3"
          fill={fill ? '#4f9d6b66' : 'none'}
        />
      </svg>
    </div>
  );
}
