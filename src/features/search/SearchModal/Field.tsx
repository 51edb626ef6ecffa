/** The field of the modal, and the buttons next to it. */
import type {InputHTMLAttributes, ReactNode, RefObject} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {magnifier} from '@site/src/chrome/searchField';
import {longestQuery} from '../queryText';
import {idOfRows} from './useRows';

export default function Field({
  ref,
  value,
  list,
  onQuery,
  onKeyDown,
  onClose,
}: {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** The rows that the field's arrow keys select. */
  list: {
    isEmpty: boolean;
    popup: 'grid' | 'listbox';
    selectedId: string;
  };
  onQuery: (query: string) => void;
  onKeyDown: InputHTMLAttributes<HTMLInputElement>['onKeyDown'];
  onClose: () => void;
}): ReactNode {
  const {placeholder} = useAlgoliaThemeConfig().algolia;
  const texts = translations.modal?.searchBox ?? {};
  return (
    <header className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => {
          onQuery('');
          ref.current?.focus();
        }}>
        <label className="DocSearch-MagnifierLabel" htmlFor="search-field">
          <span dangerouslySetInnerHTML={{__html: magnifier}} />
          <span className="DocSearch-VisuallyHiddenForAccessibility">
            {texts.searchInputLabel}
          </span>
        </label>
        <div className="DocSearch-LoadingIndicator">
          <span className="search-spinner" />
        </div>
        <input
          ref={ref}
          id="search-field"
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup={list.popup}
          aria-expanded={!list.isEmpty}
          aria-controls={list.isEmpty ? undefined : idOfRows}
          aria-activedescendant={list.isEmpty ? undefined : list.selectedId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestQuery}
          placeholder={placeholder ?? translations.placeholder}
          value={value}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          title={texts.resetButtonTitle}
          aria-label={texts.resetButtonAriaLabel}
          hidden={value === ''}>
          <span className="search-icon search-icon--remove" />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        {texts.cancelButtonText}
      </button>
    </header>
  );
}
