/**
 * Gives each mouse button and the wheel a tool.
 * Viewports of the group `default` use them.
 */
export default function createToolGroup({extensionManager, servicesManager}) {
  const {toolNames, Enums} = extensionManager.getModuleEntry(
    '@ohif/extension-cornerstone.utilityModule.tools',
  ).exports;
  const {Primary, Secondary, Auxiliary, Wheel} = Enums.MouseBindings;
  const {toolGroupService} = servicesManager.services;

  toolGroupService.createToolGroupAndAddTools('default', {
    active: [
      {toolName: toolNames.WindowLevel, bindings: [{mouseButton: Primary}]},
      {toolName: toolNames.Pan, bindings: [{mouseButton: Auxiliary}]},
      {toolName: toolNames.Zoom, bindings: [{mouseButton: Secondary}]},
      {toolName: toolNames.StackScroll, bindings: [{mouseButton: Wheel}]},
    ],
    passive: [{toolName: toolNames.Length}],
  });
}
