import React from 'react';
import {Button, toast} from '@ohif/ui-next';

export default function Description() {
  return (
    <Button
      onClick={() =>
        toast.error('The segmentation was not stored', {
          description:
            'The archive answered 409: it has this instance already.',
          duration: 10_000,
        })
      }>
      Show a reason
    </Button>
  );
}
