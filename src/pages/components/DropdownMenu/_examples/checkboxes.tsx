import React, {useState} from 'react';
import {
  Button,
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@ohif/ui-next';

const columns = ['Patient', 'Study date', 'Modality', 'Images'];

export default function Checkboxes() {
  const [shown, setShown] = useState(['Patient', 'Study date']);

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          Columns: {shown.length} of {columns.length}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Columns of the list</DropdownMenuLabel>
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column}
            checked={shown.includes(column)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(on) =>
              setShown(
                on ? [...shown, column] : shown.filter((c) => c !== column),
              )
            }>
            {column}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
