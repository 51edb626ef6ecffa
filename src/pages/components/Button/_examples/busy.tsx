import React, {useState} from 'react';
import {Button, Icons} from '@ohif/ui-next';

export default function Busy() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');

  const store = () => {
    if (state !== 'busy') {
      setState('busy');
      setTimeout(() => setState('done'), 1500);
    }
  };

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
      <Button aria-disabled={state === 'busy'} onClick={store}>
        {state === 'busy' && <Icons.LoadingSpinner />}
        Store the report
      </Button>
      <span role="status">
        {state === 'busy' && 'Storing…'}
        {state === 'done' && 'Stored.'}
      </span>
    </div>
  );
}
