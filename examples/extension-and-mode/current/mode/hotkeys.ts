export type HotkeyBinding = {
  commandName: string;
  commandOptions?: Record<string, unknown>;
  /** What the preferences dialog calls it. */
  label: string;
  /** Pressed together. */
  keys: string[];
  isEditable?: boolean;
};

/** Added to the viewer's own bindings. None of those has these keys. */
const hotkeys: HotkeyBinding[] = [
  {
    commandName: 'openInMpr',
    label: 'Open the CT in MPR',
    keys: ['m'],
    isEditable: true,
  },
];

export default hotkeys;
