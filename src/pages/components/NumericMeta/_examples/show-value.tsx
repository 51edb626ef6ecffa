import React from 'react';
import {Numeric} from '@ohif/ui-next';

export default function ShowValue() {
  return (
    <div style={{maxWidth: 320}}>
      <Numeric.Container mode="singleRange" defaultValue={80} step={5}>
        <Numeric.Label showValue>Opacity (%)</Numeric.Label>
        <Numeric.SingleRange />
      </Numeric.Container>
    </div>
  );
}
