/**
 * What differs between the releases: everything else in the engine is the same in both.
 * All of it is from `platform/core/src/services/HangingProtocolService/HangingProtocolService.ts`.
 */
export type Behavior = {
  /** `_validateProtocol`: `protocol.id = protocol.id || protocol.name`; 3.9.3, line 514. */
  idFallsBackToName: boolean;
  /**
   * `getProtocolById`: an ID in other letters is found, and one whose protocol is broken
   * looks itself up forever; 3.10.0-beta.146, lines 296 to 305.
   */
  ignoresCaseOfIds: boolean;
  /** `getViewportsRequireUpdate`: 3.10.0-beta.146, line 707. */
  selectorsAllowUnmatched: boolean;
};

/** By the line of the release. */
export const behaviors = {
  '3.10': {
    idFallsBackToName: false,
    ignoresCaseOfIds: true,
    selectorsAllowUnmatched: true,
  },
  '3.9': {
    idFallsBackToName: true,
    ignoresCaseOfIds: false,
    selectorsAllowUnmatched: false,
  },
} as const satisfies Record<string, Behavior>;

export type Line = keyof typeof behaviors;
