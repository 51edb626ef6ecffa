import React from 'react';
import ShowcaseRow from '@site/src/pages/components/_showcase/ShowcaseRow';
import {Button} from '@ohif/ui-next';

export default function Basic() {
  return (
    <ShowcaseRow
      title="A secondary button"
      description="The frame shows what it gets as children, and below it the code."
      code={'<Button variant="secondary">Add segment</Button>'}>
      <Button variant="secondary">Add segment</Button>
    </ShowcaseRow>
  );
}
