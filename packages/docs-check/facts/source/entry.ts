/** A fact of the source before the file's head says of which commit: what, whose, where. */
export type SourceFact = {
  kind: string;
  name: string;
  owner?: string;
  at: string;
  [detail: string]: unknown;
};
