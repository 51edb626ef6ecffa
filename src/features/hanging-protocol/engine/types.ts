/**
 * What the engine receives and returns. A protocol has the shape of
 * `platform/core/src/types/HangingProtocol.ts`, but it is what a reader typed: where a part
 * is something else, the engine throws where the service does.
 */
export type Data = Readonly<Record<string, unknown>>;

export type Rule = {
  attribute: string;
  from?: string;
  constraint?: unknown;
  weight?: number | string;
  required?: boolean;
};

export type Selector = {
  studyMatchingRules?: readonly Rule[];
  seriesMatchingRules: readonly Rule[];
  allowUnmatchedView?: boolean;
};

export type Viewport = {
  viewportOptions?: {viewportId?: string} & Data;
  displaySets?: readonly {id: string; matchedDisplaySetsIndex?: number}[];
};

export type Activation = {
  minViewportsMatched?: number;
  displaySetSelectorsMatched?: readonly string[];
};

export type LayoutOption = Record<'x' | 'y' | 'width' | 'height', number>;

export type Stage = {
  id?: string;
  name?: string;
  viewportStructure: {
    layoutType?: string;
    properties: {
      rows: number;
      columns: number;
      layoutOptions?: readonly LayoutOption[];
    };
  };
  stageActivation?: {enabled?: Activation; passive?: Activation};
  defaultViewport?: Viewport;
  viewports?: readonly Viewport[];
};

export type Protocol = {
  id?: string;
  name?: string;
  numberOfPriorsReferenced?: number;
  protocolMatchingRules: readonly Rule[];
  displaySetSelectors: Readonly<Record<string, Selector>>;
  defaultViewport?: Viewport;
  stages: readonly Stage[];
};

/** How one rule did, from the evaluation that counted. */
export type RuleResult = {
  rule: Rule;
  /** Of the attribute; undefined if there is none. */
  value: unknown;
  /** The constraint, with the values of the attributes that it refers to. */
  constraint: unknown;
  passed: boolean;
  /** What a reader could not see from the value and the constraint. */
  reasons: readonly string[];
  /** Added to the score: 0 if the rule failed. */
  points: number;
};

export type Match = {
  score: number;
  requiredFailed: boolean;
  rules: readonly RuleResult[];
};

export type Candidate = {
  study: Data;
  displaySet: Data;
  studyMatch: Match;
  seriesMatch: Match;
  score: number;
};

/** What a selector finds. */
export type Selection = {
  studies: readonly {study: Data; match: Match; skipped: boolean}[];
  /** The best one first. */
  ranked: readonly Candidate[];
  /** Those whose required rule failed. */
  excluded: readonly Candidate[];
};

export type ViewportResult = {
  id: string;
  /** What the viewport asks for, and which display set that is. */
  wanted: readonly {
    selector: string;
    index: number;
    displaySet?: string;
  }[];
  isFilled: boolean;
};

export type ActivationResult = {
  ok: boolean;
  minimum: number;
  matched: number;
  /** The first selector of the condition that does not exist or finds nothing. */
  missing?: string;
};

export type Status = 'enabled' | 'passive' | 'disabled';

export type StageResult = {
  stage: Stage;
  status: Status;
  passive: ActivationResult;
  /** Undefined if the passive condition has failed. */
  enabled?: ActivationResult;
  viewports: readonly ViewportResult[];
};

export type Ranking = {
  protocol: Protocol;
  score: number;
  /** Undefined if the protocol has no rules, which the service skips. */
  match?: Match;
};

export type Result = {
  ranking: readonly Ranking[];
  chosen?: {
    protocol: Protocol;
    by: 'rules' | 'fallback' | 'request';
  };
  selections: ReadonlyMap<string, Selection>;
  stages: readonly StageResult[];
  stageIndex?: number;
  /** The stage that is applied, with display sets. */
  viewports: readonly ViewportResult[];
  /** The message of what the service throws. */
  error?: string;
};

export type Input = {
  /** In the order in which they are registered. */
  protocols: readonly Protocol[];
  /** The IDs that the mode lists; without one, all protocols take part. */
  active?: readonly string[];
  /** The ID that the mode or the URL requests, without matching. */
  requested?: string;
  /** The first one is the active study. */
  studies: readonly Data[];
  displaySets: readonly Data[];
};
