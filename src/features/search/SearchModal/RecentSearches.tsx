/** The modal's content before the reader types: recent searches and favorites. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {doors} from '../mainLinks';
import type {StoredSearch, StoredSearches} from './recent-searches';
import {idOfRow, idOfRows, type Rows} from './useRows';

type Act = (search: StoredSearch) => void;

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

/** A grid, because an option must not contain the buttons of a row. */
function List({
  icon,
  searches,
  first,
  onFavorite,
  onRemove,
  selected,
  onSelect,
  onFollow,
}: Rows & {
  icon: 'recent' | 'favorite';
  searches: readonly StoredSearch[];
  /** Rows of the lists above. */
  first: number;
  onFavorite?: Act;
  onRemove: Act;
}): ReactNode {
  const texts = translations.modal?.startScreen ?? {};
  const [title, remove] =
    icon === 'recent'
      ? [texts.recentSearchesTitle, texts.removeRecentSearchButtonTitle]
      : [texts.favoriteSearchesTitle, texts.removeFavoriteSearchButtonTitle];
  if (searches.length === 0) {
    return null;
  }
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      <div role="grid" aria-label={title}>
        {searches.map((search, i) => {
          const {hierarchy, type, url} = search;
          const index = first + i;
          return (
            <div
              key={url}
              id={idOfRow(index)}
              role="row"
              aria-selected={index === selected}
              tabIndex={-1}
              className={`DocSearch-Hit search-row search-row--${icon}`}
              onMouseMove={() => onSelect(index)}>
              <div role="gridcell" className="search-row-name">
                <Link
                  to={url}
                  tabIndex={-1}
                  onClick={(event) => onFollow(index, event)}>
                  <span className="DocSearch-Hit-title">{hierarchy[type]}</span>
                  {type !== 'lvl1' && (
                    <span className="DocSearch-Hit-path">{hierarchy.lvl1}</span>
                  )}
                </Link>
              </div>
              {onFavorite && (
                <Action
                  icon="favorite"
                  name={texts.saveRecentSearchButtonTitle}
                  onClick={() => onFavorite(search)}
                />
              )}
              <Action
                icon="remove"
                name={remove}
                onClick={() => onRemove(search)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Doors(): ReactNode {
  const label = translate({
    id: 'search.doors.title',
    message: 'Where to begin',
  });
  return (
    <nav className="search-doors" aria-label={label}>
      {doors().map(({to, label: name}) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export default function RecentSearches({
  stored: {recent, favorites},
  onFavorite,
  ...rest
}: Rows & {
  stored: StoredSearches;
  onFavorite: Act;
  onRemove: Act;
}): ReactNode {
  if (recent.length + favorites.length === 0) {
    return <Doors />;
  }
  return (
    <div id={idOfRows}>
      <List
        {...rest}
        icon="recent"
        searches={recent}
        first={0}
        onFavorite={onFavorite}
      />
      <List
        {...rest}
        icon="favorite"
        searches={favorites}
        first={recent.length}
      />
    </div>
  );
}
