import React, {useState} from 'react';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Icons,
} from '@ohif/ui-next';

export default function Actions() {
  const [last, setLast] = useState('');

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 12}}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">
            Segmentation
            <Icons.ChevronOpen />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setLast('Renamed')}>
            <Icons.Rename />
            Rename
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setLast('Downloaded')}>
            <Icons.Download />
            Download as DICOM SEG
          </DropdownMenuItem>
          <DropdownMenuItem disabled>
            <Icons.Export />
            Store (no archive)
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setLast('Deleted')}>
            <Icons.Delete />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <span role="status">{last}</span>
    </div>
  );
}
