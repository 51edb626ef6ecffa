/** The keyboard hints of the modal and the source of the results. */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

function Key({sign, label}: {sign: string; label: string | undefined}) {
  return (
    <kbd className="DocSearch-Commands-Key search-key">
      <span role="img" aria-label={label}>
        {sign}
      </span>
    </kbd>
  );
}

function Footer({
  isHosted,
  usesFallback,
}: {
  isHosted: boolean;
  /** The embedded index answered in place of the hosted service. */
  usesFallback: boolean;
}): ReactNode {
  const texts = translations.modal?.footer ?? {};
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
        <li>
          <Key sign="↵" label={texts.selectKeyAriaLabel} />
          <span className="DocSearch-Label">{texts.selectText}</span>
        </li>
        <li>
          <Key sign="↓" label={texts.navigateDownKeyAriaLabel} />
          <Key sign="↑" label={texts.navigateUpKeyAriaLabel} />
          <span className="DocSearch-Label">{texts.navigateText}</span>
        </li>
        <li>
          <Key sign="esc" label={texts.closeKeyAriaLabel} />
          <span className="DocSearch-Label">{texts.closeText}</span>
        </li>
      </ul>
    </footer>
  );
}

/** The same with each key. */
export default memo(Footer);
