export default function getCommandsModule({servicesManager}) {
  const {measurementService, uiNotificationService} = servicesManager.services;

  function countFindings() {
    const {length} = measurementService.getMeasurements();
    uiNotificationService.show({
      title: 'Findings',
      message: length === 1 ? '1 finding' : `${length} findings`,
      type: 'info',
    });
  }

  return {
    definitions: {countFindings: {commandFn: countFindings}},
    defaultContext: 'FINDINGS',
  };
}
