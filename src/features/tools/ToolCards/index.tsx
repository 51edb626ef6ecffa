import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {tools} from '@site/config/tools';
import styles from './styles.module.css';

/** The path of each icon, drawn with strokes in a 24 × 24 box. */
const icons: Record<(typeof tools)[number]['id'], string> = {
  // A file with a check mark.
  config:
    'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zv5h5M9 14.5l2 2 4-4',
  // An arrow up.
  upgrade: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 16V8m-3.5 3.5L12 8l3.5 3.5',
  // A pulse.
  network: 'M2.5 12H7l3-7.5 4 15 3-7.5h4.5',
  // Two chain links.
  url: 'M10 13.5a4 4 0 0 0 6 .4l3.3-3.3A4 4 0 0 0 13.6 5L12 6.5M14 10.5a4 4 0 0 0-6-.4l-3.3 3.3A4 4 0 0 0 10.4 19L12 17.5',
  // A layout of viewports.
  'hanging-protocol':
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2m7 0v16m0-8h9',
  // Two servers.
  'sub-path':
    'M5 4h14a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2m0 9h14a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2m2-5.5h.01m-.01 9h.01',
  // A magnifying glass.
  troubleshooting:
    'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 5 5M11 8v3.5m0 2.5h.01',
  // Arrows in both directions.
  compare: 'M4 8h14m-3.5-3.5L18 8l-3.5 3.5M20 16H6m3.5-3.5L6 16l3.5 3.5',
  // A speech bubble.
  assistants:
    'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2m3 5h8m-8 3.5h5',
};

/** A card for each tool. */
export default function ToolCards(): ReactNode {
  return (
    <ul className={`cards ${styles.cards}`}>
      {tools.map(({id, path, title, description}) => (
        <li key={id} className={`card ${styles.card}`}>
          <Heading as="h2" id={id} className={styles.title}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[id]} />
            </svg>
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
