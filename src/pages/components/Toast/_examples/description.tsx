import React from 'react';
import {Button, toast} from '@ohif/ui-next';

export default function Description() {
  return (
    <Button
      onClick={() =>
        toast.error('The segmentation was not stored', {
          description:
            'The archive returned 409: it already has this instance.',
          duration: 10_000,
        })
      }>
      Show a reason
    </Button>
  );
}
