import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {kinds, study, timesOf, type Request} from './model';
import styles from './styles.module.css';

/** Ends of the time axis, in seconds. */
const ends = [1, 2, 4, 10, 20, 40, 100, 200];

const seconds = (milliseconds: number) =>
  (milliseconds / 1000).toFixed(1);

/** One line for each request, from left to right: pale until it is sent, then solid. */
export default function Waterfall({
  title,
  requests,
}: {
  title: string;
  requests: readonly Request[];
}): ReactNode {
  const isBrowser = useIsBrowser();
  const [played, setPlayed] = useState(0);
  const {first, all, end} = timesOf(requests);
  const width = ends.find((one) => one * 1000 >= end) ?? ends.at(-1)!;
  return (
    <div className={styles.run}>
      <p className={styles.title}>
        <strong>{title}</strong>
        {isBrowser && (
          <button type="button" onClick={() => setPlayed(played + 1)}>
            <Translate id="figures.largeStudy.play">
              Play in real time
            </Translate>
          </button>
        )}
      </p>
      <p role="status">
        {translate(
          {
            id: 'figures.largeStudy.times',
            message:
              'First image after {first} s, all {count} images of the series after {all} s',
          },
          {first: seconds(first), all: seconds(all), count: study.images},
        )}
      </p>
      <div className={styles.chart}>
        <Bars requests={requests} width={width} first={first} />
        {played > 0 && (
          <span
            key={played}
            className={styles.cover}
            style={{animationDuration: `${width}s`}}
          />
        )}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>0</span>
        <span>{width / 2}</span>
        <span>{width} s</span>
      </p>
    </div>
  );
}

/** A closed shape for each bar, one unit high: from, to, and line. */
const path = (bars: readonly (readonly [number, number, number])[]) =>
  bars
    .map(([x, to, row]) => {
      const long = Math.max(1, Math.round(to - x));
      return `M${Math.round(x)} ${row}h${long}v1h-${long}z`;
    })
    .join('');

function Bars({
  requests,
  width,
  first,
}: {
  requests: readonly Request[];
  width: number;
  first: number;
}): ReactNode {
  const rows = requests.map((request, row) => ({...request, row}));
  return (
    <svg
      viewBox={`0 0 ${width * 1000} ${rows.length}`}
      preserveAspectRatio="none"
      aria-hidden="true">
      <path
        className={styles.grid}
        d={`M${width * 250} 0V200M${width * 500} 0V200M${width * 750} 0V200`}
      />
      {kinds.map((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        return (
          <g key={kind} className={styles[kind]}>
            <path
              opacity="0.3"
              d={path(own.map(({made, sent, row}) => [made, sent, row]))}
            />
            <path
              d={path(own.map(({sent, end: to, row}) => [sent, to, row]))}
            />
          </g>
        );
      })}
      <path
        className={clsx(styles.first, styles.mark)}
        d={`M${Math.round(first)} 0V200`}
      />
    </svg>
  );
}
