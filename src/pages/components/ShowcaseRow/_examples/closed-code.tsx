import React from 'react';
import ShowcaseRow from '@site/src/pages/components/_showcase/ShowcaseRow';
import {Button} from '@ohif/ui-next';

export default function ClosedCode() {
  return (
    <ShowcaseRow
      title="Code on demand"
      codeOpen={false}
      code="<Button>Save</Button>">
      <Button>Save</Button>
    </ShowcaseRow>
  );
}
