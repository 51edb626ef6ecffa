import React, {useState} from 'react';
import {DataRow} from '@ohif/ui-next';

const nothing = () => undefined;

export default function Measurement() {
  const [visible, setVisible] = useState(true);

  return (
    <div style={{maxWidth: 320}}>
      <DataRow
        number={1}
        title="Lesion, right upper lobe"
        details={{
          primary: ['Length: 14.2 mm'],
          secondary: ['S: 3 I: 61'],
        }}
        isVisible={visible}
        isLocked={false}
        onSelect={nothing}
        onToggleVisibility={() => setVisible(!visible)}
        onToggleLocked={nothing}
        onRename={nothing}
        onDelete={nothing}
      />
    </div>
  );
}
