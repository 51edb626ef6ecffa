import React from 'react';
import {Button} from '@ohif/ui-next';

export default function AsLink() {
  return (
    <Button asChild variant="outline">
      <a href="/help">Ask for help</a>
    </Button>
  );
}
