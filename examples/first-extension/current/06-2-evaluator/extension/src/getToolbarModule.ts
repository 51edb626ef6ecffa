/**
 * An entry with `evaluate` is a rule.
 * It enables or disables each button that refers to it.
 */
export default function getToolbarModule({servicesManager}) {
  const {measurementService} = servicesManager.services;

  const evaluate = () =>
    measurementService.getMeasurements().length
      ? {disabled: false}
      : {disabled: true, disabledText: 'Measure something first'};

  return [{name: 'evaluate.findings.any', evaluate}];
}
