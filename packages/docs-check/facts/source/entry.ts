/** A fact from the source before the file header adds the commit: name, owner, location. */
export type SourceFact = {
  kind: string;
  name: string;
  owner?: string;
  at: string;
  [detail: string]: unknown;
};
