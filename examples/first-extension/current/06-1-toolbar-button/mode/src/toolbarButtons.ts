/** A click gives the left mouse button this tool. */
const tool = (toolName, icon, label) => ({
  id: toolName,
  uiType: 'ohif.toolButton',
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

const countButton = {
  id: 'CountFindings',
  uiType: 'ohif.toolButton',
  props: {
    icon: 'info-link',
    label: 'Count findings',
    commands: {commandName: 'countFindings'},
    evaluate: 'evaluate.action',
  },
};

export default function toolbarButtons() {
  return [
    tool('WindowLevel', 'tool-window-level', 'Window and level'),
    tool('Length', 'tool-length', 'Length'),
    countButton,
  ];
}
