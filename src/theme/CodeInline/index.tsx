/**
 * Why: a name such as `--fix` or `app-config.js` does not break at its hyphen (src/css/names.css). No style can tell
 * it from one that is longer than a line. In a table, a long name breaks between its words.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import {Fragment, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {InTable} from '@site/src/features/tables/InTable';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** One word with a hyphen that fits into a line of a phone, also in a list of a list. */
const shortName = /^(?=.*-)\S{2,30}$/;

/** What ends with separators, or before a capital letter. */
const words =
  /(?:[A-Z]*[^A-Z/?&=._,({<>']+|[A-Z]+)[/?&=._,({<>']*|[/?&=._,({<>']+/g;

/** Where code may break: at its spaces, and in a name of some length between its words. */
const partsOf = (code: string): string[] =>
  (code.match(/\S+\s*|\s+/g) ?? []).flatMap((token) =>
    token.trim().length > 12 ? (token.match(words) ?? []) : [token],
  );

export default function CodeInlineWrapper(props: Props): ReactNode {
  const {children, className} = props;
  const isLong =
    useContext(InTable) && typeof children === 'string' && children.length > 16;
  const isShort = typeof children === 'string' && shortName.test(children);
  return (
    <CodeInline
      {...props}
      className={clsx(className, isShort && 'short-name') || undefined}>
      {isLong
        ? partsOf(children).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : children}
    </CodeInline>
  );
}
