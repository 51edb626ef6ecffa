/** Code for 3.9 that the doctor has something to say about. */
export const sample = `import { hotkeys } from '@ohif/core';
import { Icon } from '@ohif/ui';

export const Badge = () => <Icon name="status-alert" />;

export default {
  routes: [],
  hotkeys: [...hotkeys.defaults.hotkeyBindings],
  onModeEnter: ({ servicesManager }) => {
    const { customizationService } = servicesManager.services;
    customizationService.addModeCustomizations([
      { id: 'PanelSegmentation.disableEditing', disableEditing: true },
    ]);
  },
  onModeExit: ({ servicesManager }) => {
    servicesManager.services.uiDialogService.dismissAll();
  },
};
`;
