/**
 * The parts of the first page of a version. Their content is plain Markdown, so that links
 * are checked by the build and the page reads the same as Markdown and without scripts.
 */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A paragraph of links, shown as buttons; the first one is the main one. */
export function Actions({children}: Props): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

/** A list whose items begin with a link: one card each, and the whole card is the link. */
export function Cards({children}: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** Screenshots (`<ViewerPicture half>`) side by side. */
export function Gallery({children}: Props): ReactNode {
  return <div className={styles.gallery}>{children}</div>;
}
