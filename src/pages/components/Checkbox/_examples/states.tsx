import React from 'react';
import {Checkbox, Label} from '@ohif/ui-next';

const states = [
  {id: 'off', label: 'Off', props: {}},
  {id: 'on', label: 'On', props: {defaultChecked: true}},
  {id: 'some', label: 'Partly checked', props: {checked: 'indeterminate'}},
  {id: 'locked', label: 'Disabled', props: {disabled: true}},
] as const;

export default function States() {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 24}}>
      {states.map(({id, label, props}) => (
        <div key={id} style={{display: 'flex', alignItems: 'center', gap: 8}}>
          <Checkbox id={`state-${id}`} {...props} />
          <Label htmlFor={`state-${id}`}>{label}</Label>
        </div>
      ))}
    </div>
  );
}
