import React from 'react';
import {Input, Label} from '@ohif/ui-next';

const fields = [
  {id: 'patient', label: 'Patient', type: 'search', placeholder: 'Name or ID'},
  {id: 'date', label: 'Study date', type: 'date'},
  {id: 'slices', label: 'Slices', type: 'number'},
  {id: 'file', label: 'DICOM file', type: 'file'},
];

export default function Types() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 12,
      }}>
      {fields.map(({id, label, ...input}) => (
        <div key={id}>
          <Label htmlFor={id}>{label}</Label>
          <Input id={id} {...input} />
        </div>
      ))}
    </div>
  );
}
