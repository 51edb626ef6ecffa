/** Compares the behavior of a recipe with what its page describes. */
export type Report = (problem: string) => void;

/** Reports what was expected if the values differ as JSON. */
export const createExpect =
  (report: Report) =>
  (what: string, got: unknown, wanted: unknown): boolean => {
    const [a, b] = [got, wanted].map((v) => JSON.stringify(v));
    if (a === b) {
      return true;
    }
    report(`${what}: ${a ?? 'none'}, expected ${b ?? 'none'}`);
    return false;
  };
