import React from 'react';
import {Button, Toaster, toast} from '@ohif/ui-next';

export default function Kinds() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 8}}>
      <Button onClick={() => toast.success('The report was stored.')}>
        Success
      </Button>
      <Button onClick={() => toast.info('Series 4 is still loading.')}>
        Info
      </Button>
      <Button onClick={() => toast.warning('The spacing is not even.')}>
        Warning
      </Button>
      <Button onClick={() => toast.error('The archive did not respond.')}>
        Error
      </Button>
      {/* The viewer has a Toaster at its root. An extension leaves this line out. */}
      <Toaster />
    </div>
  );
}
