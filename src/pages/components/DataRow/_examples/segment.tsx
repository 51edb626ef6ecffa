import React, {useState} from 'react';
import {DataRow} from '@ohif/ui-next';

export default function Segment() {
  const [visible, setVisible] = useState(true);
  const [locked, setLocked] = useState(false);
  const [selected, setSelected] = useState(true);
  const [asked, setAsked] = useState('');

  return (
    <div style={{maxWidth: 320}}>
      <DataRow
        number={1}
        title="Liver"
        colorHex="#d6a45c"
        isSelected={selected}
        isVisible={visible}
        isLocked={locked}
        onSelect={() => setSelected(!selected)}
        onToggleVisibility={() => setVisible(!visible)}
        onToggleLocked={() => setLocked(!locked)}
        onRename={() => setAsked('a new name')}
        onDelete={() => setAsked('its deletion')}
        onColor={() => setAsked('another color')}
      />
      <p role="status">{asked && `The row asks for ${asked}.`}</p>
    </div>
  );
}
