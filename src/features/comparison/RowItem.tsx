import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  Detail,
  Row,
  What,
} from '@generated/compare/default/comparison.json';
import styles from './styles.module.css';

/** More names than these are in a list that the reader opens. */
const mostNames = 12;

export function nameOfWhat(what: What): string {
  switch (what) {
    case 'added':
      return translate({id: 'compare.what.added', message: 'Added'});
    case 'removed':
      return translate({id: 'compare.what.removed', message: 'Removed'});
    case 'renamed':
      return translate({id: 'compare.what.renamed', message: 'Renamed'});
    case 'changed':
      return translate({id: 'compare.what.changed', message: 'Changed'});
  }
}

/** A sentence of data, with `code` between backticks as in Markdown. */
export function WithCode({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}

/** A value as code, or a sentence of the reference with code in it. */
function Value({children}: {children: string}): ReactNode {
  return children.includes('`') ? (
    <WithCode>{children}</WithCode>
  ) : (
    <code>{children}</code>
  );
}

function Names({names}: Pick<Row, 'names'>): ReactNode {
  const list = names.map(({name, to}, i) => (
    <span key={name}>
      {i > 0 && ', '}
      <code>{name}</code>
      {to && (
        <>
          {' → '}
          <code>{to}</code>
        </>
      )}
    </span>
  ));
  return names.length > mostNames ? (
    <details>
      <summary>
        <Translate id="compare.names" values={{count: names.length}}>
          {'{count} names'}
        </Translate>
      </summary>
      {list}
    </details>
  ) : (
    list
  );
}

/** `property`: the old value → the new one. */
function DetailItem({
  detail: {property, before, after},
  row: {what, names},
}: {
  detail: Detail;
  row: Row;
}): ReactNode {
  const isWithoutNew = before !== undefined && after === undefined;
  if (isWithoutNew && what === 'changed' && names.length === 0) {
    // What the code does has changed: it can still be written.
    return (
      <li>
        {property}: <Value>{before}</Value>
      </li>
    );
  }
  return (
    <li>
      {property}:{' '}
      {before !== undefined && (
        <del>
          <Value>{before}</Value>
        </del>
      )}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && (
        <ins>
          <Value>{after}</Value>
        </ins>
      )}
      {isWithoutNew && what !== 'removed' && (
        <>
          {' → '}
          <Translate id="compare.noValue">none</Translate>
        </>
      )}
    </li>
  );
}

export default function RowItem({
  row,
  hidden,
}: {
  row: Row;
  hidden: boolean;
}): ReactNode {
  const {id, what, kind, names, details, breaks, why, link} = row;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.row} hidden={hidden}>
      <span className={`badge ${styles[what]}`}>{nameOfWhat(what)}</span>{' '}
      {breaks && (
        <span className={`badge ${styles.breaks}`}>
          <Translate id="compare.breaks.mark">Can break code</Translate>
        </span>
      )}{' '}
      {/* The kind of what has no name is the title of the area. */}
      {names.length > 0 && (
        <>
          <span className={styles.names}>
            <Names names={names} />
          </span>{' '}
          <span className={styles.kind}>{kind}</span>
        </>
      )}{' '}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'compare.row.link', message: 'Link to {row}'},
          {row: `${nameOfWhat(what)} ${kind} ${names[0]?.name ?? ''}`.trim()},
        )}
      />
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <DetailItem key={detail.property} detail={detail} row={row} />
          ))}
        </ul>
      )}
      {(why ?? link) && (
        <p className={styles.why}>
          {why && <WithCode>{why}</WithCode>}{' '}
          {link && (
            <Link to={link}>
              <Translate id="compare.row.guide">Migration guide</Translate>
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
