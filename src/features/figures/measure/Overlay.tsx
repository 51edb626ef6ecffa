import type {ReactNode} from 'react';
import type {Marks, Point} from '../core/measure';
import {size} from '../data/marks';
import styles from '../styles.module.css';

export const placed = ([x, y]: Point, room = '0rem') => ({
  left: `min(${((x + 0.5) / size[0]) * 100}%, 100% - ${room})`,
  top: `${((y + 0.5) / size[1]) * 100}%`,
});

/** The marks on the slice, and their lines of text at the right side, as in the viewer. */
export default function Overlay({
  marks: {start, end, center, radii},
  textLines: [length, ...ellipse],
}: {
  marks: Marks;
  textLines: readonly string[];
}): ReactNode {
  const [x, y] = center;
  return (
    <div className={styles.marks} aria-hidden="true">
      <svg
        viewBox={`-0.5 -0.5 ${size.join(' ')}`}
        fill="none"
        stroke="rgb(0, 255, 0)"
        strokeWidth="1.5">
        <path d={`M${start.join()}L${end.join()}`} />
        <ellipse cx={x} cy={y} rx={radii[0]} ry={radii[1]} />
      </svg>
      <span style={placed(start[0] > end[0] ? start : end, '4.5rem')}>
        {length}
      </span>
      <span style={placed([x + radii[0], y], '8rem')}>
        {ellipse.join('\n')}
      </span>
    </div>
  );
}
