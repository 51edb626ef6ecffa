import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The row above a title: where the page is, which version it is of, and what can be done with
 * it. Whatever of these a page has, in this order.
 */
export default function PageHead({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.head}>{children}</div>;
}
