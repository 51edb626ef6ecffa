import React, {useState} from 'react';
import {Input, Label} from '@ohif/ui-next';

export default function Validated() {
  const [uid, setUid] = useState('1.2.840.10008.');
  const valid = /^(0|[1-9]\d*)(\.(0|[1-9]\d*))+$/.test(uid) && uid.length <= 64;

  return (
    <div style={{maxWidth: 320}}>
      <Label htmlFor="study-uid">Study Instance UID</Label>
      <Input
        id="study-uid"
        value={uid}
        onChange={(event) => setUid(event.target.value)}
        aria-invalid={!valid}
        aria-describedby="study-uid-help"
      />
      <p id="study-uid-help" style={{margin: '4px 0 0'}}>
        {valid
          ? 'A valid UID.'
          : 'Digits and single dots, no leading zero, 64 characters at most.'}
      </p>
    </div>
  );
}
