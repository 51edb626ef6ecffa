import React, {useState} from 'react';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@ohif/ui-next';

const presets = ['Soft tissue', 'Lung', 'Bone'];

export default function Submenu() {
  const [chosen, setChosen] = useState('Soft tissue');

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Window: {chosen}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem onSelect={() => setChosen('Reset')}>
          Reset
          <DropdownMenuShortcut>Space</DropdownMenuShortcut>
        </DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>CT presets</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {presets.map((preset) => (
              <DropdownMenuItem key={preset} onSelect={() => setChosen(preset)}>
                {preset}
              </DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
