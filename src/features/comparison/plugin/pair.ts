/** Two releases that `config/releases.ts` compares. */
export type Pair = {
  /** `3.9...3.10`: the last part of the URL. */
  name: string;
  from: ComparedRelease;
  to: ComparedRelease;
};

export type ComparedRelease = {
  id: string;
  release: string;
  line: string;
  /** Of its version, below the base URL. */
  path: string;
  /** The folder of its pages. */
  docs: string;
};
