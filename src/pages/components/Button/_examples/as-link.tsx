import React from 'react';
import {Button} from '@ohif/ui-next';

export default function AsLink() {
  return (
    <Button asChild variant="outline">
      <a href="https://community.ohif.org">Ask for help</a>
    </Button>
  );
}
