import {defaults} from '@ohif/core';

/** In 3.9, this list replaces the hotkeys of the viewer, so it begins with them. */
const hotkeys = [
  ...defaults.hotkeyBindings,
  {
    commandName: 'countFindings',
    label: 'Count findings',
    keys: ['m'],
    isEditable: true,
  },
];

export default hotkeys;
