/** Messages that other pages of the version document, which a first text loads. */
import type {FoundEntry} from './entries';
import type {Place} from './places';

export type SectionMessages = {
  /** Permalink and title of the page. */
  page: string;
  title: string;
  /** Anchor of the section; empty at the start of a page. */
  id: string;
  heading: string;
  /** Whether the heading is a message or a symptom. */
  isSymptom: boolean;
  /** Messages in the text of the section. */
  wordings: string[];
  where: Place[];
  /** Names of code in the section and of the page, if a message needs them. */
  context?: string[];
};

export const entryOf = ({
  page,
  title,
  id,
  heading,
  isSymptom,
  ...section
}: SectionMessages): FoundEntry => ({
  ...section,
  id: `${page}#${id}`,
  area: '',
  message: isSymptom ? heading : '',
  elsewhere: {
    href: id ? `${page}#${id}` : page,
    heading: heading || title,
    title,
  },
});

export const loadElsewhere = async (version: string): Promise<FoundEntry[]> => {
  const {default: sections} = (await import(
    /* webpackInclude: /messages-[^/]+\.json$/ */
    /* webpackChunkName: "finder-[request]" */
    `@generated/troubleshooting/default/messages-${version}.json`
  )) as {default: SectionMessages[]};
  return sections.map(entryOf);
};
