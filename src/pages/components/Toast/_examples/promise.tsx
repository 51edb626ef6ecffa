import React from 'react';
import {Button, toast} from '@ohif/ui-next';

const store = () =>
  new Promise<{instances: number}>((resolve) => {
    setTimeout(() => resolve({instances: 2}), 1500);
  });

export default function Promised() {
  return (
    <Button
      onClick={() =>
        toast.promise(store(), {
          loading: 'Storing the report…',
          success: ({instances}) => `${instances} instances stored.`,
          error: 'The report was not stored.',
        })
      }>
      Store and wait
    </Button>
  );
}
