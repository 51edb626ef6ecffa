/** Mistakes that readers make, each with what they then see: the pages quote it under "If not". */
import {study} from '../worked-example/synthetic-study';
import {packageNames} from './states';
import {
  measure,
  openMode,
  openPanel,
  priorStudy,
  showStudies,
  type Viewer,
} from './viewer';

export type Slip = {
  what: string;
  /** The step after which the mistake is made. */
  step: string;
  file: string;
  /** The text of the file, and what the reader has. */
  right: string;
  wrong: string;
  /** Does what the reader does next, and says what is on the screen. What is thrown or printed is added. */
  see: (viewer: Viewer) => unknown;
  /** A part of what is seen. */
  shows: string;
  /** How the pages describe it, if they do not quote it. */
  described?: string;
};

const open = (viewer: Viewer) => {
  openMode(viewer);
};

export const slips: Slip[] = [
  {
    what: 'the extension has no id',
    step: '02-create',
    file: 'extension/src/index.tsx',
    right: '  id,\n',
    wrong: '',
    see: open,
    shows: 'Extension ID not set',
  },
  {
    what: 'the extension is not the default export',
    step: '02-create',
    file: 'extension/src/index.tsx',
    right: 'export default findingsExtension',
    wrong: 'export {findingsExtension}',
    see: open,
    shows: 'Attempting to register a null/undefined extension',
  },
  {
    what: 'the mode has no function that is called when it opens',
    step: '02-create',
    file: 'mode/src/index.tsx',
    right: '    onModeEnter() {},\n',
    wrong: '',
    see: open,
    shows: 'onModeEnter is not a function',
  },
  {
    what: 'isValidMode returns true, and not an object',
    step: '02-create',
    file: 'mode/src/index.tsx',
    right: "({valid: true, description: ''})",
    wrong: 'true',
    // The study list disables the button unless this is true.
    see: ({mode}) => `valid: ${mode.modeFactory({}).isValidMode({}).valid}`,
    shows: 'valid: undefined',
    described: 'but it is gray',
  },
  {
    what: 'the id of the tools has a typo',
    step: '03-tools',
    file: 'mode/src/tools.ts',
    right: 'utilityModule.tools',
    wrong: 'utilityModule.tool',
    see: open,
    shows: "Cannot read properties of undefined (reading 'exports')",
  },
  {
    what: 'a button is not in a section',
    step: '03-tools',
    file: 'mode/src/index.tsx',
    right: "    'primary',",
    wrong: "    'main',",
    see: (viewer) => {
      openMode(viewer);
      const buttons =
        viewer.services.toolbarService.getButtonSection('primary');
      return `${buttons?.length ?? 0} buttons`;
    },
    shows: '0 buttons',
    described: 'The toolbar is empty',
  },
  {
    what: 'the getter of the panel is not in the extension',
    step: '04-1-panel',
    file: 'extension/src/index.tsx',
    right: '  getPanelModule,\n',
    wrong: '',
    see: open,
    shows: 'is not a valid entry for an extension module',
  },
  {
    what: 'the mode has another name for the panel',
    step: '04-1-panel',
    file: 'mode/src/layout.ts',
    right: 'panelModule.findings',
    wrong: 'panelModule.finding',
    see: open,
    shows: 'Did you mean',
    described: 'Did you mean',
  },
  {
    what: 'the id of the extension is not the name of its package',
    step: '04-1-panel',
    file: 'extension/src/id.ts',
    right: packageNames.extension,
    wrong: '@example/extension-other',
    see: open,
    shows: 'is not a valid entry for an extension module',
  },
  {
    what: 'the panel does not subscribe',
    step: '04-2-subscribe',
    file: 'extension/src/getPanelModule.tsx',
    right: '    return onFindingsChange(measurementService, update);\n',
    wrong: '',
    see: (viewer) => {
      openMode(viewer);
      const panel = openPanel(viewer);
      panel.act(() => void measure(viewer, 'Lesion'));
      return panel.text();
    },
    shows: 'No findings yet.',
    described: 'does not change as you draw',
  },
  {
    what: 'the panel runs a command that does not exist',
    step: '05-2-panel-button',
    file: 'extension/src/getPanelModule.tsx',
    right: "runCommand('countFindings')",
    wrong: "runCommand('countFinding')",
    see: (viewer) => {
      openMode(viewer);
      openPanel(viewer).click('Count');
    },
    shows: 'Command "countFinding" not found in current context',
  },
  {
    what: 'the button has the name of a rule that does not exist',
    step: '06-2-evaluator',
    file: 'mode/src/toolbarButtons.ts',
    right: 'evaluate.findings.any',
    wrong: 'evaluate.finding.any',
    see: (viewer) => {
      openMode(viewer);
      viewer.services.toolbarService.refreshToolbarState({viewportId: 'one'});
    },
    shows: 'Evaluate function not found for name: evaluate.finding.any',
  },
  {
    what: 'the toolbar is not told about measurements',
    step: '06-2-evaluator',
    file: 'extension/src/index.tsx',
    right: '  preRegistration,\n',
    wrong: '',
    see: (viewer) => {
      openMode(viewer);
      const {toolbarService} = viewer.services;
      toolbarService.refreshToolbarState({viewportId: 'one'});
      measure(viewer, 'Lesion');
      const {disabled} = toolbarService.getButtonProps('CountFindings');
      return disabled ? 'the button stays gray' : 'the button is enabled';
    },
    shows: 'the button stays gray',
    described: 'stays gray after you measure',
  },
  {
    what: 'the mode does not list the hanging protocol',
    step: '07-hanging-protocol',
    file: 'mode/src/index.tsx',
    right: "['findings.compare', 'default']",
    wrong: "'default'",
    see: (viewer) => {
      const mode = openMode(viewer);
      showStudies(viewer, [study, priorStudy], mode);
      const {protocolId} = viewer.services.hangingProtocolService.getState();
      return `protocolId: ${protocolId}`;
    },
    shows: 'protocolId: default',
    described: 'One viewport instead of two',
  },
];
