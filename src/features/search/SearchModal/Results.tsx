/** The list of hits. */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import translations from '@theme/SearchTranslations';
import {kindLabel} from '../Screens';
import type {Group, Item} from './groups';
import {idOfRow, idOfRows, type Rows} from './useRows';

/** Title and text are HTML that the client has made: matches are marked, all else escaped. */
const textsOf = ({title, below, kind}: Item) => ({
  __html:
    `<span class="DocSearch-Hit-title">${title}</span>` +
    (below && `<span class="DocSearch-Hit-path">${below}</span>`) +
    (kind ? `<span class="search-kind">${kindLabel(kind)}</span>` : ''),
});

/** Few elements, and all looks from the styles: twenty are drawn within a frame. */
const HitRow = memo(function HitRow({
  item,
  index,
  isSelected,
  onSelect,
  onFollow,
}: Omit<Rows, 'selected'> & {
  item: Item;
  index: number;
  isSelected: boolean;
}): ReactNode {
  return (
    // A Link would watch whether it is in view, twenty times.
    <a
      id={idOfRow(index)}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={item.url}
      className={clsx(
        'DocSearch-Hit search-row',
        `search-row--${item.hit.type}`,
        item.isBelowPage && 'search-row--child',
      )}
      onMouseMove={() => onSelect(index)}
      onClick={(event) => onFollow(index, event)}
      dangerouslySetInnerHTML={textsOf(item)}
    />
  );
});

function Results({
  groups,
  selected,
  ...follow
}: Rows & {groups: readonly Group[]}): ReactNode {
  let next = 0;
  return (
    <div
      id={idOfRows}
      role="listbox"
      aria-label={translations.modal?.searchBox?.searchInputLabel}>
      {groups.map(({title, items}, i) => (
        // Rows get new content and never move, so their position identifies them.
        <div
          key={i}
          role="group"
          aria-labelledby={`search-group-${i}`}
          className="DocSearch-Hits">
          <div id={`search-group-${i}`} className="DocSearch-Hit-source">
            {title}
          </div>
          {items.map((item, place) => {
            const index = next++;
            return (
              <HitRow
                key={place}
                item={item}
                index={index}
                isSelected={index === selected}
                {...follow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The key itself, which changes only the field, does not render the rows. */
export default memo(Results);
