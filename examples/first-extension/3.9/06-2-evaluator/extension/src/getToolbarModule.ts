/** An entry with `evaluate` is a rule: a button that names it is enabled or disabled by it. */
export default function getToolbarModule({servicesManager}) {
  const {measurementService} = servicesManager.services;

  const evaluate = () =>
    measurementService.getMeasurements().length
      ? {disabled: false}
      : {disabled: true, disabledText: 'Measure something first'};

  return [{name: 'evaluate.findings.any', evaluate}];
}
