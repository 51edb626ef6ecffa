import {defaults} from '@ohif/core';

export type HotkeyBinding = {
  commandName: string;
  commandOptions?: Record<string, unknown>;
  /** What the preferences dialog calls it. */
  label: string;
  /** Pressed together. */
  keys: string[];
  isEditable?: boolean;
};

/** In 3.9 the list of a mode replaces the viewer's own bindings, so it begins with them. None of those has our keys. */
const hotkeys: HotkeyBinding[] = [
  ...defaults.hotkeyBindings,
  {
    commandName: 'openInMpr',
    label: 'Open the CT in MPR',
    keys: ['m'],
    isEditable: true,
  },
];

export default hotkeys;
