/**
 * The messages that a page documents, section by section: the headings below "When it goes
 * wrong", and what the page quotes where it says that something prints, throws, or shows it.
 * A page that renders reference data also has the messages that the data quotes.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {SectionMessages} from '../elsewhere';
import type {Place} from '../places';

type PageMessages = Omit<SectionMessages, 'page' | 'title'>;

type Row = Record<string, unknown>;

/** The lists of `_data/<name>.json`. */
type DataOf = (name: string) => Record<string, Row[] | undefined>;

export const dataReader =
  (folder: string): DataOf =>
  (name) => {
    const file = path.join(folder, `${name}.json`);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<DataOf>)
      : {};
  };

type Section = {
  id: string;
  heading: string;
  /** Whether its heading says what goes wrong. */
  isSymptom: boolean;
  /** Messages that are code in the heading. */
  codes: string[];
  text: string;
};

/** Sections of these pages have symptoms as headings, and questions. */
const isFaq = (page: string) => /(?:^|\/)faq\//.test(page);

/** @param page its permalink, or its path without the file's ending */
export function messagesOf(
  markdown: string,
  page: string,
  dataOf: DataOf,
): PageMessages[] {
  return sectionsOf(markdown, page).flatMap(
    ({id, heading, isSymptom, text, codes}) => {
      const wordings = [
        ...new Set([
          ...codes.filter((code) => code !== heading),
          ...quotedIn(text, isSymptom).filter(
            (wording) => !heading.includes(wording),
          ),
          ...stringsIn(dataIn(text, dataOf))
            .flatMap((value) => quotedIn(value, false))
            .filter((wording) => !heading.includes(wording)),
        ]),
      ];
      return isSymptom || wordings.length > 0
        ? [
            {
              id,
              heading,
              isSymptom,
              wordings,
              where: placesOf(`${heading}\n${text}`),
              ...([heading, ...wordings].some(isOfScript) && {
                context: contextIn(text, page),
              }),
            },
          ]
        : [];
    },
  );
}

/** An error that names only what a script reads or calls: many scripts do. */
const isOfScript = (message: string) =>
  /\(reading |is not (?:a function|iterable)|destructure/.test(message);

/** Letters of the names of code, and of the page and its folder. */
const contextIn = (text: string, page: string) => [
  ...new Set(
    [
      ...[...text.matchAll(/`[^`]*?([\w$]*[a-z][A-Z][\w$]*)/g)].map(
        ([, name]) => name!,
      ),
      ...page.split('/').slice(-2),
    ]
      .map((name) => name.replace(/[^a-z]/gi, '').toLowerCase())
      .filter((name) => name.length > 6),
  ),
];

/** Text of a heading or a quotation without its marks. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\\(["*_`[\]])/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`/g, '')
    .trim();

function sectionsOf(markdown: string, page: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [
    {id: '', heading: '', isSymptom: false, codes: [], text: ''},
  ];
  let isWrong = false;
  let fence = '';
  for (const line of markdown.replace(/^---\n.*?\n---\n/s, '').split('\n')) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    fence = fence ? (mark.startsWith(fence) ? '' : fence) : mark;
    const [, level, title] =
      (fence ? null : /^(#{1,6}) (.*)$/.exec(line)) ?? [];
    if (!level) {
      sections.at(-1)!.text += `${line}\n`;
      continue;
    }
    const heading = plainText(title!);
    if (level.length === 2) {
      isWrong = heading.includes('goes wrong');
    }
    sections.push({
      id: slugger.slug(heading),
      heading,
      isSymptom:
        level.length > 2 &&
        (isWrong || (isFaq(page) && !heading.endsWith('?'))),
      codes: [...title!.matchAll(/`([^`]+)`/g)]
        .map(([, code]) => code!)
        .filter(isMessage),
      text: '',
    });
  }
  return sections;
}

/**
 * The rows of the data that a section renders: see the feature `reference`. The finder's
 * page has the rows of its own data as entries.
 */
function dataIn(text: string, dataOf: DataOf): Row[] {
  return [...text.matchAll(/<Reference\w+\s([^>]*)>/g)].flatMap(
    ([, attributes]) => {
      const {
        data = '',
        list = 'entries',
        where = '',
      }: Record<string, string> = Object.fromEntries(
        [...attributes!.matchAll(/(\w+)="([^"]*)"/g)].map(
          ([, name, value]) => [name!, value!] as const,
        ),
      );
      const conditions = where
        .split(';')
        .map((condition) => condition.split('=', 2).map((part) => part.trim()))
        .filter(([key]) => key);
      return data === 'troubleshooting'
        ? []
        : (dataOf(data)[list] ?? []).filter((row) =>
            conditions.every(([key, value]) =>
              [row[key!]].flat().includes(value!),
            ),
          );
    },
  );
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** What says that a quotation in the same sentence is a message. */
const says =
  /\b(?:console|messages?|notification|warn(?:s|ing)?|errors?|logs?|throws?|shows?|prints?|reports?|writes|says?|ends in|fails)\b/;

/** What a program says if something is wrong, and not a label or a command. */
const isComplaint =
  /n't\b|\b(?:not?|cannot|error|fail\w*|fatal|invalid|missing|un\w+|denied|refused|must|violates|violation|exceeded|blocked|already|wrong|only|too|lost|requires?|mismatch|could|exception)\b/i;

const isCode =
  /^(?:curl|docker|npx|npm|yarn|git|bun|sudo|node|GET|PUT|POST|set|grep|-|\/|#|\.)\s|[{};]|=>|\w\(\)|<\/?\w|\w="/;

const isErrorName = /^[A-Z]+(?:_[A-Z]+)*_?(?:ERR|EXCEEDED|LOST|NOT|MISSING)/;

const isMessage = (text: string) =>
  text.replace(/[^\p{L}_]/gu, '').length >= 12 &&
  (isErrorName.test(text) ||
    (text.split(/\s+/).length > 2 &&
      isComplaint.test(text) &&
      !isCode.test(text)));

/** Messages that a text quotes; in a section about what goes wrong, every quotation is one. */
function quotedIn(text: string, isSymptom: boolean): string[] {
  const printed = isSymptom
    ? [...text.matchAll(/```text[^\n]*\n(.*?)```/gs)].flatMap(([, lines]) =>
        lines!.split('\n'),
      )
    : [];
  const quotations: string[] = [];
  // A quotation may contain the end of a sentence.
  const sentences = text
    .replace(/```.*?```/gs, '')
    .replace(/<\w+\s[^>]*>/g, ' ')
    .replace(
      /``(.+?)``|`([^`]+)`|"([^"]+)"/g,
      (_, double?: string, code?: string, words?: string) =>
        `\0${quotations.push(plainText(double ?? code ?? words!)) - 1}\0`,
    )
    .replace(/([.:?!]\)?)\s+(?=[A-Z\d*\0-])/g, '$1\n\n')
    .split(/\n\s*\n|\n(?=\s*[-*|\d])/);
  const quoted = sentences
    .filter(
      (sentence) =>
        isSymptom || says.test(sentence) || /^\s*- \*\*\0/.test(sentence),
    )
    .flatMap((sentence) =>
      [...sentence.matchAll(/\0(\d+)\0/g)].map(
        ([, index]) => quotations[Number(index)]!,
      ),
    );
  return [...printed, ...quoted]
    .map((message) => message.trim())
    .filter(isMessage);
}

/** Signs in a section of where its message shows. */
const signs: readonly (readonly [Place, RegExp])[] = [
  [
    'console',
    /\bconsole\b|Error:|Cannot (?:read|destructure|assign)|is not (?:a function|iterable|defined)|\bnet::|valid entry/,
  ],
  ['network', /network panel|\bstatus\b|\b[45]\d\d\b/],
  [
    'log',
    /\bterminal\b|\blogs? of\b|'s log\b|\b(?:yarn|npm|nginx|docker|lerna|webpack|TypeScript|jest|Playwright)\b/i,
  ],
  ['screen', /\bnotification\b|\bdialog\b|\bpage\b|\bscreen\b|\bpanel shows\b/],
];

function placesOf(text: string): Place[] {
  const places = signs
    .filter(([, sign]) => sign.test(text))
    .map(([place]) => place);
  return places.length > 0 ? places : ['screen'];
}
