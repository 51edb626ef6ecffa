/** The modal's content for a query without results. */
import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {DidYouMean, NothingFound} from '../Screens';
import type {Answer} from './useAnswers';

export default function NoResults({
  answer,
  suggestions,
  onQuery,
}: {
  answer: Answer;
  suggestions: readonly string[];
  /** Searches for a suggestion. */
  onQuery: (query: string) => void;
}): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title" role="status">
        {translations.modal?.noResultsScreen?.noResultsText} "
        <strong>{answer.query}</strong>"
        <DidYouMean queries={answer.didYouMean}>
          {(suggestion) => (
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => {
                onQuery(suggestion);
              }}>
              {suggestion}
            </button>
          )}
        </DidYouMean>
      </p>
      <NothingFound
        query={answer.query}
        suggestions={suggestions}
        looks={{
          suggestions: 'DocSearch-NoResults-Prefill-List',
          text: 'DocSearch-Help',
        }}>
        {(suggestion) => (
          <button
            type="button"
            className="DocSearch-Prefill"
            onClick={() => {
              onQuery(`${suggestion.toLowerCase()} `);
            }}>
            {suggestion}
          </button>
        )}
      </NothingFound>
    </div>
  );
}
