/**
 * Why: the text of the modal for an empty answer; and in the live preview, which builds
 * no index, an error that says how to get one.
 * How: wraps the theme's texts (safe; theme-search-algolia 3.10.2).
 */
import {translate} from '@docusaurus/Translate';
import type Translations from '@theme/SearchTranslations';
import original from '@theme-original/SearchTranslations';

const translations = original as typeof Translations;
const {modal} = translations;

export default {
  ...translations,
  modal: {
    ...modal,
    noResultsScreen: {
      ...modal?.noResultsScreen,
      noResultsText: translate({
        id: 'search.noResultsFor',
        message: 'No results for',
        description: 'The query follows, in quotation marks',
      }),
    },
    errorScreen: {
      ...modal?.errorScreen,
      ...(process.env.NODE_ENV === 'development' && {
        helpText:
          'The live preview searches the index of the last build, which does not exist yet. Run "npm run build" once.',
      }),
    },
  },
};
