/** The modal's content before the reader types: recent searches and favorites. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import translations from '@theme/SearchTranslations';
import {doors} from '../mainLinks';
import {
  addFavorite,
  remove,
  type StoredSearch,
  type StoredSearches,
} from './recent-searches';
import {idOfRow, idOfRows} from './useRows';

function Action({
  icon,
  name,
  onClick,
}: {
  icon: 'favorite' | 'remove';
  name: string | undefined;
  onClick: () => void;
}): ReactNode {
  return (
    <div role="gridcell" className="search-row-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={name}
        aria-label={name}
        onClick={onClick}>
        <span className={`search-icon search-icon--${icon}`} />
      </button>
    </div>
  );
}

function Doors(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const label = translate({
    id: 'search.doors.title',
    message: 'Where to begin',
  });
  return (
    <nav className="search-doors" aria-label={label}>
      {doors().map(({to, label: name}) => (
        <a key={to} href={withBaseUrl(to)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

type ListProps = {
  stored: StoredSearches;
  selected: number;
  onStored: (changed: StoredSearches) => void;
};

function Row({
  search,
  icon,
  index,
  stored,
  selected,
  onStored,
}: ListProps & {
  search: StoredSearch;
  icon: 'recent' | 'favorite';
  index: number;
}): ReactNode {
  const {url, type, hierarchy} = search;
  const texts = translations.modal?.startScreen ?? {};
  return (
    <div
      id={idOfRow(index)}
      data-row={index}
      role="row"
      aria-selected={index === selected}
      tabIndex={-1}
      className={`DocSearch-Hit search-row search-row--${icon}`}>
      <div role="gridcell" className="search-row-name">
        <a href={url} tabIndex={-1}>
          <span className="DocSearch-Hit-title">{hierarchy[type]}</span>
          {type !== 'lvl1' && (
            <span className="DocSearch-Hit-path">{hierarchy.lvl1}</span>
          )}
        </a>
      </div>
      {icon === 'recent' && (
        <Action
          icon="favorite"
          name={texts.saveRecentSearchButtonTitle}
          onClick={() => onStored(addFavorite(stored, search))}
        />
      )}
      <Action
        icon="remove"
        name={
          icon === 'recent'
            ? texts.removeRecentSearchButtonTitle
            : texts.removeFavoriteSearchButtonTitle
        }
        onClick={() => onStored(remove(stored, search))}
      />
    </div>
  );
}

export default function RecentSearches(props: ListProps): ReactNode {
  const {recent, favorites} = props.stored;
  const texts = translations.modal?.startScreen ?? {};
  if (recent.length + favorites.length === 0) {
    return <Doors />;
  }
  const lists = [
    ['recent', recent, 0, texts.recentSearchesTitle],
    ['favorite', favorites, recent.length, texts.favoriteSearchesTitle],
  ] as const;
  return (
    <div id={idOfRows}>
      {lists
        .filter(([, searches]) => searches.length > 0)
        .map(([icon, searches, first, title]) => (
          <section key={icon} className="DocSearch-Hits">
            <div className="DocSearch-Hit-source">{title}</div>
            {/* A grid, because an option must not contain the buttons of a row. */}
            <div role="grid" aria-label={title}>
              {searches.map((search, i) => (
                <Row
                  key={search.url}
                  {...{search, icon, index: first + i, ...props}}
                />
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}
