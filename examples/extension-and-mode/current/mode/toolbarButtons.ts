type Command = {commandName: string; commandOptions?: Record<string, unknown>};

export type ToolbarButton = {
  id: string;
  /** The component that draws it: an entry of a toolbar module that has one. */
  uiType: string;
  props: {
    icon: string;
    label: string;
    tooltip?: string;
    commands: Command;
    evaluate: string;
  };
};

/** The left mouse button gets this tool, in the tool groups that this mode creates. */
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

/** A function, because the toolbar service keeps the objects that it is given and writes into them. */
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

/** Which buttons the toolbar at the top shows, from left to right. */
export const primarySection = ['WindowLevel', 'Pan', 'Zoom', 'OpenInMpr'];
