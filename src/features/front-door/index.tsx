/**
 * The parts of the first page of a version. Their content is plain Markdown, so that links
 * are checked by the build and the page reads the same as Markdown and without scripts.
 */
import {Fragment, useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** The top of a home page: a paragraph and buttons, with a picture beside them on wide screens. */
export function Hero({children}: Props): ReactNode {
  return <div className={styles.hero}>{children}</div>;
}

/** A paragraph of links, shown as buttons; the first one is the main one. */
export function Actions({children}: Props): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

/** A list whose items begin with a link: one card each, and the whole card is the link. */
export function Cards({children}: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/**
 * Screenshots. With labels, a large one at a time, which the reader chooses; the choices are
 * radio buttons, so that they work without a script. Without labels, two next to each other.
 * With labels also for other things, such as code before and after a change.
 */
export function Gallery({
  labels,
  children,
}: {
  /** What each of them shows, separated by commas. */
  labels?: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  if (labels === undefined) {
    return <div className={styles.gallery}>{children}</div>;
  }
  return (
    <fieldset className={styles.tour}>
      <legend>
        <Translate id="frontDoor.show">Show</Translate>
      </legend>
      {labels.split(', ').map((label, index) => (
        <Fragment key={label}>
          <input
            type="radio"
            id={`${id}${index}`}
            name={id}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${id}${index}`}>{label}</label>
        </Fragment>
      ))}
      <div>{children}</div>
    </fieldset>
  );
}
