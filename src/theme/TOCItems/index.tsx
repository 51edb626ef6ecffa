/**
 * Why: a long name breaks between its words, and many headings are folded to the part that is read.
 * How: wraps the theme's component (theme-classic 3.10.2).
 */
import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

/** More headings than this are higher than a small window. */
const most = 20;

/** Names of code in the HTML of a heading, and long ones in its text: a line may end between words. */
const breakable = (html: string): string =>
  html.replace(/<code>.*?<\/code>|[^\s<>]{20,}/g, (name) =>
    name.replace(/[a-z](?=[A-Z])|_(?=\w)/g, '$&<wbr>'),
  );

export default function TOCItemsWrapper({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  ...props
}: Props): ReactNode {
  const items = useMemo(
    () => toc.map((item) => ({...item, value: breakable(item.value)})),
    [toc],
  );
  return (
    <TOCItems
      {...props}
      toc={items}
      // Styled in src/css/navigation.css.
      className={clsx(
        className,
        toc.filter(({level}) => level < 4).length > most && 'many-headings',
      )}
    />
  );
}
