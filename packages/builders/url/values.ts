/** Checks of the values in a viewer URL. */

export type Finding = {
  /** `error`: does not do what it is meant to. `warning`: may not, or is a risk. */
  severity: 'error' | 'warning' | 'note';
  /** A sentence, as text. */
  text: string;
  /** The parameter whose value it is about, `base`, or `dataSource`. */
  about?: string;
};

/** Characters in a UID; DICOM PS3.5, section 9.1. */
const longestUid = 64;

/**
 * Why a text is not a DICOM UID.
 *
 * @returns a sentence, or undefined if it is one
 */
export function uidProblem(text: string): string | undefined {
  if (text === '') {
    return 'The UID is empty.';
  }
  const wrong = /[^0-9.]/u.exec(text)?.[0];
  if (wrong !== undefined) {
    return `"${text}" is not a UID: it contains ${/\s/.test(wrong) ? 'white space' : `"${wrong}"`}. A UID has only digits and periods.`;
  }
  if (text.length > longestUid) {
    return `"${text}" is not a UID: it has ${text.length} characters, and at most ${longestUid} are allowed.`;
  }
  const components = text.split('.');
  if (components.includes('')) {
    return `"${text}" is not a UID: a component is empty. Check for a period at the beginning, at the end, or next to another one.`;
  }
  const padded = components.find((component) => /^0\d/.test(component));
  return padded === undefined
    ? undefined
    : `"${text}" is not a UID: the component ${padded} begins with 0.`;
}

/** The valid UIDs in a text, separated by commas. */
export const validUids = (text: string): string =>
  text
    .split(/[\s,;]+/)
    .filter((uid) => uidProblem(uid) === undefined)
    .join(',');

const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

export const error = (text: string): Finding => ({severity: 'error', text});
export const warning = (text: string): Finding => ({
  severity: 'warning',
  text,
});

/** Problems of one value that are listed: a page of text is not a list of UIDs. */
const mostProblems = 50;

function uidsIn(value: string, separator: string): Finding[] {
  const problems = value
    .split(separator)
    .map((uid) => uidProblem(uid))
    .filter((problem) => problem !== undefined);
  const rest = problems.length - mostProblems;
  return [
    ...problems.slice(0, mostProblems),
    ...(rest > 0
      ? [`${rest} more of these values are not UIDs. Enter only UIDs.`]
      : []),
  ].map(error);
}

const urlIn = (value: string): Finding[] =>
  /^https?:\/\//i.test(value) || value.startsWith('/')
    ? []
    : [
        warning(
          `"${value}" is not a URL that begins with http: or https:, or a path.`,
        ),
      ];

const wholeNumber = (value: string): Finding[] =>
  /^[1-9]\d*$/.test(value)
    ? []
    : [error(`"${value}" is not a whole number of at least 1.`)];

const day = (value: string): Finding[] =>
  isDay(value) ? [] : [error(`"${value}" is not a date of the form YYYYMMDD.`)];

/** Requirements for the value of each parameter, by its name in the reference data. */
const checks: Readonly<Record<string, (value: string) => Finding[]>> = {
  StudyInstanceUIDs: (value) => uidsIn(value, ','),
  SeriesInstanceUIDs: (value) => uidsIn(value, ','),
  initialSeriesInstanceUID: (value) => uidsIn(value, ','),
  initialSOPInstanceUID: (value) => uidsIn(value, ','),
  studyInstanceUIDs: (value) => uidsIn(value, value.includes(';') ? ';' : ','),
  startDate: day,
  endDate: day,
  pageNumber: wholeNumber,
  resultsPerPage: wholeNumber,
  sortDirection: (value) =>
    value === 'ascending' || value === 'descending'
      ? []
      : [error(`"${value}" is neither "ascending" nor "descending".`)],
  url: urlIn,
  configUrl: (value) => [
    ...urlIn(value),
    warning(
      'The link decides which configuration the viewer loads, and so which archive it sends requests and tokens to. The viewer ignores it unless dangerouslyUseDynamicConfig allows it.',
    ),
  ],
  token: () => [
    warning(
      'A token in a URL ends up in server logs, in the browser history, and in the history of the system that created the link. Sign users in with OpenID Connect, put a sign-in in front of the viewer, or let an extension supply the token; otherwise, use a token that expires within minutes.',
    ),
  ],
};

/** Problems and risks of a value. */
export function valueFindings(parameter: string, value: string): Finding[] {
  return Object.hasOwn(checks, parameter) ? checks[parameter]!(value) : [];
}
