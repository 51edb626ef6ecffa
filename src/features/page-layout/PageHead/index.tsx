import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The row above a title: breadcrumbs, version badge, and page actions, in this order,
 * each if the page has it.
 */
export default function PageHead({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.head}>{children}</div>;
}
