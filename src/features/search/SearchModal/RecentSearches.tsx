/** The modal's content before the reader types: recent searches and favorites. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {doors} from '../mainLinks';
import {
  textOf,
  type StoredSearches,
  type StoredSearch,
} from './recent-searches';
import {idOfRow, idOfRows, type Rows} from './rows';

type Action = {
  icon: 'favorite' | 'remove';
  title: string | undefined;
  act: (search: StoredSearch) => void;
};

type ListProps = Rows & {
  title: string | undefined;
  icon: 'recent' | 'favorite';
  searches: readonly StoredSearch[];
  /** Rows of the lists above. */
  first: number;
  actions: Action[];
};

/** A grid, because an option must not contain the buttons of a row. */
function List({
  title,
  icon,
  searches,
  first,
  actions,
  selected,
  onSelect,
  onFollow,
}: ListProps): ReactNode {
  if (searches.length === 0) {
    return null;
  }
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      <div role="grid" aria-label={title}>
        {searches.map((search, i) => {
          const {hierarchy, objectID, type, url} = search;
          const index = first + i;
          return (
            <div
              key={objectID}
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
                  <span className="DocSearch-Hit-title">
                    {textOf(hierarchy[type])}
                  </span>
                  {type !== 'lvl1' && (
                    <span className="DocSearch-Hit-path">
                      {textOf(hierarchy.lvl1)}
                    </span>
                  )}
                </Link>
              </div>
              {actions.map(({icon: image, title: name, act}) => (
                <div key={image} role="gridcell" className="search-row-action">
                  <button
                    type="button"
                    className="DocSearch-Hit-action-button"
                    title={name}
                    aria-label={name}
                    onClick={() => act(search)}>
                    <span className={`search-icon search-icon--${image}`} />
                  </button>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Doors(): ReactNode {
  return (
    <nav
      className="search-doors"
      aria-label={translate({
        id: 'search.doors.title',
        message: 'Where to begin',
      })}>
      {doors().map(({to, label}) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export default function RecentSearches({
  stored: {recent, favorites},
  onFavorite,
  onRemove,
  ...rest
}: Rows & {
  stored: StoredSearches;
  onFavorite: (search: StoredSearch) => void;
  onRemove: (search: StoredSearch) => void;
}): ReactNode {
  const texts = translations.modal?.startScreen ?? {};
  if (recent.length + favorites.length === 0) {
    return <Doors />;
  }
  return (
    <div id={idOfRows}>
      <List
        {...rest}
        title={texts.recentSearchesTitle}
        icon="recent"
        searches={recent}
        first={0}
        actions={[
          {
            icon: 'favorite',
            title: texts.saveRecentSearchButtonTitle,
            act: onFavorite,
          },
          {
            icon: 'remove',
            title: texts.removeRecentSearchButtonTitle,
            act: onRemove,
          },
        ]}
      />
      <List
        {...rest}
        title={texts.favoriteSearchesTitle}
        icon="favorite"
        searches={favorites}
        first={recent.length}
        actions={[
          {
            icon: 'remove',
            title: texts.removeFavoriteSearchButtonTitle,
            act: onRemove,
          },
        ]}
      />
    </div>
  );
}
