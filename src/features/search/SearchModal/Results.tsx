/** The list of hits. */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {escapeHtml} from '@ohif-docs/search/runtime/highlight';
import {kindLabel} from '../kindLabel';
import {firstItems, type Group, type Item} from './groups';
import {idOfRow, idOfRows, type Rows} from './rows';

/** Both values are HTML that the client has made: matches are marked, all else escaped. */
const textsOf = ({title, below, kind}: Item) => ({
  __html:
    `<span class="DocSearch-Hit-title">${title}</span>` +
    (below && `<span class="DocSearch-Hit-path">${below}</span>`) +
    (kind
      ? `<span class="search-kind">${escapeHtml(kindLabel(kind))}</span>`
      : ''),
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
  const {hit, url, place} = item;
  return (
    // A Link would watch whether it is in view, twenty times.
    <a
      id={idOfRow(index)}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={url}
      className={clsx(
        'DocSearch-Hit search-row',
        `search-row--${hit.type}`,
        place && `search-row--${place}`,
      )}
      onMouseMove={() => onSelect(index)}
      onClick={(event) => onFollow(index, event)}
      dangerouslySetInnerHTML={textsOf(item)}
    />
  );
});

function Results({
  groups,
  rowCount,
  label,
  selected,
  ...follow
}: Rows & {
  groups: readonly Group[];
  /** Only the first rows are drawn. */
  rowCount: number;
  label: string | undefined;
}): ReactNode {
  let next = 0;
  return (
    <div id={idOfRows} role="listbox" aria-label={label}>
      {firstItems(groups, rowCount).map(({title, items}, i) => (
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
