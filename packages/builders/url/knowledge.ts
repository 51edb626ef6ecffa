/** Reference data and facts about the URLs of one release. */

/** A row of `_data/url-parameters.json`; `meaning` and `note` are Markdown inline text. */
export type Parameter = {
  group: 'study' | 'list' | 'application' | 'screens';
  parameter: string;
  example: string;
  /** Whether the viewer reads the name only in this case. */
  exactCase: boolean;
  meaning: string;
  since?: string;
  until?: string;
  note?: string;
};

export type UrlKnowledge = {
  /** Major and minor number, such as `3.10`. */
  line: string;
  release: string;
  parameters: readonly Parameter[];
  /** The modes of the source, by the first segment of their URL. */
  modes: readonly {route: string; name: string}[];
  /** Hanging protocols of the maintained extensions, with ids and names of their stages. */
  protocols: readonly {id: string; stages: readonly string[]}[];
};

/** Names that a note calls another way to write a parameter. */
const alsoWorks = /`(\w+)`(?:, without the s,)? also works/;

/** A parameter's own name and the other one that its note mentions. */
export function namesOf({parameter, note = ''}: Parameter): string[] {
  const other = alsoWorks.exec(note)?.[1];
  return other ? [parameter, other] : [parameter];
}

/**
 * The parameter that the viewer reads for a name.
 *
 * @returns undefined if the viewer does not read that name, in that case
 */
export function parameterFor(
  name: string,
  {parameters}: UrlKnowledge,
): Parameter | undefined {
  const is = (same: (known: string) => boolean, exactCase: boolean) =>
    parameters.find(
      (parameter) =>
        parameter.exactCase === exactCase && namesOf(parameter).some(same),
    );
  return (
    is((known) => known === name, true) ??
    is((known) => known.toLowerCase() === name.toLowerCase(), false)
  );
}
