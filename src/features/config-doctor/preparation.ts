/**
 * What the doctor checks when the reader first uses it, so that the browser compiles its code
 * then, and not in the reader's first check: each sample, whole and cut off (another parser
 * reads what is not correct), as often as it takes until the browser has compiled it well.
 */
export const textsOfPreparation = (
  samples: readonly {code: string}[],
): string[] => {
  const texts = samples.flatMap(({code}) => [
    code,
    code.slice(0, code.length - 20),
  ]);
  return [...texts, ...texts, ...texts];
};

/** Checks these texts one after another, until one fails or the reader's text is there. */
export async function prepare(
  texts: readonly string[],
  check: (text: string) => Promise<unknown>,
  isReaderWaiting: () => boolean,
): Promise<void> {
  for (const text of texts) {
    if (isReaderWaiting()) {
      return;
    }
    try {
      await check(text);
    } catch {
      // The reader's own check reports what fails.
      return;
    }
  }
}
