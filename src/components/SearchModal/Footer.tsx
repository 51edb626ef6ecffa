/** The keys of the modal, and whose answers these are. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';

function Key({icon, label}: {icon: string; label: string | undefined}) {
  return (
    <kbd className="DocSearch-Commands-Key">
      <span
        role="img"
        aria-label={label}
        className={`search-icon search-icon--${icon}`}
      />
    </kbd>
  );
}

export default function Footer({isHosted}: {isHosted: boolean}): ReactNode {
  const texts = translations.modal?.footer ?? {};
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <Link href="https://www.algolia.com/developers">
            {texts.searchByText} Algolia
          </Link>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <Key icon="enter" label={texts.selectKeyAriaLabel} />
          <span className="DocSearch-Label">{texts.selectText}</span>
        </li>
        <li>
          <Key icon="down" label={texts.navigateDownKeyAriaLabel} />
          <Key icon="up" label={texts.navigateUpKeyAriaLabel} />
          <span className="DocSearch-Label">{texts.navigateText}</span>
        </li>
        <li>
          <kbd
            className="DocSearch-Commands-Key search-key-escape"
            aria-label={texts.closeKeyAriaLabel}>
            esc
          </kbd>
          <span className="DocSearch-Label">{texts.closeText}</span>
        </li>
      </ul>
    </footer>
  );
}
