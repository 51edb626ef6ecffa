/** Calls back at each change, until the function that it returns is called. */
export default function onFindingsChange(measurementService, callback) {
  const {
    MEASUREMENT_ADDED,
    RAW_MEASUREMENT_ADDED,
    MEASUREMENT_UPDATED,
    MEASUREMENT_REMOVED,
    MEASUREMENTS_CLEARED,
  } = measurementService.EVENTS;

  const subscriptions = [
    MEASUREMENT_ADDED,
    RAW_MEASUREMENT_ADDED,
    MEASUREMENT_UPDATED,
    MEASUREMENT_REMOVED,
    MEASUREMENTS_CLEARED,
  ].map((event) => measurementService.subscribe(event, callback));

  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}
