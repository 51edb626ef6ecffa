/**
 * Why: a name such as `--fix` or `limit: 101` does not break if it fits into a line (src/css/names.css). No style can
 * tell it from one that is longer. One that is too long for a line of a phone, or in a table for a
 * column, breaks between its words.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import {Fragment, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {InTable} from '@site/src/features/tables/InTable';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** What could break, and fits into a line of a phone, also in a list of a list; or into a column of a table. */
const shortName = {
  inText: /^(?=.*[^\w.])(?:.{2,26}|\S{27,30})$/,
  inTable: /^.{10,25}$/,
};

/** What fits into a line of a column of text, or into one of two columns of a table. */
const longName = {inText: /^\S{31,60}$/, inTable: /^\S{26,36}$/};

/** What ends with separators, or before a capital letter. */
const words =
  /(?:[A-Z]*[^A-Z/?&=:._,(<>'-]+|[A-Z]+)[/?&=:._,(<>'-]*|[/?&=:._,(<>'-]+/g;

/** Parts of a URL. Its host stays in one piece, and so do names and numbers with dots. */
const partsOfUrl = /(?:\w+:\/\/)?[^/?&=]+[/?&=]*|[/?&=]+/g;
const isUrl = /:\/\/|\?.*=/;

/** Characters of a name that is kept in one line. */
const longest = {inTable: 12, inText: 30};

/** Between these, code may break, besides at its spaces: between the words of a long name, but not near its ends. */
const partsOf = (code: string, most: number): string[] =>
  code
    .replace(/\S+/g, (name) =>
      name.length > most
        ? (name.match(isUrl.test(name) ? partsOfUrl : words) ?? [])
            .join('\0')
            .replace(/^([^\0]{0,6}\W)\0/, '$1')
            .replace(/(\W)\0([^\0]{1,5})$/, '$1$2')
            .replace(/\0([A-Z]\w{0,2}\W*)$/, '$1')
        : name,
    )
    .split('\0');

/** A browser would break after a slash or a hyphen in it. */
const breaks = /^\S*[/-]\S+$/;

export default function CodeInlineWrapper(props: Props): ReactNode {
  const {children, className} = props;
  const place = useContext(InTable) ? 'inTable' : 'inText';
  const most = longest[place];
  const name = typeof children === 'string' ? children : '';
  const parts = name.length > most + 4 ? partsOf(name, most) : [];
  return (
    <CodeInline
      {...props}
      className={
        clsx(className, {
          'short-name': shortName[place].test(name),
          'long-name': longName[place].test(name),
        }) || undefined
      }>
      {parts.length > 1
        ? parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {place === 'inText' &&
              part.length <= most &&
              breaks.test(part) ? (
                <span className="short-name">{part}</span>
              ) : (
                part
              )}
            </Fragment>
          ))
        : children}
    </CodeInline>
  );
}
