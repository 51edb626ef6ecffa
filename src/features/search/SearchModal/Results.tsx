/** The list of hits. */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import translations from '@theme/SearchTranslations';
import {kindLabel} from '../Screens';
import type {Group, Item} from './groups';
import {idOfRow, idOfRows} from './useRows';

/** Title and text are HTML that the client has made: matches are marked, all else escaped. */
const textsOf = ({title, below, kind}: Item, group: string) => ({
  __html:
    `<span class="DocSearch-Hit-title">${title}</span>` +
    (below && `<span class="DocSearch-Hit-path">${below}</span>`) +
    // The heading of the group already says it.
    (kind && !group.startsWith(kindLabel(kind))
      ? `<span class="search-kind">${kindLabel(kind)}</span>`
      : ''),
});

/** Few elements, and all looks from the styles: twenty are drawn within a frame. */
const HitRow = memo(function HitRow({
  item,
  group,
  index,
  isSelected,
}: {
  item: Item;
  group: string;
  index: number;
  isSelected: boolean;
}): ReactNode {
  return (
    // A Link would watch whether it is in view, twenty times.
    <a
      id={idOfRow(index)}
      data-row={index}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={item.url}
      className={clsx(
        'DocSearch-Hit search-row',
        `search-row--${item.type}`,
        item.isBelowPage && 'search-row--child',
      )}
      dangerouslySetInnerHTML={textsOf(item, group)}
    />
  );
});

/** The key itself, which changes only the field, does not render the rows. */
export default memo(function Results({
  groups,
  selected,
}: {
  groups: readonly Group[];
  selected: number;
}): ReactNode {
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
            const isSelected = index === selected;
            return (
              <HitRow
                key={place}
                group={title}
                {...{item, index, isSelected}}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
