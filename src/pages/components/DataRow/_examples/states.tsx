import React from 'react';
import {DataRow} from '@ohif/ui-next';

const nothing = () => undefined;
const handlers = {
  onToggleVisibility: nothing,
  onToggleLocked: nothing,
  onRename: nothing,
  onDelete: nothing,
};

export default function States() {
  return (
    <div style={{display: 'grid', gap: 2, maxWidth: 320}}>
      <DataRow
        number={1}
        title="Selected"
        colorHex="#d6a45c"
        isSelected
        isLocked={false}
        {...handlers}
      />
      <DataRow
        number={2}
        title="Hidden"
        colorHex="#4f9d6b"
        isVisible={false}
        isLocked={false}
        {...handlers}
      />
      <DataRow
        number={3}
        title="Locked"
        colorHex="#5b8def"
        isLocked
        {...handlers}
      />
      <DataRow
        number={4}
        title="Read only"
        colorHex="#b765c9"
        isLocked={false}
        disableEditing
        {...handlers}
      />
      <DataRow number={null} title="No number" isLocked={false} {...handlers} />
    </div>
  );
}
