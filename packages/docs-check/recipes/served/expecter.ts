/** Compares what a recipe does with what its page promises. */
export type Say = (fault: string) => void;

/** Reports what was expected if the values differ as JSON. */
export const expecter =
  (say: Say) =>
  (what: string, got: unknown, wanted: unknown): boolean => {
    const [a, b] = [got, wanted].map((v) => JSON.stringify(v));
    if (a === b) {
      return true;
    }
    say(`${what}: ${a ?? 'none'}, expected ${b ?? 'none'}`);
    return false;
  };
