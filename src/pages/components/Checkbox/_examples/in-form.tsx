import React, {useState} from 'react';
import {Button, Checkbox, Label} from '@ohif/ui-next';

export default function InForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        setSent(form.get('anonymize') === 'yes' ? 'anonymized' : 'as they are');
      }}>
      <div style={{display: 'flex', gap: 8, paddingBottom: 12}}>
        <Checkbox id="anonymize" name="anonymize" value="yes" />
        <Label htmlFor="anonymize">Remove names and dates</Label>
      </div>
      <Button type="submit">Export</Button>
      <p role="status">{sent && `The images are exported ${sent}.`}</p>
    </form>
  );
}
