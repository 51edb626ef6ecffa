import React, {useState} from 'react';
import {Button, Checkbox, Label} from '@ohif/ui-next';

export default function InForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        setSent(form.get('anonymise') === 'yes' ? 'anonymized' : 'as they are');
      }}>
      <div style={{display: 'flex', gap: 8, paddingBottom: 12}}>
        <Checkbox id="anonymise" name="anonymise" value="yes" />
        <Label htmlFor="anonymise">Remove names and dates</Label>
      </div>
      <Button type="submit">Export</Button>
      <p role="status">{sent && `The images go out ${sent}.`}</p>
    </form>
  );
}
