type Command = {commandName: string; commandOptions?: Record<string, unknown>};

export type ToolbarButton = {
  id: string;
  /** Refers to the toolbar module's entry whose component renders the button. */
  uiType: string;
  props: {
    icon: string;
    label: string;
    tooltip?: string;
    commands: Command;
    evaluate: string;
  };
};

/**
 * A button that gives the left mouse button this tool,
 * in the tool groups that this mode creates.
 */
const tool = (id: string, icon: string, label: string): ToolbarButton => ({
  id,
  uiType: 'ohif.toolButton',
  props: {
    icon,
    label,
    commands: {
      commandName: 'setToolActiveToolbar',
      commandOptions: {toolName: id, toolGroupIds: ['default', 'mpr']},
    },
    evaluate: 'evaluate.cornerstoneTool',
  },
});

/**
 * A function, because the toolbar service keeps
 * the objects that it receives and changes them.
 */
export default function toolbarButtons(): ToolbarButton[] {
  return [
    tool('WindowLevel', 'tool-window-level', 'Window and level'),
    tool('Pan', 'tool-move', 'Pan'),
    tool('Zoom', 'tool-zoom', 'Zoom'),
    {
      id: 'OpenInMpr',
      uiType: 'ohif.toolButton',
      props: {
        icon: 'icon-mpr',
        label: 'CT in MPR',
        tooltip: 'Open the CT in three planes',
        commands: {commandName: 'openInMpr'},
        evaluate: 'evaluate.readingAid.mpr',
      },
    },
  ];
}

/** The buttons of the toolbar at the top, from left to right. */
export const primarySection = ['WindowLevel', 'Pan', 'Zoom', 'OpenInMpr'];
