import React from 'react';
import ShowcaseRow from '@site/src/features/showcase/ShowcaseRow';
import {Button} from '@ohif/ui-next';

export default function Basic() {
  return (
    <ShowcaseRow
      title="A secondary button"
      description="The frame runs what it gets as children. The code is in a second tab."
      code={'<Button variant="secondary">Add segment</Button>'}>
      <Button variant="secondary">Add segment</Button>
    </ShowcaseRow>
  );
}
