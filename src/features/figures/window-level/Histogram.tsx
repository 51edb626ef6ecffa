import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {histogramOf, rangeOf, type Window} from '../core/window';
import shared from '../styles.module.css';
import styles from './histogram.module.css';

/** The values at the left and right edges. */
const from = -1200;
const to = 1800;
const bins = 250;
const height = 100;

const marks = [-1000, 0, 1000];

/** Percent from the left edge. */
const percent = (value: number) => ((value - from) / (to - from)) * 100;

/** The outline of the bars; the square root makes rare values visible. */
function outline(values: Int16Array): string {
  const roots = Array.from(histogramOf(values, from, to, bins), Math.sqrt);
  // Of air there is so much that nothing else would be seen.
  const most = Math.max(...roots.slice(bins / 10));
  const points = roots.map((root, bin) => {
    const y = height - Math.min(1, root / most) * height * 0.94;
    return `${(from + ((bin + 0.5) * (to - from)) / bins).toFixed(0)},${y.toFixed(1)}`;
  });
  return `M${from},${height} L${points.join(' ')} L${to},${height} Z`;
}

/** How often each value occurs, and the gray that the window gives it. */
export default function Histogram({
  image,
  window,
  offset,
  pointed,
}: {
  image: Image;
  window: Window;
  /** What to add to the values of the image. */
  offset: number;
  /** The value under the pointer. */
  pointed: number | undefined;
}): ReactNode {
  const path = useMemo(() => outline(image.values), [image]);
  const [lower, upper] = rangeOf(window);
  return (
    <div
      role="img"
      aria-label={translate(
        {
          id: 'figures.windowLevel.histogram',
          message:
            'Histogram. Values up to {lower} are black, and values above {upper} are white.',
        },
        {lower: Math.round(lower), upper: Math.round(upper)},
      )}
      className={styles.histogram}>
      <svg
        viewBox={`${from} 0 ${to - from} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true">
        <rect
          className={styles.band}
          x={lower}
          y="0"
          width={Math.max(upper - lower, 6)}
          height={height}
        />
        <path
          className={styles.bars}
          d={path}
          style={{transform: `translateX(${offset}px)`}}
        />
        <path
          className={styles.ramp}
          d={`M${from},${height - 1} H${lower} L${upper},1 H${to}`}
        />
        {pointed !== undefined && (
          <path
            className={styles.pointed}
            d={`M${pointed + offset},0 V${height}`}
          />
        )}
      </svg>
      <div
        className={styles.grays}
        style={{
          backgroundImage: `linear-gradient(to right, #000 ${percent(lower)}%, #fff ${percent(upper)}%)`,
        }}
      />
      <div className={shared.axis} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{left: `${percent(mark)}%`}}>
            {String(mark).replace('-', '−')}
          </span>
        ))}
        <span className={shared.unit}>
          {offset === 0 ? (
            'HU'
          ) : (
            <Translate id="figures.windowLevel.storedValues">
              stored values
            </Translate>
          )}
        </span>
      </div>
    </div>
  );
}
