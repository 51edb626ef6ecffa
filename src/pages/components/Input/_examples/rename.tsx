import React, {useEffect, useRef, useState} from 'react';
import {Button, Input} from '@ohif/ui-next';

export default function Rename() {
  const [name, setName] = useState('Lesion 1');
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (editing) {
      field.current?.select();
    } else if (wasEditing.current) {
      button.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);

  if (!editing) {
    return (
      <Button ref={button} variant="ghost" onClick={() => setEditing(true)}>
        {name}: rename
      </Button>
    );
  }
  return (
    <form
      style={{display: 'flex', gap: 8, maxWidth: 320}}
      onSubmit={(event) => {
        event.preventDefault();
        setName(field.current?.value.trim() || name);
        setEditing(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && setEditing(false)}>
      <Input ref={field} aria-label="New name" defaultValue={name} />
      <Button type="submit">Rename</Button>
    </form>
  );
}
