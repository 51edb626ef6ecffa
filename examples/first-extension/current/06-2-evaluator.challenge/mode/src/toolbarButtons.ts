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

/** A click runs a command. The button is disabled while there is no finding. */
const action = (id, icon, label, commandName) => ({
  id,
  uiType: 'ohif.toolButton',
  props: {
    icon,
    label,
    commands: {commandName},
    evaluate: 'evaluate.findings.any',
  },
});

export default function toolbarButtons() {
  return [
    tool('WindowLevel', 'tool-window-level', 'Window and level'),
    tool('Length', 'tool-length', 'Length'),
    action('CountFindings', 'info-link', 'Count findings', 'countFindings'),
    action('ClearFindings', 'tool-reset', 'Clear findings', 'clearFindings'),
  ];
}
