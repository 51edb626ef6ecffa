/** Added to the hotkeys of the viewer, none of which uses this key. */
const hotkeys = [
  {
    commandName: 'countFindings',
    label: 'Count findings',
    keys: ['m'],
    isEditable: true,
  },
];

export default hotkeys;
