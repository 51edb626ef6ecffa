/** What the modal shows where there is no hit to show. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';

/** Neither the hosted service nor the embedded index answered. */
export function ErrorScreen(): ReactNode {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
    </div>
  );
}

function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(`Documentation search: ${query}`);
  return `https://github.com/OHIF/Viewers/issues/new?title=${title}`;
}

const mostSuggestions = 3;

export function NoResults({
  query,
  suggestions,
  onSuggestion,
}: {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (suggestion: string) => void;
}): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title" role="status">
        {texts.noResultsText} "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{texts.suggestedQueryText}:</p>
          <ul>
            {suggestions.slice(0, mostSuggestions).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {texts.reportMissingResultsText}{' '}
        <Link href={missingResultsUrl(query)}>
          {texts.reportMissingResultsLinkText}
        </Link>
      </p>
    </div>
  );
}
