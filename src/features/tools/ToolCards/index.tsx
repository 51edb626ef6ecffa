import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {tools} from '@site/config/tools';
import styles from './styles.module.css';

/** A card for each tool. */
export default function ToolCards(): ReactNode {
  return (
    <ul className={`cards ${styles.cards}`}>
      {tools.map(({id, path, title, description}) => (
        <li key={id} className={`card ${styles.card}`}>
          <Heading as="h2" id={id} className={styles.title}>
            <Link to={path} className="card-link">
              {title}
            </Link>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
