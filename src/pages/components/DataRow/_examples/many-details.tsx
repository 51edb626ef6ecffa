import React from 'react';
import {DataRow} from '@ohif/ui-next';

const nothing = () => undefined;

export default function ManyDetails() {
  return (
    <div style={{maxWidth: 320}}>
      <DataRow
        number={2}
        title="Ellipse, liver segment VI"
        details={{
          primary: [
            'Area: 412 mm²',
            'Mean: 58.1 HU',
            '  SD: 9.4 HU',
            'Max: 91 HU',
            'Min: 22 HU',
            'Perimeter: 73.6 mm',
          ],
          secondary: ['S: 5 I: 40'],
        }}
        isLocked={false}
        onToggleVisibility={nothing}
        onToggleLocked={nothing}
        onRename={nothing}
        onDelete={nothing}
      />
    </div>
  );
}
