/** The content of the form's fields, as the link that it describes. */
import type {Link} from './link';

export type Fields = {
  base: string;
  mode: string;
  dataSource: string;
  studies: string;
  series: string;
  initialSeries: string;
  initialImage: string;
  protocol: string;
  stage: string;
  /** One `name=value` per line. */
  others: string;
};

export const example: Fields = {
  base: 'https://viewer.example.org',
  mode: 'viewer',
  dataSource: '',
  studies: '1.2.276.0.7230010.3.1.2.1',
  series: '',
  initialSeries: '',
  initialImage: '',
  protocol: '',
  stage: '',
  others: '',
};

export const fieldNames = Object.keys(example) as (keyof Fields)[];

/** What can identify a patient, or let someone in: not in a permalink unless the reader asks. */
const privateFields: readonly (keyof Fields)[] = [
  'studies',
  'series',
  'initialSeries',
  'initialImage',
  'others',
];

/** The fields of a permalink. */
export const sharedFields = (fields: Fields, withPrivate: boolean): Fields => ({
  ...fields,
  ...(withPrivate
    ? {}
    : Object.fromEntries(privateFields.map((name) => [name, '']))),
});

/** The form that a permalink describes. */
export const formOf = (
  fields: Readonly<Partial<Record<string, string>>>,
): Fields =>
  Object.fromEntries(
    fieldNames.map((name) => [name, fields[name] ?? '']),
  ) as Fields;

/** The fields that are parameters, in the order of the URL. */
const ofParameters = {
  StudyInstanceUIDs: 'studies',
  SeriesInstanceUIDs: 'series',
  initialSeriesInstanceUID: 'initialSeries',
  initialSOPInstanceUID: 'initialImage',
  hangingProtocolId: 'protocol',
  stageId: 'stage',
} as const satisfies Record<string, keyof Fields>;

/** The field that a finding of `buildLink` is about. */
export const fieldOf = (about: string): keyof Fields =>
  about === 'base' || about === 'dataSource'
    ? about
    : (Object.entries(ofParameters).find(([name]) => name === about)?.[1] ??
      'others');

/** UIDs that are separated by commas, semicolons, or white space. */
const uids = (text: string): string =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join(',');

const lists: readonly string[] = ['StudyInstanceUIDs', 'SeriesInstanceUIDs'];

export function linkOf(fields: Fields): Link {
  const own = Object.entries(ofParameters).map(([name, field]) => {
    const text = fields[field].trim();
    return [name, lists.includes(name) ? uids(text) : text] as const;
  });
  const others = fields.others
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    });
  return {
    base: fields.base,
    mode: fields.mode.trim(),
    dataSource: fields.dataSource.trim(),
    parameters: [...own.filter(([, value]) => value !== ''), ...others],
  };
}

/** The fields of a link; a name that is there twice is among the others. */
export function fieldsOf({base, mode, dataSource, parameters}: Link): Fields {
  const fields: Fields = {...example, studies: '', base, mode, dataSource};
  const others: string[] = [];
  for (const [name, value] of parameters) {
    const field = Object.entries(ofParameters).find(
      ([known]) => known === name,
    )?.[1];
    if (!field) {
      others.push(`${name}=${value}`);
    } else if (fields[field] === '') {
      fields[field] = value;
    } else if (lists.includes(name)) {
      fields[field] += `,${value}`;
    } else {
      others.push(`${name}=${value}`);
    }
  }
  return {...fields, others: others.join('\n')};
}
