/**
 * The settings of the hosted index, so that its results match those of the embedded one.
 */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import data from '../format/synonyms.json';
import type {SynonymEntry} from './synonyms';

/** Settings in the words of the service. */
export const hostedSettings: IndexSettings = {
  // The order is the ranking: a title before a heading before text. Where in an
  // attribute a word stands says nothing here.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(keywords)',
    'unordered(identifiers)',
    'unordered(description)',
    'unordered(content)',
    'unordered(hierarchy.lvl0)',
  ],
  // The site filters by language and tag, which pages of no version have, too.
  attributesForFaceting: ['language', 'docusaurus_tag', 'version'],
  // A long section is several records; see hosted-records.ts.
  attributeForDistinct: 'url',
  distinct: true,
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  customRanking: ['desc(weight)', 'asc(position)'],
  // `setActiveViewportId` is found by `viewport`, and by itself.
  camelCaseAttributes: ['hierarchy', 'identifiers', 'content'],
  separatorsToIndex: '_$',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // A pasted message need not be on the page to the letter.
  removeWordsIfNoResults: 'allOptional',
  allowTyposOnNumericTokens: false,
};

/** The synonyms of the data file. */
export const hostedSynonyms = (): SynonymHit[] =>
  (data.entries as SynonymEntry[]).flatMap(
    ({same, from = [], to = []}): SynonymHit[] =>
      same
        ? [{objectID: same[0]!, type: 'synonym', synonyms: same}]
        : from.map((input) => ({
            objectID: `${input} → ${to.join(', ')}`,
            type: 'oneWaySynonym',
            input,
            synonyms: to,
          })),
  );
