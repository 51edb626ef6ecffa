/** How every command-line program of this repository starts and fails. */

/** An error's message, followed by the messages of its causes, one per line. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause === undefined
    ? error.message
    : `${error.message}\nCause: ${describeError(error.cause)}`;
}

/**
 * Runs `main` if the file of `caller` is the program, not if a test imports it. An error
 * is reported without its stack, because its message says what to do.
 *
 * @param caller the variable `module` of the calling file
 */
export function runMain(
  caller: NodeModule,
  main: () => void | Promise<void>,
): void {
  if (require.main !== caller) {
    return;
  }
  // `then` also catches what a synchronous `main` throws.
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(describeError(error));
      process.exitCode = 1;
    });
}
