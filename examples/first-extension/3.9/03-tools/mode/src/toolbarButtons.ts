/** A click gives the left mouse button this tool. */
const tool = (toolName, icon, label) => ({
  id: toolName,
  uiType: 'ohif.radioGroup',
  props: {
    icon,
    label,
    commands: {
      commandName: 'setToolActiveToolbar',
      commandOptions: {toolName, toolGroupIds: ['default']},
    },
    evaluate: 'evaluate.cornerstoneTool',
  },
});

export default function toolbarButtons() {
  return [
    tool('WindowLevel', 'tool-window-level', 'Window and level'),
    tool('Length', 'tool-length', 'Length'),
  ];
}
