import React, {useState} from 'react';
import {Button, toast} from '@ohif/ui-next';

export default function Action() {
  const [count, setCount] = useState(3);

  const remove = () => {
    setCount((now) => now - 1);
    toast('Measurement deleted', {
      action: {label: 'Undo', onClick: () => setCount((now) => now + 1)},
    });
  };

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 12}}>
      <Button variant="destructive" disabled={count === 0} onClick={remove}>
        Delete a measurement
      </Button>
      <span role="status">{count} left</span>
    </div>
  );
}
