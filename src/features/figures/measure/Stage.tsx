import type {PointerEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {handlesOf, type Marks, type Point} from '../core/measure';
import styles from '../styles.module.css';
import {useCanvas} from '../window-level/Slice';
import Overlay, {placed} from './Overlay';

const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const softTissue = {width: 400, level: 40};

/** In the order of `handlesOf`. */
const handleNames = () => [
  translate({id: 'figures.measure.start', message: 'First end of the length'}),
  translate({id: 'figures.measure.end', message: 'Second end of the length'}),
  translate({id: 'figures.measure.center', message: 'Center of the ellipse'}),
  translate({id: 'figures.measure.width', message: 'Width of the ellipse'}),
  translate({id: 'figures.measure.height', message: 'Height of the ellipse'}),
];

/** The image, the marks, and a handle at each point that can be moved. */
export default function Stage({
  image,
  marks,
  textLines,
  move,
  say,
}: {
  image: Image;
  marks: Marks;
  textLines: readonly string[];
  move: (handle: number, to: Point) => void;
  /** A move has ended. */
  say: (handle: number) => void;
}): ReactNode {
  const [columns, rows] = image.size;
  const canvas = useCanvas(image, softTissue, 0);
  const moveWithin = (handle: number, x: number, y: number) =>
    move(handle, [
      Math.min(columns - 1, Math.max(0, x)),
      Math.min(rows - 1, Math.max(0, y)),
    ]);
  const drag = (handle: number, {clientX, clientY}: PointerEvent) => {
    const {left, top, width, height} = canvas.current!.getBoundingClientRect();
    const x = ((clientX - left) / width) * columns - 0.5;
    moveWithin(handle, x, ((clientY - top) / height) * rows - 0.5);
  };
  const names = handleNames();
  return (
    <div className={styles.stage}>
      <canvas
        ref={canvas}
        width={columns}
        height={rows}
        role="img"
        aria-label={textLines.join(', ')}
      />
      <Overlay marks={marks} textLines={textLines} />
      <div className={styles.handles}>
        {handlesOf(marks).map(([x, y], handle) => (
          <button
            key={handle}
            type="button"
            className={styles.handle}
            style={placed([x, y])}
            aria-label={names[handle]}
            onPointerDown={({currentTarget, pointerId}) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => {
              if (event.buttons === 1) {
                // Rendered during the event: React would otherwise need another frame.
                flushSync(() => drag(handle, event));
              }
            }}
            onPointerUp={() => say(handle)}
            onKeyDown={(event) => {
              const step = steps[event.key];
              if (step) {
                event.preventDefault();
                const pixels = event.shiftKey ? 10 : 1;
                moveWithin(handle, x + pixels * step[0], y + pixels * step[1]);
                say(handle);
              }
            }}
          />
        ))}
      </div>
    </div>
  );
}
