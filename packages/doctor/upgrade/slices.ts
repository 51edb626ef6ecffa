/** Milliseconds of work before other tasks get their turn. */
const slice = 30;

/**
 * Work in slices, so that a page responds, and a message such as "cancel" gets through.
 *
 * @returns call it between two pieces of work; it waits for a task only when a slice is over
 */
export function slices(): () => Promise<void> {
  let resumed = Date.now();
  return async () => {
    if (Date.now() - resumed > slice) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      resumed = Date.now();
    }
  };
}
