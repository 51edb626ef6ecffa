import React, {useState} from 'react';
import {Checkbox, Label} from '@ohif/ui-next';

const series = ['Scout', 'Axial CT', 'Coronal CT'];

export default function SelectAll() {
  const [chosen, setChosen] = useState<string[]>(['Axial CT']);

  const all =
    chosen.length === series.length
      ? true
      : chosen.length === 0
        ? false
        : 'indeterminate';

  const toggle = (name: string) =>
    setChosen((now) =>
      now.includes(name)
        ? now.filter((other) => other !== name)
        : [...now, name],
    );

  return (
    <fieldset style={{border: 0, margin: 0, padding: 0}}>
      <legend>Series to export</legend>
      <div style={{display: 'flex', gap: 8, padding: '6px 0'}}>
        <Checkbox
          id="all"
          checked={all}
          onCheckedChange={() => setChosen(all === true ? [] : series)}
        />
        <Label htmlFor="all">All series</Label>
      </div>
      {series.map((name) => (
        <div key={name} style={{display: 'flex', gap: 8, padding: '6px 24px'}}>
          <Checkbox
            id={`series-${name}`}
            checked={chosen.includes(name)}
            onCheckedChange={() => toggle(name)}
          />
          <Label htmlFor={`series-${name}`}>{name}</Label>
        </div>
      ))}
    </fieldset>
  );
}
