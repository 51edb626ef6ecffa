export type HotkeyBinding = {
  commandName: string;
  commandOptions?: Record<string, unknown>;
  /** The label in the preferences dialog. */
  label: string;
  /** Keys that are pressed together. */
  keys: string[];
  isEditable?: boolean;
};

/**
 * The mode adds these to the viewer's own bindings, none of which uses these keys.
 */
const hotkeys: HotkeyBinding[] = [
  {
    commandName: 'openInMpr',
    label: 'Open the CT in MPR',
    keys: ['m'],
    isEditable: true,
  },
];

export default hotkeys;
