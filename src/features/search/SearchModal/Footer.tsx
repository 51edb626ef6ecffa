/** The keyboard hints of the modal and the source of the results. */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

function Footer({
  isHosted,
  usesFallback,
}: {
  isHosted: boolean;
  /** The embedded index answered in place of the hosted service. */
  usesFallback: boolean;
}): ReactNode {
  const texts = translations.modal?.footer ?? {};
  const down = ['↓', texts.navigateDownKeyAriaLabel];
  const up = ['↑', texts.navigateUpKeyAriaLabel];
  const commands = [
    [texts.selectText, [['↵', texts.selectKeyAriaLabel]]],
    [texts.navigateText, [down, up]],
    [texts.closeText, [['esc', texts.closeKeyAriaLabel]]],
  ] as const;
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <p role="status" className="search-fallback">
          {usesFallback && (
            <Translate id="search.usesFallback">
              The search service did not respond. These results come from this
              site's own index.
            </Translate>
          )}
        </p>
      )}
      {isHosted && !usesFallback && (
        <div className="DocSearch-Logo">
          <Link href="https://www.algolia.com/developers">
            {texts.searchByText} Algolia
          </Link>
        </div>
      )}
      <ul className="DocSearch-Commands">
        {commands.map(([text, keys]) => (
          <li key={text}>
            {keys.map(([sign, label]) => (
              <kbd key={sign} className="DocSearch-Commands-Key search-key">
                <span role="img" aria-label={label}>
                  {sign}
                </span>
              </kbd>
            ))}
            <span className="DocSearch-Label">{text}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** The same with each key. */
export default memo(Footer);
